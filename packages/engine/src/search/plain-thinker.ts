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
import { handMadePips } from '../hand-made.ts';
import { boardAfter, type Ending, type Thinker, type ToPlay } from './thinker.ts';

/** Endings judged at a time. */
const BATCH = 4096;
/** With a beam so many endings are judged for each position that it keeps a level: about as many as the kernel meets on its way. */
const JUDGED = 16;

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
 * Plays by the rules package, judged by the evaluator, every one of them unless a beam is set: slow, for any rules and any evaluator, and the
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

  /**
   * Which endings are judged. The rules package lists whole plays, so a beam cannot cut on the way as the kernel's does: where there are too
   * many, those that win at once and the best by the hand-made evaluation are left, which is a hundred times as fast as a net's.
   */
  const candidates = (plays: PlaySet, beam: number): readonly number[] => {
    const all = Array.from({ length: plays.count }, (_, i) => i);
    const most = JUDGED * beam;
    if (beam === 0 || plays.count <= most) return all;
    const worths = Float64Array.from(all, i => {
      const ending = plays.bytesAt(i) as Position;
      const won = pointsWon(rules, ending);
      return won === 0 ? handMadePips(rules, ending) : won * Number.MAX_SAFE_INTEGER;
    });
    const least = worths.slice().sort()[plays.count - most]!;
    const better = all.filter(i => worths[i]! > least);
    const equal = all.filter(i => worths[i] === least);
    return [...better, ...equal.slice(0, most - better.length)];
  };

  const top = (position: Position, what: ToPlay, most: number, beam = 0): readonly Ending[] => {
    const plays =
      'schedule' in what
        ? playsOf(rules, position, what.schedule, arena)
        : legalPlays(rules, position, what, arena);
    let best: { readonly index: number; readonly ending: Omit<Ending, 'steps'> }[] = [];
    const chosen = candidates(plays, Math.max(beam, beam > 0 ? Math.ceil(most / JUDGED) : 0));
    for (let from = 0; from < chosen.length; from += BATCH) {
      const judged = judge(position, what, plays, chosen.slice(from, from + BATCH));
      best = [...best, ...judged].sort(
        (a, b) => b.ending.value[0]! - a.ending.value[0]! || a.index - b.index,
      );
      best.length = Math.min(best.length, most);
    }
    return best.map(({ index, ending }) => ({ ...ending, steps: plays.stepsTo(index) }));
  };

  const judge = (position: Position, what: ToPlay, plays: PlaySet, indices: readonly number[]) => {
    const boards = new Int8Array(indices.length * POSITION_BYTES);
    let asked = 0;
    const endings = indices.map(index => {
      const ending = plays.positionAt(index);
      const won = pointsWon(rules, ending);
      const throwsAgain = won === 0 && goesOn(position, what, plays, index);
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
        return { index: indices[i]!, ending: { ...ending, value } };
      }
      const value = ending.throwsAgain
        ? values.slice(at, at + VALUE_LENGTH)
        : turnedFlat(values, at);
      at += VALUE_LENGTH;
      return { index: indices[i]!, ending: { ...ending, value } };
    });
  };

  const best = (position: Position, what: ToPlay, beam = 0): Ending =>
    top(position, what, 1, beam)[0]!;

  return {
    rules,
    evaluator,
    known,
    top,
    best,
    average: (position, beam = 0) => {
      const sum = new Float64Array(VALUE_LENGTH);
      for (const { thrown, weight } of CHANCES)
        best(position, thrown, beam).value.forEach((number, k) => (sum[k]! += weight * number));
      return sum;
    },
  };
};
