import { LEVEL_IDS, type LevelId } from '@wurfzabel/engine/levels/levels';
import type { RecordPlayer } from '@wurfzabel/records';
import { SIDES, type BySide } from '@wurfzabel/rules';

/** What a game begins with where nobody chose, and what a record of another program goes on with. */
export const FIRST_LEVEL: LevelId = 'casual';

/** The computer of the first edition of this page: one level, which gave away as much a move as this one does. */
const HAND_MADE = { name: 'Wurfzabel, hand-made, one play deep', level: 'learner' } as const;

/** How a record names the computer. */
export const computerName = (level: LevelId): string => `Wurfzabel, ${level}`;

/** The names by which records of this page have ever called its computer. */
export const COMPUTER_NAMES: readonly string[] = [HAND_MADE.name, ...LEVEL_IDS.map(computerName)];

/** The level that the computer of a record plays on with. */
export const levelIn = (players: BySide<RecordPlayer> | undefined): LevelId => {
  const names = SIDES.map(side => players?.[side]).flatMap(player =>
    player?.kind === 'computer' ? [player.name] : [],
  );
  if (names.includes(HAND_MADE.name)) return HAND_MADE.level;
  return LEVEL_IDS.find(level => names.includes(computerName(level))) ?? FIRST_LEVEL;
};
