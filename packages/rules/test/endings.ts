import type { Men, Setup } from '../src/position.ts';
import { position } from './notation.ts';

interface BothMen {
  readonly white: Men;
  readonly black: Men;
}

const menText = (men: Men): string =>
  Object.entries(men)
    .filter(([, n]) => n > 0)
    .map(([station, n]) => `${station}:${n}`)
    .sort()
    .join(' ');

/** Endings as sorted texts, so that two lists can be compared whatever their order. */
export const endingTexts = (endings: readonly BothMen[]): string[] =>
  endings.map(({ white, black }) => `${menText(white)} / ${menText(black)}`).sort();

/** Expected endings written by hand, in the notation of `position`. */
export const written = (...texts: readonly string[]): string[] =>
  endingTexts(texts.map((text): Setup => position(text)));
