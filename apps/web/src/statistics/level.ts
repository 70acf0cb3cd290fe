import { LEVEL_IDS, type LevelId } from '@wurfzabel/engine/levels/levels';

export type { LevelId };

export const isLevel = (value: unknown): value is LevelId => LEVEL_IDS.includes(value as LevelId);
