import { err, ok, type Result, type Rules } from '@wurfzabel/rules';
import type { Run } from '@wurfzabel/rules/schedule';
import { refuseContact, refuseOtherTurns, rulesKey, type ExactFault } from './fault.ts';
import { homePlacements, movesOf, type Moves, type Placements } from './placements.ts';
import { keepsDoublets, plansOf, type ThrowPlan } from './throws.ts';
import { TurnCounts } from './turn-counts.ts';

/**
 * How many turns one side needs to bear off its men when they are all in the last quarter and nobody is in the way:
 * for each of the 54,264 placements of 15 men, and for a side that has had a doublet or not where that counts,
 * the distribution of the number of turns, this one included, when every play minimises its mean.
 */
export interface OneSidedTable {
  readonly kind: 'one-sided';
  readonly key: string;
  readonly placements: Placements;
  /** Turns until all men are off. Entry: placement × flags + (1 for a side that has had a doublet). */
  readonly allOff: TurnCounts;
  /**
   * Turns until the first man is off, when every play minimises their mean, for placements with all men on the board;
   * only where a loser who has borne none off loses more.
   */
  readonly firstOff: TurnCounts | undefined;
  /** 2 where a side's doublets count, else 1. */
  readonly flags: 1 | 2;
}

/** Whether a game counts men borne off by the loser. */
const scoresNoneOff = (rules: Rules): boolean => {
  switch (rules.points) {
    case 'single':
    case 'alvensleben':
      return false;
    case 'backgammon':
    case 'backgammon-bar-4':
      return true;
  }
};

/**
 * Builds the table of a game.
 *
 * With m(p, f) the mean number of turns from placement p with the doublet flag f,
 *
 *     m(p, f) = Σ over the 21 throws  weight × min over endings e of u(e),
 *     u(e) = 1 if e is all off, m(e, 1) if the throw earns another in the same turn, else 1 + m(e, f′).
 *
 * Every play takes at least one pip off, so the placements in rising order of pips need no iteration. The distribution follows the
 * minimising endings (the first of equals). Endings are not listed: the best ending with the numbers x1 … xk left is the
 * best over one step x1 of the best ending with x2 … xk left, which is kept per placement for every rest of a throw. That is exact
 * because in a race every number can be played while there are men, so the order of plays decides nothing but where they end.
 *
 * The exception is a duty to use most of numbers that differ, undersides included: then how a play ends depends on how many
 * others could have used; that pair of options (`foresight` most, `undersides` owed) is refused. So is `pile`, by which 15 men on one point win.
 */
export const oneSidedTable = (rules: Rules): Result<OneSidedTable, ExactFault> => {
  const refusal = refuseContact(rules) ?? refuseOtherTurns(rules) ?? refuseUnmodelled(rules);
  if (refusal) return refusal;
  const placements = homePlacements(rules.men);
  const moves = movesOf(rules, placements);
  const flags = rules.countsDoublets ? 2 : 1;
  const order = placements.byPips();
  const allOff = countTurns(rules, placements, moves, flags, order, p => p === 0);
  const offAt = placements.kinds - 1;
  const hasOff = (p: number): boolean => placements.counts[p * placements.kinds + offAt]! > 0;
  const firstOff = scoresNoneOff(rules)
    ? countTurns(rules, placements, moves, flags, order, hasOff)
    : undefined;
  return ok({ kind: 'one-sided', key: rulesKey(rules), placements, allOff, firstOff, flags });
};

/** A table from its distributions, as a file brings them; undefined where they are not those of these rules. */
export const oneSidedFrom = (
  rules: Rules,
  allOff: TurnCounts,
  firstOff: TurnCounts | undefined,
): OneSidedTable | undefined => {
  const placements = homePlacements(rules.men);
  const flags = rules.countsDoublets ? 2 : 1;
  const entries = placements.count * flags;
  if (allOff.entries !== entries || (firstOff !== undefined) !== scoresNoneOff(rules))
    return undefined;
  if (firstOff && firstOff.entries !== entries) return undefined;
  return { kind: 'one-sided', key: rulesKey(rules), placements, allOff, firstOff, flags };
};

/** Options under which a race is not just each side's own affair, or its numbers not just steps. */
const refuseUnmodelled = (rules: Rules): Result<never, ExactFault> | undefined => {
  if (rules.foresight === 'most' && rules.doublets === 'undersides' && rules.undersides === 'owed')
    return err('ERR_RULES', 'owed undersides together with foresight are not modelled');
  if (rules.pile)
    return err('ERR_RULES', 'with the option pile a race can be won by a heap of 15 men');
  return undefined;
};

