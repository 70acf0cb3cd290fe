import type { Thinker } from '@wurfzabel/engine';
import { CHANCES, isDoublet, type Position, type Throw } from '@wurfzabel/rules';

/**
 * How much better than the average throw this one is for the thrower, in points, as the net sees the best play of each.
 * Its mean over the dice is 0 at every position, whatever the net thinks, so that taking it away from a result changes no expectation;
 * how much scatter it takes away depends on how well the net judges.
 *
 * Where each side's first die decides who begins, the first throw of a game is no doublet: `isOpening` averages over the other 15.
 */
export const luckOf = (
  thinker: Thinker,
  position: Position,
  thrown: Throw,
  isOpening: boolean,
  beam: number,
): number => {
  const worth = (dice: Throw): number => thinker.best(position, dice, beam).value[0]!;
  const noDoublets = isOpening && thinker.rules.game.opening === 'one-die-each';
  if (!noDoublets) return worth(thrown) - thinker.average(position, beam)[0]!;
  const others = CHANCES.filter(({ thrown: dice }) => !isDoublet(dice));
  return (
    worth(thrown) - others.reduce((sum, { thrown: dice }) => sum + worth(dice), 0) / others.length
  );
};
