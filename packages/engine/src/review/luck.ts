import { CHANCES, isDoublet } from '@wurfzabel/rules';
import { INNER_BEAM } from '../search/search.ts';
import type { Thinker } from '../search/thinker.ts';
import type { ThrowMoment } from './moments.ts';

/**
 * What a throw was worth beyond the average, in points, cubeless, to the side that threw: the equity of its best play minus the mean
 * over the 21 throws, all by the same judgement without look-ahead. Of the start, where no doublet is played, over the other fifteen.
 *
 * Over a game the luck of both sides and their losses add up from what the first position was worth to the result, exactly where the
 * judgement is exact.
 */
export const luckOf = (thinker: Thinker, { state, thrown, isOpening }: ThrowMoment): number => {
  const { position } = state;
  // Throw and average must be seen through the same beam, or large doublets would look luckier than they are.
  const worth = thinker.best(position, thrown, INNER_BEAM).value[0]!;
  if (!isOpening) return worth - thinker.average(position, INNER_BEAM)[0]!;
  const others = CHANCES.filter(chance => !isDoublet(chance.thrown));
  const sum = others.reduce(
    (total, chance) => total + thinker.best(position, chance.thrown, INNER_BEAM).value[0]!,
    0,
  );
  return worth - sum / others.length;
};
