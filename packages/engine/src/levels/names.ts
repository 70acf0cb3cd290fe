import { LEVEL_IDS, type LevelId } from './levels.ts';

/** What a game begins with where nobody chose. */
export const FIRST_LEVEL: LevelId = 'casual';

/** How a record names the computer at a level. */
export const computerName = (level: LevelId): string => `Wurfzabel, ${level}`;

/** The level of the computer that a record names so; undefined for any other name. */
export const levelNamed = (name: string): LevelId | undefined =>
  LEVEL_IDS.find(level => computerName(level) === name);
