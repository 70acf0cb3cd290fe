import picocolors from 'picocolors';

/** Colours only where somebody sees them, and never against NO_COLOR (no-color.org: set and not empty). */
const areWanted = (): boolean => {
  const { NO_COLOR, FORCE_COLOR, TERM } = process.env;
  if (NO_COLOR) return false;
  if (FORCE_COLOR && FORCE_COLOR !== '0') return true;
  return process.stdout.isTTY === true && TERM !== 'dumb';
};

export const colours = picocolors.createColors(areWanted());