/** The best ending from every placement with the rest of a throw still to play. */
interface Rest {
  readonly number: number;
  readonly mayStop: boolean;
  readonly ending: Int32Array;
  readonly after: Rest | undefined;
}

/** All that is played under one measure u: what an ending costs in turns. */
class Measure {
  readonly cost: Float64Array;
  readonly rests: Rest[] = [];
  private readonly byNumbers = new Map<string, Rest>();
  private readonly placements: Placements;

  constructor(placements: Placements) {
    this.placements = placements;
    this.cost = new Float64Array(placements.count);
  }

  /** The rest of a run after its first `played` numbers; undefined when none is left. Equal rests are shared. */
  restOf(run: Run, played: number): Rest | undefined {
    if (played === run.numbers.length) return undefined;
    const after = this.restOf(run, played + 1);
    const owed = Math.max(run.owed - played, 0);
    const name = `${run.numbers.slice(played).join('')}/${owed}`;
    const known = this.byNumbers.get(name);
    if (known) return known;
    const ending = new Int32Array(this.placements.count);
    const rest = { number: run.numbers[played]!, mayStop: owed === 0, ending, after };
    this.byNumbers.set(name, rest);
    this.rests.push(rest);
    return rest;
  }

  /** The cheapest ending of playing on from p, as far as `rest` goes. */
  best(moves: Moves, p: number, { number, mayStop, after }: Omit<Rest, 'ending'>): number {
    const { cost } = this;
    let best = mayStop ? p : -1;
    let least = mayStop ? cost[p]! : Infinity;
    const at = p * 6 + number - 1;
    for (let m = moves.first[at]!; m < moves.first[at + 1]!; m++) {
      const next = moves.next[m]!;
      const ending = after ? after.ending[next]! : next;
      if (cost[ending]! < least) {
        least = cost[ending]!;
        best = ending;
      }
    }
    return best < 0 ? p : best;
  }
}

/** A throw with the rests that its runs leave after their first numbers, and the measure that its endings are judged by. */
interface Roots {
  readonly plan: ThrowPlan;
  readonly measure: Measure;
  readonly runs: readonly Omit<Rest, 'ending'>[];
}

const countTurns = (
  rules: Rules,
  placements: Placements,
  moves: Moves,
  flags: 1 | 2,
  order: Int32Array,
  isDone: (placement: number) => boolean,
): TurnCounts => {
  const counts = TurnCounts.empty(placements.count * flags);
  // Endings cost 1 + m(e, 0), 1 + m(e, 1) or, with another throw, m(e, 1).
  const ends = Array.from({ length: flags }, () => new Measure(placements));
  const again = new Measure(placements);
  const rootsOf = (flag: number): Roots[] =>
    plansOf(rules, flag === 1).map(plan => {
      const after = keepsDoublets(rules) && plan.isDoublet ? flags - 1 : flag;
      const measure = plan.again ? again : ends[keepsDoublets(rules) ? after : 0]!;
      const runs = plan.runs.map(run => ({
        number: run.numbers[0]!,
        mayStop: false,
        after: measure.restOf(run, 1),
      }));
      return { plan, measure, runs };
    });
  const roots = Array.from({ length: flags }, (_, flag) => rootsOf(flag));
  const all = [...ends, again];
  const sum = new Float64Array(TurnCounts.MOST + 2);
  for (const p of order) {
    if (isDone(p)) {
      for (const { cost, rests } of all) {
        cost[p] = 1;
        for (const { ending } of rests) ending[p] = p;
      }
      continue;
    }
    const means = roots.map((throws, flag) => {
      sum.fill(0);
      let mean = 0;
      for (const { plan, measure, runs } of throws) {
        let ending = measure.best(moves, p, runs[0]!);
        for (let r = 1; r < runs.length; r++) {
          const another = measure.best(moves, p, runs[r]!);
          if (measure.cost[another]! < measure.cost[ending]!) ending = another;
        }
        mean += plan.weight * measure.cost[ending]!;
        if (isDone(ending)) sum[1]! += plan.weight;
        else if (measure === again) counts.addTo(sum, ending * flags + flags - 1, plan.weight, 0);
        else counts.addTo(sum, ending * flags + ends.indexOf(measure), plan.weight, 1);
      }
      counts.set(p * flags + flag, sum);
      return mean;
    });
    ends.forEach(({ cost }, flag) => (cost[p] = 1 + means[flag]!));
    again.cost[p] = means[flags - 1]!;
    for (const measure of all)
      for (let r = 0; r < measure.rests.length; r++) {
        const rest = measure.rests[r]!;
        rest.ending[p] = measure.best(moves, p, rest);
      }
  }
  return counts.packed();
};
