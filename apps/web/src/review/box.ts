import type { Box } from '../store/store.ts';

/** Where this browser keeps things, or undefined where it forbids that. */
export const browserBox = (): Box | undefined => {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
};
