import { OFF, pointsForOff, POSITION_BYTES, type Position } from '@wurfzabel/rules';
import {
  firstKnown,
  flatOfOutputs,
  isKnown,
  netEvaluator,
  turnedFlat,
  VALUE_LENGTH,
  wonFlat,
  type FlatValue,
  type Known,
} from '../evaluator.ts';
import type { Kernel, KernelPlay } from '../kernel/kernel.ts';
import { plainThinker } from './plain-thinker.ts';
import { boardAfter, type Ending, type Thinker, type ToPlay } from './thinker.ts';

/**
 * Plays by the kernel and the net in one of its slots. Where a table knows the position itself, its few plays are judged by the tables
 * instead; where it does not, the net chooses the candidates and tables correct their values.
 */
export const netThinker = (kernel: Kernel, slot = 0, known: readonly Known[] = []): Thinker => {
  const { rules } = kernel;
  const evaluator = firstKnown(known, netEvaluator(kernel, slot));
  const plain = plainThinker(evaluator, known);

  const wonBy = (position: Position): number =>
    position[OFF] === rules.men ? pointsForOff(rules, position) : 0;

  const ending = (play: KernelPlay, value: FlatValue): Ending => ({
    position: play.position,
    steps: play.steps,
    throwsAgain: play.throwsAgain,
    won: wonBy(play.position),
    value,
  });

  const byNet = (play: KernelPlay): Ending => {
    const won = wonBy(play.position);
    if (won > 0) return ending(play, wonFlat(won));
    const board = boardAfter(rules, play.position, play.throwsAgain);
    const flat = flatOfOutputs(rules, kernel.evaluate(slot, board));
    return ending(play, play.throwsAgain ? flat : turnedFlat(flat));
  };

  const top = (position: Position, what: ToPlay, most: number, beam = 0): readonly Ending[] => {
    if (isKnown(known, position)) return plain.top(position, what, most);
    if (most === 1) return [byNet(kernel.best(slot, position, what, beam))];
    const plays = kernel.top(slot, position, what, most, beam);
    const open = plays.filter(play => wonBy(play.position) === 0);
    const boards = new Int8Array(open.length * POSITION_BYTES);
    open.forEach((play, i) =>
      boards.set(boardAfter(rules, play.position, play.throwsAgain), i * POSITION_BYTES),
    );
    const values = open.length > 0 ? evaluator.evaluate(boards) : new Float64Array(0);
    let at = 0;
    const endings = plays.map(play => {
      const won = wonBy(play.position);
      if (won > 0) return ending(play, wonFlat(won));
      const value = play.throwsAgain ? values.slice(at, at + VALUE_LENGTH) : turnedFlat(values, at);
      at += VALUE_LENGTH;
      return ending(play, value);
    });
    return endings.sort((a, b) => b.value[0]! - a.value[0]!);
  };

  return {
    rules,
    evaluator,
    known,
    top,
    best: (position, what, beam = 0) =>
      isKnown(known, position)
        ? plain.best(position, what)
        : byNet(kernel.best(slot, position, what, beam)),
    average: (position, beam = 0) =>
      isKnown(known, position)
        ? plain.average(position)
        : flatOfOutputs(rules, kernel.lookAhead(slot, position, beam)),
  };
};
