import type { Box } from '../src/store/store.ts';

/** What a browser keeps, empty at first. @param room the most characters of all texts together; more is refused as a full browser does */
export const boxOf = (room = Infinity): Box & { readonly texts: Map<string, string> } => {
  const texts = new Map<string, string>();
  return {
    texts,
    get length() {
      return texts.size;
    },
    key: at => [...texts.keys()][at] ?? null,
    getItem: key => texts.get(key) ?? null,
    setItem: (key, text) => {
      const used = [...texts].reduce((sum, [k, t]) => sum + (k === key ? 0 : t.length), 0);
      if (used + text.length > room) throw new Error('QuotaExceededError');
      texts.set(key, text);
    },
    removeItem: key => void texts.delete(key),
  };
};
