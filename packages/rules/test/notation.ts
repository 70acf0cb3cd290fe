import type { Setup } from '../src/position.ts';

const STATION_NAMES: Readonly<Record<string, number>> = { h: 0, hand: 0, bar: 0, off: 25 };

/** "3:1 19:4 h:2": stations on the side's own course; what is missing to fifteen is off, unless `off:` says otherwise. */
const sideFrom = (text: string): Record<number, number> => {
  const men: Record<number, number> = {};
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const [name = '', count = ''] = word.split(':');
    const station = STATION_NAMES[name] ?? Number(name);
    if (!/^\d+$/.test(count) || !Number.isInteger(station) || station in men)
      throw new Error(`"${word}" is no place and number of men`);
    men[station] = Number(count);
  }
  const missing = 15 - Object.values(men).reduce((sum, n) => sum + n, 0);
  if (missing < 0 || (25 in men && missing > 0)) throw new Error(`"${text}" has not fifteen men`);
  return missing > 0 ? { ...men, 25: missing } : men;
};

/**
 * A setup as a player writes it: `x h:2 3:1 / o 7:2 d 1,0`.
 * x is White and on turn, o is Black; stations are each one's own; `d` gives the doublets thrown by x and by o.
 */
export const position = (text: string): Setup => {
  const parts = /^\s*x\s+(.*?)\s*\/\s*o\s+(.*?)(?:\s+d\s+(\d+)\s*,\s*(\d+))?\s*$/.exec(text);
  if (!parts) throw new Error(`"${text}" is not a position such as "x h:2 3:1 / o 7:2 d 1,0"`);
  const [, x = '', o = '', ofX = '0', ofO = '0'] = parts;
  return {
    white: sideFrom(x),
    black: sideFrom(o),
    turn: 'white',
    doublets: { white: Number(ofX), black: Number(ofO) },
  };
};

/** The same setup with the colours changed: Black sits in the mover's chair. */
export const coloursChanged = (setup: Setup): Setup => ({
  white: setup.black,
  black: setup.white,
  turn: setup.turn === 'white' ? 'black' : 'white',
  doublets: { white: setup.doublets?.black ?? 0, black: setup.doublets?.white ?? 0 },
});
