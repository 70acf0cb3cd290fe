import { GAMES } from '@wurfzabel/rules';

export const ALL_GAMES: readonly string[] = GAMES.map(({ id }) => id);
/** The games with undersides: those that nobody but the hand-made evaluation can be asked about. */
export const PUFFS: readonly string[] = GAMES.filter(
  ({ doublets }) => doublets === 'undersides',
).map(({ id }) => id);
