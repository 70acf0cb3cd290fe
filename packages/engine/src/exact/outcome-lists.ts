import {
  err,
  HAND,
  LAST_STATION,
  OFF,
  ok,
  OTHER_HAND,
  OTHER_OFF,
  pointsForOff,
  stationAcross,
  type Result,
  type Rules,
} from '@wurfzabel/rules';
import { EndingFinder, type Obstacles } from './endings.ts';
import type { ExactFault } from './fault.ts';
import {
  allPlacements,
  movesOf,
  placementCount,
  type Moves,
  type Placements,
} from './placements.ts';
import { plansOf, type ThrowPlan } from './throws.ts';
import { mostPointsWithFewMen } from './value.ts';

/** One side's men: how they can stand and step. */
export interface Army {
  readonly placements: Placements;
  readonly moves: Moves;
  /** What these men are to the other side's steps. */
  readonly obstacles: Obstacles;
}

/**
 * All pairs of placements of two sides, with what each throw leads to from there.
 *
 * A pair is numbered base + own placement × others + other placement, own being the side about to throw; where the sides have different
 * numbers of men, each pair of placements has two numbers, one for either side to throw.
 */
export interface OutcomeLists {
  readonly armies: readonly [Army, Army];
  /** First pair with the men of armies[0] (armies[1]) about to throw. */
  readonly bases: readonly [number, number];
  readonly pairs: number;
  readonly flags: 1 | 2;
  /** Pairs that can occur and are not decided, fewest pips first. */
  readonly order: Int32Array;
  /** By place in `order`: 1 where the two sides can never meet again. */
  readonly isRace: Uint8Array;
  /**
   * Records of a pair start at chunks[chunk][start], both by place in `order`: for each of the 15 throws of two numbers, then of the 6 doublets,
   * then, where doublets count, of the 6 doublets of a side that has had one:
   * number of endings after which the other side throws, number of those after which the same side does, points of a win if there
   * is one (0: none), then the endings, each as its pair × stride seen by the side that throws next.
   */
  readonly chunks: readonly Int32Array[];
  readonly chunk: Uint16Array;
  readonly start: Int32Array;
  /** Values of a pair: one for each doublet flag of the mover and of the other. */
  readonly stride: 1 | 4;
  readonly words: number;
}

export interface ListOptions {
  /** Most 32-bit words to hold. */
  readonly mostWords: number;
  readonly onProgress: (done: number) => void;
}

const CHUNK_WORDS = 1 << 22;

/** How so many men of either side can stand and step. */
export const armyOf = (rules: Rules, men: number): Army => {
  const placements = allPlacements(men);
  const { count, kinds, counts } = placements;
  const there = new Uint8Array(count * 26);
  const afterHit = new Int32Array(count * 26);
  const hit = new Uint8Array(kinds);
  for (let p = 0; p < count; p++)
    for (let s = 1; s <= LAST_STATION; s++) {
      const at = p * 26 + stationAcross(rules.course, s);
      const here = counts[p * kinds + s]!;
      there[at] = here;
      if (here !== 1) continue;
      hit.set(counts.subarray(p * kinds, (p + 1) * kinds));
      hit[s] = 0;
      hit[0]!++;
      afterHit[at] = placements.rank(hit);
    }
  return { placements, moves: movesOf(rules, placements), obstacles: { men: there, afterHit } };
};

/** Points of a win against each placement of the loser. */
const pointsAgainst = (rules: Rules, loser: Army): Uint8Array =>
  Uint8Array.from({ length: loser.placements.count }, (_, p) => {
    const seen = loser.placements.positionOf(p, rules.men);
    const position = seen.slice().fill(0) as typeof seen;
    position[OFF] = rules.men;
    for (let s = 1; s <= LAST_STATION; s++) position[stationAcross(rules.course, s)] = -seen[s]!;
    position[OTHER_HAND] = seen[HAND]!;
    position[OTHER_OFF] = seen[OFF]!;
    return pointsForOff(rules, position);
  });

/** One pair's records are gathered first, then laid into a chunk with room for them; chunks are never copied or split over. */
class Records {
  readonly chunks: Int32Array[] = [];
  words = 0;
  private at = CHUNK_WORDS;
  private gathered = new Int32Array(4096);
  private count = 0;

  push(word: number): void {
    if (this.count === this.gathered.length) {
      const larger = new Int32Array(this.count * 2);
      larger.set(this.gathered);
      this.gathered = larger;
    }
    this.gathered[this.count++] = word;
  }

  /** Ends a pair. @returns where its records start in the last chunk */
  settle(): number {
    if (this.at + this.count > (this.chunks.at(-1)?.length ?? 0)) {
      this.chunks.push(new Int32Array(Math.max(CHUNK_WORDS, this.count)));
      this.at = 0;
    }
    const start = this.at;
    this.chunks.at(-1)!.set(this.gathered.subarray(0, this.count), start);
    this.at += this.count;
    this.words += this.count;
    this.count = 0;
    return start;
  }
}

