import type { Throw } from '../src/dice.ts';
import type { Rules } from '../src/game.ts';
import { OPTION_VALUES, type Options } from '../src/options.ts';
import type { Men, Setup } from '../src/position.ts';
import { rulesFor } from '../src/registry.ts';
import { unwrap } from '../src/result.ts';
import { seeded, type Seeded } from '../src/seeded.ts';

export interface RandomTurn {
  readonly rules: Rules;
  readonly setup: Setup;
  readonly thrown: Throw;
  /** For messages: enough to write the case down by hand. */
  readonly text: string;
}

/**
 * A later doublet is tried only where the mover's men stand on at most so many places (hand included, off not),
 * because the twin walks every sequence; elsewhere the doublet is the mover's first.
 */
export const MOST_PLACES_OF_LATER_DOUBLETS = 4;

/** The options that decide which plays are legal and which of them are the same. */
const OPTIONS_OF_PLAYS = [
  'foresight',
  'throwAgain',
  'throwAgainWhenBlocked',
  'undersides',
  'entering',
  'bearOff',
  'overshoot',
  'oneTwo',
  'opponentPlaysRest',
] as const;

const KINDS = ['entering', 'middle', 'bands', 'coming home', 'bearing off', 'few left'] as const;
type Kind = (typeof KINDS)[number];

const pick = <T>(dice: Seeded, from: readonly T[]): T => from[dice.below(from.length)]!;
const chance = (dice: Seeded, probability: number): boolean => dice.next() < probability;
/** From `least` to `most`, both included. */
const between = (dice: Seeded, least: number, most: number): number =>
  least + dice.below(most - least + 1);

interface Outline {
  readonly hand: number;
  readonly off: number;
  readonly first: number;
  readonly last: number;
  readonly atLeastOnAPoint: number;
}

const outlineOf = (dice: Seeded, kind: Kind): Outline => {
  switch (kind) {
    case 'entering':
      return {
        hand: between(dice, 1, 14),
        off: 0,
        first: 1,
        last: pick(dice, [6, 6, 12]),
        atLeastOnAPoint: 1,
      };
    case 'middle':
      return {
        hand: chance(dice, 0.3) ? between(dice, 1, 3) : 0,
        off: 0,
        first: 1,
        last: 24,
        atLeastOnAPoint: 1,
      };
    case 'bands': {
      const first = between(dice, 1, 14);
      return {
        hand: chance(dice, 0.2) ? 1 : 0,
        off: 0,
        first,
        last: first + 10,
        atLeastOnAPoint: 2,
      };
    }
    case 'coming home':
      return {
        hand: 0,
        off: between(dice, 0, 8),
        first: between(dice, 15, 18),
        last: 24,
        atLeastOnAPoint: 1,
      };
    case 'bearing off':
      return {
        hand: chance(dice, 0.1) ? 1 : 0,
        off: between(dice, 0, 10),
        first: 19,
        last: 24,
        atLeastOnAPoint: 1,
      };
    case 'few left':
      return {
        hand: chance(dice, 0.3) ? 1 : 0,
        off: between(dice, 10, 13),
        first: pick(dice, [1, 13, 19]),
        last: 24,
        atLeastOnAPoint: 1,
      };
  }
};

/** Fifteen men by the outline, on stations that are free; what finds no place stays in hand. */
const place = (dice: Seeded, kind: Kind, free: ReadonlySet<number>, mostPlaces: number): Men => {
  const { hand, off, first, last, atLeastOnAPoint } = outlineOf(dice, kind);
  const men = new Array<number>(26).fill(0);
  men[0] = hand;
  men[25] = off;
  let left = 15 - hand - off;
  const stations = Array.from({ length: last - first + 1 }, (_, i) => first + i).filter(s =>
    free.has(s),
  );
  const places = between(dice, 1, Math.min(11, mostPlaces)) - (hand > 0 ? 1 : 0);
  const chosen: number[] = [];
  while (chosen.length < places && stations.length > 0 && left >= atLeastOnAPoint) {
    const [station] = stations.splice(dice.below(stations.length), 1) as [number];
    chosen.push(station);
    men[station] = atLeastOnAPoint;
    left -= atLeastOnAPoint;
  }
  for (; left > 0; left--) men[chosen.length > 0 ? pick(dice, chosen) : 0]!++;
  return Object.fromEntries(men.map((n, s) => [s, n] as const).filter(([, n]) => n > 0));
};

const randomOptions = (dice: Seeded): Record<string, unknown> => {
  if (chance(dice, 0.4)) return {};
  const changed = OPTIONS_OF_PLAYS.filter(() => chance(dice, 0.35));
  return Object.fromEntries(changed.map(name => [name, pick<unknown>(dice, OPTION_VALUES[name])]));
};

const randomTurn = (dice: Seeded, gameId: string, fixed: Partial<Options>): RandomTurn => {
  const options = { ...randomOptions(dice), ...fixed };
  const rules = unwrap(rulesFor(gameId, options));
  const thrown: Throw = rules.oneTwo && chance(dice, 0.4) ? [2, 1] : dice.throwDice();
  const turn = pick(dice, ['white', 'black'] as const);
  const isLater = chance(dice, 0.5);
  const doublets = { own: isLater ? between(dice, 1, 9) : 0, enemy: between(dice, 0, 2) };
  const isLaterDoublet = isLater && thrown[0] === thrown[1] && rules.doublets === 'undersides';
  const all = Array.from({ length: 24 }, (_, i) => i + 1);
  const own = place(
    dice,
    pick(dice, KINDS),
    new Set(all),
    isLaterDoublet ? MOST_PLACES_OF_LATER_DOUBLETS : 15,
  );
  const across = (s: number): number => (rules.course === 'contrary' ? 25 - s : s);
  const enemy = place(
    dice,
    pick(dice, KINDS),
    new Set(all.filter(s => own[across(s)] === undefined)),
    15,
  );
  const setup: Setup =
    turn === 'white'
      ? { white: own, black: enemy, turn, doublets: { white: doublets.own, black: doublets.enemy } }
      : {
          white: enemy,
          black: own,
          turn,
          doublets: { white: doublets.enemy, black: doublets.own },
        };
  return {
    rules,
    setup,
    thrown,
    text: JSON.stringify({ game: gameId, options, ...setup, throw: thrown }),
  };
};

/**
 * Plausible positions of all phases with a throw each, options mixed in; the same seed gives the same turns.
 * @param fixed options that all turns share
 */
export function* randomTurns(
  gameId: string,
  seed: number,
  count: number,
  fixed: Partial<Options> = {},
): Generator<RandomTurn> {
  const dice = seeded(seed);
  for (let i = 0; i < count; i++) yield randomTurn(dice, gameId, fixed);
}
