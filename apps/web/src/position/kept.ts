import type { Side } from '@wurfzabel/rules';
import { draftFromText, hashOf } from './address.ts';
import type { View } from './desk.svelte.ts';
import type { Draft } from './draft.ts';

/** What the browser keeps of the page: the draft with the states before and after it, as far as one has gone back. */
export interface Kept {
  readonly drafts: readonly Draft[];
  /** Which of them lies on the desk. */
  readonly at: number;
  readonly bottom: Side;
  readonly view: View;
}

export interface Shelf {
  readonly read: () => Kept | undefined;
  readonly write: (kept: Kept) => void;
}

const KEY = 'wurfzabel.position';
/** Changes that are kept on either side. */
const MOST = 200;

const keptFrom = (text: string): Kept | undefined => {
  const stored = JSON.parse(text) as Record<string, unknown>;
  const { texts, at, bottom, view } = stored;
  if (!Array.isArray(texts) || !Number.isInteger(at)) return undefined;
  // A later edition may refuse what an earlier one kept: the rest stays, and one goes on with what lay on the desk, or near it.
  const read = texts.map(each => (typeof each === 'string' ? draftFromText(each) : undefined));
  const drafts = read.flatMap(each => (each?.ok ? [each.value] : []));
  if (drafts.length === 0) return undefined;
  const before = read.slice(0, at as number).filter(each => each?.ok).length;
  return {
    drafts,
    at: Math.min(before, drafts.length - 1),
    bottom: bottom === 'black' ? 'black' : 'white',
    view: view === 'study' ? 'study' : 'edit',
  };
};

type Box = () => Pick<Storage, 'getItem' | 'setItem'>;

/**
 * What a window keeps is its own, so that two windows do not take back each other's changes; what any of them wrote last lies where a new
 * one begins.
 * @param own of this window @param shared of all windows; asking for either may throw in browsers that forbid it
 */
export const keepIn = (own: Box, shared: Box = own): Shelf => ({
  read: () => {
    try {
      const text = own().getItem(KEY) ?? shared().getItem(KEY);
      return text === null ? undefined : keptFrom(text);
    } catch {
      return undefined;
    }
  },
  write: ({ drafts, at, bottom, view }) => {
    const from = Math.max(0, at - MOST);
    const texts = drafts.slice(from, at + MOST).map(hashOf);
    const text = JSON.stringify({ texts, at: at - from, bottom, view });
    for (const box of [own, shared])
      try {
        box().setItem(KEY, text);
      } catch {
        // The address still carries the position.
      }
  },
});
