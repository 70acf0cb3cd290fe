import { CHANCES, SIDES } from '@wurfzabel/rules';
import type { GameLine } from '../statistics/line.ts';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isNumber = (value: unknown): value is number => Number.isFinite(value);

const areCounts = (value: unknown, length: number): boolean =>
  Array.isArray(value) && value.length === length && value.every(n => isNumber(n) && n >= 0);

const isResult = (value: unknown): boolean =>
  isObject(value) && SIDES.some(side => side === value['winner']) && isNumber(value['points']);

const isReview = (value: unknown): boolean =>
  isObject(value) && ['decisions', 'loss', 'luck'].every(name => isNumber(value[name]));

const ofBoth = (value: unknown, isGood: (side: unknown) => boolean): boolean =>
  isObject(value) && SIDES.every(side => isGood(value[side]));

/** Whether something from a file is a line of statistics through and through; a page of statistics reads it without a further look. */
export const isSoundLine = (value: unknown): value is GameLine =>
  isObject(value) &&
  ['id', 'game', 'against'].every(name => typeof value[name] === 'string') &&
  isNumber(value['played']) &&
  (value['own'] === undefined || SIDES.some(side => side === value['own'])) &&
  Array.isArray(value['results']) &&
  value['results'].every(isResult) &&
  ofBoth(value['dice'], counts => areCounts(counts, 6)) &&
  ofBoth(value['throws'], counts => areCounts(counts, CHANCES.length)) &&
  (value['review'] === undefined || ofBoth(value['review'], isReview));
