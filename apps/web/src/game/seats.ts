import type { LevelId } from '@wurfzabel/engine/levels/levels';
import { bySide, SIDES, type BySide, type Side } from '@wurfzabel/rules';
import type { PlayerKind, RecordPlayer } from '@wurfzabel/records';
import { COMPUTER_NAMES, computerName } from './levels.ts';

/** Who sits where. */
export type Seats = BySide<PlayerKind>;
export type Who = 'you' | 'computer' | Side;

export const twoPeople = (seats: Seats): boolean => SIDES.every(side => seats[side] === 'person');

/** How a side is spoken of: "you" only where one person plays. */
export const whoIs = (seats: Seats, side: Side): Who => {
  if (seats[side] === 'computer') return 'computer';
  return twoPeople(seats) ? side : 'you';
};

/** The side at the bottom of the board: the person's, or White where there are two. */
export const bottomOf = (seats: Seats): Side => (seats.white === 'person' ? 'white' : 'black');

const GUEST = 'Guest';

/** The names under which this page records those who gave none. */
const NAMELESS: { readonly [kind in PlayerKind]: readonly string[] } = {
  person: [GUEST],
  computer: COMPUTER_NAMES,
};

/** How a record names the players. */
export const playersOf = (seats: Seats, level: LevelId): BySide<RecordPlayer> =>
  bySide(side => ({
    kind: seats[side],
    name: seats[side] === 'computer' ? computerName(level) : GUEST,
  }));

/** The name that a record gives a player, if it is one of his own. */
export const givenName = (
  players: BySide<RecordPlayer> | undefined,
  side: Side,
): string | undefined => {
  const player = players?.[side];
  // The list of games shows names that have not gone through the reader of records.
  return typeof player?.name !== 'string' || NAMELESS[player.kind]?.includes(player.name)
    ? undefined
    : player.name.trim() || undefined;
};

export const seatsOf = (players: BySide<RecordPlayer> | undefined): Seats =>
  bySide(side => players?.[side].kind ?? 'person');
