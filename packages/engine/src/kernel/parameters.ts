import { err, ok, type Result, type Rules } from '@wurfzabel/rules';

export type KernelFault = 'ERR_KERNEL_OPTION';

/** Rules as the numbers that `setRules` of assembly/rules.ts takes, in its order. */
export type KernelParameters = readonly number[];

/**
 * The kernel knows every game and option but those that win by a shape, end in another's play or count four points;
 * where they are on, play goes by the rules package and an evaluation of another kind.
 */
export const kernelParameters = (rules: Rules): Result<KernelParameters, KernelFault> => {
  const { pile, row, oneTwo, opponentPlaysRest } = rules;
  const tooMuch = Object.entries({ pile, row, oneTwo, opponentPlaysRest }).find(
    ([, on]) => on,
  )?.[0];
  if (tooMuch !== undefined)
    return err('ERR_KERNEL_OPTION', `the kernel does not play with the option ${tooMuch}`);
  if (rules.points === 'backgammon-bar-4')
    return err('ERR_KERNEL_OPTION', 'the kernel does not play for four points');
  const numbers = [
    rules.course === 'contrary',
    rules.men,
    rules.order === 'any',
    rules.foresight === 'most',
    rules.doublets === 'fourfold',
    rules.undersides === 'owed',
    rules.countsDoublets,
    rules.doubletCount === 'turn',
    rules.entering === 'hand-first',
    rules.entering === 'first-quarter-locked',
    rules.bearOff === 'free',
    rules.overshoot === 'rearmost',
    { never: 0, every: 1, 'from-second': 2 }[rules.throwAgain],
    rules.throwAgainWhenBlocked,
    { single: 0, alvensleben: 1, backgammon: 2 }[rules.points],
    rules.game.opening === 'one-die-each',
  ];
  return ok(numbers.map(Number));
};
