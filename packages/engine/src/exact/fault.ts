import type { Rules } from '@wurfzabel/rules';

/** Why there is no exact table. */
export type ExactFault =
  /** The options make a turn that this table does not model. */
  | 'ERR_RULES'
  /** Both sides bear off over the same points, so they can still hit: no race to look up. */
  | 'ERR_CONTACT'
  | 'ERR_MEN'
  | 'ERR_MEMORY';

/**
 * All that the tables of a game depend on. Two rules with one key have the same tables;
 * a table read from a file is refused when its key differs. The edition stands for what parameters do not say.
 */
export const rulesKey = (rules: Rules): string =>
  [
    `${rules.game.id}@${rules.game.edition}`,
    rules.course,
    rules.men,
    rules.order,
    rules.doublets,
    rules.foresight,
    rules.doubletCount,
    rules.throwAgain,
    rules.throwAgainWhenBlocked ? 'again-when-blocked' : 'not-when-blocked',
    rules.undersides,
    rules.entering,
    rules.bearOff,
    rules.overshoot,
    rules.points,
  ].join(' ');

/** Options under which a turn is more than throws and plays of one side. */
export const hasOtherTurns = (rules: Rules): boolean => rules.oneTwo || rules.opponentPlaysRest;