/** Walks through all pairs and writes down what each throw leads to. */
export const listOutcomes = (
  rules: Rules,
  menA: number,
  menB: number,
  { mostWords, onProgress }: ListOptions,
): Result<OutcomeLists, ExactFault> => {
  const isSame = menA === menB;
  if (8 * 4 * 2 * placementCount(menA) * placementCount(menB) > 4 * mostWords)
    return tooMany(menA, menB);
  const a = armyOf(rules, menA);
  const b = isSame ? a : armyOf(rules, menB);
  const armies = [a, b] as const;
  const size = a.placements.count * b.placements.count;
  const bases = [0, isSame ? 0 : size] as const;
  const pairs = isSame ? size : 2 * size;
  const flags = rules.countsDoublets ? 2 : 1;
  const stride = flags === 2 ? 4 : 1;
  const { order, isRace } = orderOf(rules, armies, bases);

  const plans = [...plansOf(rules, false), ...(flags === 2 ? doubletsLater(rules) : [])];
  const records = new Records();
  const chunk = new Uint16Array(order.length);
  const start = new Int32Array(order.length);
  const sides = ([0, 1] as const).map(side => {
    const own = armies[side];
    const other = armies[1 - side]!;
    return {
      finder: new EndingFinder(
        rules,
        own.moves,
        own.placements.count,
        other.obstacles,
        other.placements.count,
      ),
      points: pointsAgainst(rules, other),
      others: other.placements.count,
      owns: own.placements.count,
      mostPoints: mostPointsWithFewMen(rules),
      base: bases[side],
      otherBase: bases[1 - side]!,
    };
  });
  for (let i = 0; i < order.length; i++) {
    const pair = order[i]!;
    const side = sides[!isSame && pair >= size ? 1 : 0]!;
    const own = Math.floor((pair - side.base) / side.others);
    const other = (pair - side.base) % side.others;
    for (const plan of plans) {
      side.finder.find(plan.runs, own, other);
      writeEndings(records, plan, side, stride);
    }
    start[i] = records.settle();
    chunk[i] = records.chunks.length - 1;
    if (records.words > mostWords) return tooMany(menA, menB);
    if (i % 4096 === 0) onProgress(i / order.length);
  }
  return ok({
    armies,
    bases,
    pairs,
    flags,
    order,
    isRace,
    chunks: records.chunks,
    chunk,
    start,
    stride,
    words: records.words,
  });
};

const tooMany = (menA: number, menB: number): Result<never, ExactFault> =>
  err('ERR_MEMORY', `${menA} men against ${menB} need more memory than allowed`);

const doubletsLater = (rules: Rules): readonly ThrowPlan[] =>
  plansOf(rules, true).filter(plan => plan.isDoublet);

const writeEndings = (
  records: Records,
  plan: ThrowPlan,
  side: {
    readonly finder: EndingFinder;
    readonly points: Uint8Array;
    readonly mostPoints: number;
    readonly others: number;
    readonly owns: number;
    readonly base: number;
    readonly otherBase: number;
  },
  stride: number,
): void => {
  const { finder } = side;
  let win = 0;
  let again = 0;
  let passes = 0;
  const throwsAgain = (i: number): boolean =>
    finder.playedOut[i] === 1 ? plan.again : plan.againWhenBlocked;
  for (let i = 0; i < finder.count; i++) {
    if (finder.own[i] === 0) win = Math.max(win, side.points[finder.other[i]!]!);
    else if (throwsAgain(i)) again++;
    else passes++;
  }
  // Nothing beats the best win there is.
  if (win === side.mostPoints) {
    records.push(0);
    records.push(0);
    records.push(win);
    return;
  }
  records.push(passes);
  records.push(again);
  records.push(win);
  for (let i = 0; i < finder.count; i++)
    if (finder.own[i] !== 0 && !throwsAgain(i))
      records.push((side.otherBase + finder.other[i]! * side.owns + finder.own[i]!) * stride);
  for (let i = 0; i < finder.count; i++)
    if (finder.own[i] !== 0 && throwsAgain(i))
      records.push((side.base + finder.own[i]! * side.others + finder.other[i]!) * stride);
};

const orderOf = (
  rules: Rules,
  armies: readonly [Army, Army],
  bases: readonly [number, number],
): { readonly order: Int32Array; readonly isRace: Uint8Array } => {
  const found: number[] = [];
  const pips: number[] = [];
  const race: number[] = [];
  for (const side of bases[0] === bases[1] ? ([0] as const) : ([0, 1] as const)) {
    const own = armies[side].placements;
    const { placements: other, obstacles } = armies[1 - side]!;
    for (let p = 1; p < own.count; p++)
      for (let q = 1; q < other.count; q++) {
        let shares = false;
        for (let s = 1; s <= LAST_STATION && !shares; s++)
          shares = own.counts[p * own.kinds + s]! > 0 && obstacles.men[q * 26 + s]! > 0;
        if (shares) continue;
        found.push(bases[side] + p * other.count + q);
        pips.push(own.pips[p]! + other.pips[q]!);
        race.push(
          rules.course === 'contrary' && own.rearmost[p]! + other.rearmost[q]! > 25 ? 1 : 0,
        );
      }
  }
  const places = Int32Array.from(found, (_, i) => i).sort((x, y) => pips[x]! - pips[y]! || x - y);
  return {
    order: Int32Array.from(places, i => found[i]!),
    isRace: Uint8Array.from(places, i => race[i]!),
  };
};
