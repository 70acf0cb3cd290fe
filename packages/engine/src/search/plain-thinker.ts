import {
  CHANCES,
  DOUBLETS,
  earnsThrow,
  legalPlays,
  OFF,
  patternWin,
  PILE_POINTS,
  PlayArena,
  playsOf,
  pointsForOff,
  POSITION_BYTES,
  ROW_POINTS,
  type PlaySet,
  type Position,
  type Rules,
} from '@wurfzabel/rules';
import { turnedFlat, VALUE_LENGTH, wonFlat, type Evaluator, type Known } from '../evaluator.ts';
import { boardAfter, type Ending, type Thinker, type ToPlay } from './thinker.ts';

/** Endings judged at a time. */
const BATCH = 4096;

/** Points that the side that has just played wins by this ending; negative: loses; 0: the game goes on. */
export const pointsWon = (rules: Rules, ending: Position): number => {
  if (ending[OFF] === rules.men) return pointsForOff(rules, ending);
  if (!(rules.pile || rules.row)) return 0;
  const own = patternWin(rules, ending, 'own');
  if (own) return own === 'pile' ? PILE_POINTS : ROW_POINTS;
  const others = patternWin(rules, ending, 'other');
  return others ? -(others === 'pile' ? PILE_POINTS : ROW_POINTS) : 0;
};

/**
 * Plays by the rules package, every one of them judged by the evaluator: slow, for any rules and any evaluator, and the
 * twin of the kernel's. What an ending leaves to be decided beyond another throw – the other side playing the rest, a doublet to name –
 * is judged as if the next throw followed; who names a doublet is taken to throw again.
 */
export const plainThinker = (evaluator: Evaluator, known: readonly Known[] = []): Thinker => {
  const { rules } = evaluator;
  const arena = new PlayArena();

  const goesOn = (position: Position, what: ToPlay, plays: PlaySet, index: number): boolean => {
    if (plays.namesDoubletAt(index)) return true;
    const playedOut = plays.playedOutAt(index);
    if (!('schedule' in what)) return earnsThrow(rules, position[DOUBLETS]!, what, playedOut);
    return what.earnsThrow && (playedOut || rules.throwAgainWhenBlocked);
  };

  const top = (position: Position, what: ToPlay, most: number): readonly Ending[] => {
    const plays =
      'schedule' in what
        ? playsOf(rules, position, what.schedule, arena)
        : legalPlays(rules, position, what, arena);
    let best: { readonly index: number; readonly ending: Omit<Ending, 'steps'> }[] = [];
    for (let from = 0; from < plays.count; from += BATCH) {
      const to = Math.min(plays.count, from + BATCH);
      const judged = judge(position, what, plays, from, to);
      best = [...best, ...judged].sort(
        (a, b) => b.ending.value[0]! - a.ending.value[0]! || a.index - b.index,
      );
      best.length = Math.min(best.length, most);
    }
    return best.map(({ index, ending }) => ({ ...ending, steps: plays.stepsTo(index) }));
  };

  const judge = (position: Position, what: ToPlay, plays: PlaySet, from: number, to: number) => {
    const boards = new Int8Array((to - from) * POSITION_BYTES);
    let asked = 0;
    const endings = Array.from({ length: to - from }, (_, i) => {
      const ending = plays.positionAt(from + i);
      const won = pointsWon(rules, ending);
      const throwsAgain = won === 0 && goesOn(position, what, plays, from + i);
      if (won === 0) boards.set(boardAfter(rules, ending, throwsAgain), asked++ * POSITION_BYTES);
      return { position: ending, throwsAgain, won };
    });
    const values =
      asked > 0
        ? evaluator.evaluate(boards.subarray(0, asked * POSITION_BYTES))
        : new Float64Array(0);
    let at = 0;
    return endings.map((ending, i) => {
      if (ending.won !== 0) {
        const value = ending.won > 0 ? wonFlat(ending.won) : turnedFlat(wonFlat(-ending.won));
        return { index: from + i, ending: { ...ending, value } };
      }
      const value = ending.throwsAgain
        ? values.slice(at, at + VALUE_LENGTH)
        : turnedFlat(values, at);
      at += VALUE_LENGTH;
      return { index: from + i, ending: { ...ending, value } };
    });
  };

  const best = (position: Position, what: ToPlay): Ending => top(position, what, 1)[0]!;

  return {
    rules,
    evaluator,
    known,
    top,
    best,
    average: position => {
      const sum = new Float64Array(VALUE_LENGTH);
      for (const { thrown, weight } of CHANCES)
        best(position, thrown).value.forEach((number, k) => (sum[k]! += weight * number));
      return sum;
    },
  };
};
