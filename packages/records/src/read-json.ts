import type { Reason } from '@wurfzabel/rules';
import {
  placeText,
  RECORD_LIMITS,
  type RecordFault,
  type RecordPlace,
  type RecordRefusal,
} from './record.ts';

/**
 * Leaves the reader from however deep, and is caught in parseRecord alone.
 * Everywhere else faults are values; here every line of a nested reader would only hand them up.
 */
export class Refused extends Error {
  readonly refusal: RecordRefusal;
  constructor(refusal: RecordRefusal) {
    super(refusal.message);
    this.refusal = refusal;
  }
}

export const refuse = (
  code: RecordFault,
  message: string,
  place: RecordPlace = {},
  reason?: Reason,
): never => {
  const where = placeText(place);
  const told = where === '' ? message : `${where}: ${message}`;
  throw new Refused({ code, message: told, place, ...(reason ? { reason } : {}) });
};

export type Json = Readonly<Record<string, unknown>>;

export const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What was found, short enough for a message. */
export const shown = (value: unknown): string => {
  if (typeof value === 'string') return `"${value.slice(0, 40)}"`;
  if (typeof value === 'number' || typeof value === 'boolean' || value === null)
    return String(value);
  if (value === undefined) return 'nothing';
  return Array.isArray(value) ? `a list of ${value.length}` : 'an object';
};

/** An object with no other fields than these. Fields the format does not know are refused, since they would be lost unseen. */
export const fields = (
  value: unknown,
  what: string,
  names: readonly string[],
  place: RecordPlace = {},
): Json => {
  if (!isJson(value))
    return refuse('ERR_FIELD', `${what} must be an object, not ${shown(value)}`, place);
  for (const name in value)
    if (!names.includes(name))
      return refuse(
        'ERR_FIELD',
        `${what} has an unknown field "${name.slice(0, 40)}"; known are ${names.join(', ')}`,
        place,
      );
  // Only own fields count: an inherited one is not in the file.
  return Object.fromEntries(Object.entries(value));
};

export const list = (
  value: unknown,
  what: string,
  most: number,
  place: RecordPlace = {},
): readonly unknown[] => {
  if (!Array.isArray(value))
    return refuse('ERR_FIELD', `${what} must be a list, not ${shown(value)}`, place);
  if (value.length > most)
    return refuse('ERR_LIMIT', `${what} has ${value.length} members; the most is ${most}`, place);
  return value;
};

export const whole = (
  value: unknown,
  what: string,
  least: number,
  most: number,
  place: RecordPlace = {},
): number =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most
    ? (value as number)
    : refuse(
        'ERR_FIELD',
        `${what} must be a whole number from ${least} to ${most}, not ${shown(value)}`,
        place,
      );

export const oneOf = <T extends string>(
  value: unknown,
  what: string,
  words: readonly T[],
  place: RecordPlace = {},
): T =>
  words.includes(value as T)
    ? (value as T)
    : refuse(
        'ERR_FIELD',
        `${what} must be one of ${words.map(word => `"${word}"`).join(', ')}, not ${shown(value)}`,
        place,
      );

export const line = (value: unknown, what: string, most: number): string =>
  typeof value === 'string' && value.length <= most
    ? value
    : refuse(
        'ERR_FIELD',
        `${what} must be a text of at most ${most} characters, not ${shown(value)}`,
      );

/** The optional time of an entry, as a part to spread. */
export const timed = (value: Json, place: RecordPlace): { readonly time?: number } =>
  value.time === undefined ? {} : { time: whole(value.time, 'time', 0, RECORD_LIMITS.time, place) };
