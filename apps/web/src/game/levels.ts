import { LEVEL_IDS, type LevelId } from '@wurfzabel/engine/levels/levels';
import { computerName, FIRST_LEVEL, levelNamed } from '@wurfzabel/engine/levels/names';
import type { RecordPlayer } from '@wurfzabel/records';
import { SIDES, type BySide } from '@wurfzabel/rules';

export { computerName, FIRST_LEVEL };

/** The computer of the first edition of this page: one level, which gave away as much a move as this one does. */
const HAND_MADE = { name: 'Wurfzabel, hand-made, one play deep', level: 'learner' } as const;

/** The names by which records of this page have ever called its computer. */
export const COMPUTER_NAMES: readonly string[] = [HAND_MADE.name, ...LEVEL_IDS.map(computerName)];

/** The level that the computer of a record plays on with; of another program's, the usual one. */
export const levelIn = (players: BySide<RecordPlayer> | undefined): LevelId => {
  const names = SIDES.map(side => players?.[side]).flatMap(player =>
    player?.kind === 'computer' ? [player.name] : [],
  );
  if (names.includes(HAND_MADE.name)) return HAND_MADE.level;
  return names.map(levelNamed).find(level => level !== undefined) ?? FIRST_LEVEL;
};
