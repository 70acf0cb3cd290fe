import { err, type Result, type Rules } from '@wurfzabel/rules';

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
export const rulesKey = (rules: Rules): string => {
  const known = keys.get(rules);
  if (known !== undefined) return known;
  const key = [
    `${rules.game.id}@${rules.game.edition}`,
    rules.course,
    rules.men,
    rules.order,
    rules.doublets,
    rules.foresight,
    rules.doubletCount,
    rules.throwAgain,
    rules.throwAgainWhenBlocked ? 'blocked-too' : 'not-blocked',
    rules.undersides,
    rules.entering,
    rules.bearOff,
    rules.overshoot,
    rules.points,
    rules.pile ? 'pile' : 'no-pile',
    rules.oneTwo ? 'one-two' : 'no-one-two',
    rules.opponentPlaysRest ? 'rest' : 'no-rest',
  ].join(' ');
  keys.set(rules, key);
  return key;
};

const keys = new WeakMap<Rules, string>();

/** A turn that is more than throws and plays of one side is in no table. */
export const refuseOtherTurns = (rules: Rules): Result<never, ExactFault> | undefined =>
  rules.oneTwo || rules.opponentPlaysRest
    ? err('ERR_RULES', 'a turn with the options oneTwo or opponentPlaysRest is not modelled')
    : undefined;

/** Where both sides bear off over the same points there is never a race. */
export const refuseContact = (rules: Rules): Result<never, ExactFault> | undefined =>
  rules.course === 'parallel'
    ? err('ERR_CONTACT', 'both sides bear off over the same points and can still hit')
    : undefined;
