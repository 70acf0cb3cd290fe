import { LEVEL_IDS, levelOf, type Level, type LevelId } from '@wurfzabel/engine';
import { UsageError } from '../shell/usage-error.ts';
import type { Loaded } from './thinkers.ts';

/** The level a flag names, or a UsageError that says which there are. */
export const levelFrom = (text: string): LevelId => {
  const level = LEVEL_IDS.find(id => id === text);
  if (level) return level;
  throw new UsageError(`--level is one of ${LEVEL_IDS.join(', ')}, not "${text.slice(0, 40)}"`);
};

/** A level as it is played with this judge: without a net every play of a large doublet is looked at one by one, and nothing is looked ahead. */
export const levelWith = ({ judge }: Pick<Loaded, 'judge'>, id: LevelId): Level => {
  const level = levelOf(id);
  return judge === 'net' ? level : { ...level, depth: 0 };
};
