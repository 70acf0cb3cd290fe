import type { Review } from '@wurfzabel/engine/review/index';
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

/** The review kept of a game; undefined where there is none that can be read. @param of see `markOf`; left out: any */
export const keptIn = (box: Box, id: string, of?: string): KeptReview | undefined => {
  try {
    const stored: unknown = JSON.parse(box.getItem(REVIEW_PREFIX + id) ?? '');
    if (!isObject(stored) || stored['v'] !== 1 || (of !== undefined && stored['of'] !== of))
      return undefined;
    const { review } = stored;
    return isObject(review) && Array.isArray(review['throws']) && Array.isArray(review['decisions'])
      ? (stored as unknown as KeptReview)
      : undefined;
  } catch {
    return undefined;
  }
};

const others = (box: Box, id: string): readonly string[] => {
  const found: string[] = [];
  for (let i = 0; i < box.length; i++) {
    const key = box.key(i);
    if (key?.startsWith(REVIEW_PREFIX) && key !== REVIEW_PREFIX + id) found.push(key);
  }
  return found;
};

/** Keeps a review; where there is no room others go, since they can be made again. @returns whether it is kept */
export const keepIn = (box: Box, id: string, kept: KeptReview): boolean => {
  const text = JSON.stringify(kept, rounded);
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
