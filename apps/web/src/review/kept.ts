import type { Review, ReviewPart } from '@wurfzabel/engine/review/index';
import type { GameLog } from '@wurfzabel/records';
import type { Lack } from '../engine/judged.ts';
import type { Box } from '../store/store.ts';

/** A finished review as it is kept beside its game. */
export interface KeptReview {
  readonly v: 1;
  /** What was reviewed: a game that has gone on since is another. */
  readonly of: string;
  /** Throws looked ahead at most. */
  readonly depth: number;
  readonly judge: 'net' | 'hand-made';
  readonly lacks: readonly Lack[];
  readonly review: Review;
}

export const REVIEW_PREFIX = 'wurfzabel.review.';

/** A review that is not finished, beside its game until it is. */
interface KeptPart {
  readonly v: 1;
  readonly of: string;
  readonly depth: number;
  readonly part: ReviewPart;
}

export const PART_PREFIX = 'wurfzabel.reviewing.';

/** Tells two states of a game apart: how much has happened in it, and a hash of what. */
export const markOf = ({ actions }: GameLog): string => {
  let hash = 0x811c9dc5;
  for (const letter of JSON.stringify(actions))
    hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  return `${actions.length}.${(hash >>> 0).toString(36)}`;
};

/** Five digits are more than a judgement is good for, and half the room. */
const rounded = (_: string, value: unknown): unknown =>
  typeof value === 'number' ? Math.round(value * 1e5) / 1e5 : value;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isReview = (value: unknown): value is Review =>
  isObject(value) && Array.isArray(value['throws']) && Array.isArray(value['decisions']);

/** The review kept of a game; undefined where there is none that can be read. @param of see `markOf`; left out: any */
export const keptIn = (box: Box, id: string, of?: string): KeptReview | undefined => {
  try {
    const stored: unknown = JSON.parse(box.getItem(REVIEW_PREFIX + id) ?? '');
    if (!isObject(stored) || stored['v'] !== 1 || (of !== undefined && stored['of'] !== of))
      return undefined;
    return isReview(stored['review']) ? (stored as unknown as KeptReview) : undefined;
  } catch {
    return undefined;
  }
};

/** What there is of a review that was left before its end; undefined where nothing fits. @param of see `markOf` */
export const partIn = (box: Box, id: string, of: string, depth: number): ReviewPart | undefined => {
  try {
    const stored: unknown = JSON.parse(box.getItem(PART_PREFIX + id) ?? '');
    const fits =
      isObject(stored) &&
      stored['v'] === 1 &&
      stored['of'] === of &&
      stored['depth'] === depth &&
      isObject(stored['part']) &&
      isReview(stored['part']['review']);
    return fits ? (stored as unknown as KeptPart).part : undefined;
  } catch {
    return undefined;
  }
};

/** Keeps what there is so far; where there is no room it is found again the next time. */
export const keepPart = (
  box: Box,
  id: string,
  of: string,
  depth: number,
  part: ReviewPart,
): void => {
  const kept: KeptPart = { v: 1, of, depth, part };
  try {
    box.setItem(PART_PREFIX + id, JSON.stringify(kept));
  } catch {
    box.removeItem(PART_PREFIX + id);
  }
};

/** Forgets the review of a game, finished or not. */
export const forgetReview = (box: Box, id: string): void => {
  box.removeItem(REVIEW_PREFIX + id);
  box.removeItem(PART_PREFIX + id);
};

const others = (box: Box, id: string): readonly string[] => {
  const found: string[] = [];
  for (let i = 0; i < box.length; i++) {
    const key = box.key(i);
    const isOurs = key?.startsWith(REVIEW_PREFIX) || key?.startsWith(PART_PREFIX);
    if (key && isOurs && key !== REVIEW_PREFIX + id) found.push(key);
  }
  return found;
};

/** Keeps a review; where there is no room others go, since they can be made again. @returns whether it is kept */
export const keepIn = (box: Box, id: string, kept: KeptReview): boolean => {
  const text = JSON.stringify(kept, rounded);
  box.removeItem(PART_PREFIX + id);
  const put = (): boolean => {
    try {
      box.setItem(REVIEW_PREFIX + id, text);
      return true;
    } catch {
      return false;
    }
  };
  if (put()) return true;
  for (const key of others(box, id)) {
    box.removeItem(key);
    if (put()) return true;
  }
  return false;
};
