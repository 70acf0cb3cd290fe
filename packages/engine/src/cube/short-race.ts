import {
  CHANCES,
  DOUBLETS,
  OFF,
  OTHER_DOUBLETS,
  OTHER_OFF,
  POSITION_BYTES,
  type Position,
  type Rules,
} from '@wurfzabel/rules';
import { VALUE_LENGTH } from '../evaluator.ts';
import { homePlacements, type Placements } from '../exact/placements.ts';
import { plainThinker } from '../search/plain-thinker.ts';
import { boardAfter } from '../search/thinker.ts';
import type { Stake } from './stake.ts';

/** Pairs of placements with a stake that are worth working out: about a tenth of a second. Where there are more the model must do. */
const MOST_KNOWN = 6_000;
/** More men than that always make more pairs, but where all stand on the last points. */
const MOST_PIPS = 16;

/** A side's men and whether it has had a doublet: placement × 2 + flag. */
type Entry = number;

/** What a throw can come to; `endings` is undefined where it bears off the last man. */
interface Played {
  readonly weight: number;
  readonly endings: readonly Entry[] | undefined;
  readonly throwsAgain: boolean;
}

class TooLong extends Error {}

/**
 * The worth of the cube in a race near its end, exact: both sides bear off, every win counts once, and before each turn the side on turn
 * doubles where that is worth more than to throw, the other taking where that costs it less. With r the worth before the throw,
 *
 *     worth of a turn     max(r(own, other, s), min(factor × r(own, other, s doubled), passed))
 *     r(own, other, s)    Σ over the throws  weight × max over endings e of
 *                         the win; r(e, other, s) with another throw; else −worth of a turn(other, e, s turned)
 *
 * as in E. O. Thorp, "Backgammon: The optimal strategy for the pure running game" (1975), and in E. B. Keeler and J. Spencer, "Optimal
 * doubling in backgammon" (Operations Research 23, 1975). Plays are chosen by the cubeful worth. Men only go forward, so it ends.
 */
export class ShortRace {
  private readonly rules: Rules;
  private readonly placements: Placements;
  private readonly own: Entry;
  private readonly other: Entry;
  private readonly played = new Map<Entry, readonly Played[]>();
  private readonly known = new Map<number, number>();

  private constructor(rules: Rules, placements: Placements, own: Entry, other: Entry) {
    this.rules = rules;
    this.placements = placements;
    this.own = own;
    this.other = other;
  }

  /** Undefined for a position that is no such race, or too long a one. */
  static of(rules: Rules, position: Position): ShortRace | undefined {
    if (rules.pile || rules.row || rules.oneTwo || rules.opponentPlaysRest) return undefined;
    if (
      rules.points.startsWith('backgammon') &&
      Math.min(position[OFF]!, position[OTHER_OFF]!) === 0
    )
      return undefined;
    const men = rules.men - Math.min(position[OFF]!, position[OTHER_OFF]!);
    const placements = placementsOf(men);
    const own = placements.rankOfOwn(position, 0, rules.men);
    const other = placements.rankOfOther(position, 0, rules.men, rules.course);
    if (own <= 0 || other <= 0) return undefined;
    if (Math.max(placements.pips[own]!, placements.pips[other]!) > MOST_PIPS) return undefined;
    const flag = (at: number): number => (rules.countsDoublets && position[at]! > 0 ? 1 : 0);
    return new ShortRace(
      rules,
      placements,
      2 * own + flag(DOUBLETS),
      2 * other + flag(OTHER_DOUBLETS),
    );
  }

  /** Before the throw, without a double in this turn; undefined where the race is too long. Stakes with one `id` must be the same. */
  worth(stake: Stake): number | undefined {
    try {
      return this.thrown(this.own, this.other, stake);
    } catch (error) {
      if (error instanceof TooLong) return undefined;
      throw error;
    }
  }

  private turn(own: Entry, other: Entry, stake: Stake): number {
    const playedOn = this.thrown(own, other, stake);
    const doubled = stake.doubled();
    if (!doubled) return playedOn;
    const taken = doubled.factor * this.thrown(own, other, doubled.taken);
    return Math.max(playedOn, Math.min(taken, doubled.passed));
  }

  private thrown(own: Entry, other: Entry, stake: Stake): number {
    const { count } = this.placements;
    const key = (stake.id * 2 * count + own) * 2 * count + other;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    if (this.known.size >= MOST_KNOWN) throw new TooLong();
    const turned = stake.turned();
    let sum = 0;
    for (const { weight, endings, throwsAgain } of this.playedFrom(own)) {
      let best = endings ? -Infinity : stake.win;
      for (const ending of endings ?? [])
        best = Math.max(
          best,
          throwsAgain ? this.thrown(ending, other, stake) : -this.turn(other, ending, turned),
        );
      sum += weight * best;
    }
    this.known.set(key, sum);
    return sum;
  }

  /** What every throw can come to; in a race the other side has no say in it. */
  private playedFrom(own: Entry): readonly Played[] {
    const known = this.played.get(own);
    if (known) return known;
    const { rules, placements } = this;
    const position = placements.positionOf(own >> 1, rules.men);
    position[DOUBLETS] = own & 1;
    const { top } = plainThinker({
      name: 'none',
      rules,
      evaluate: boards => new Float64Array((boards.length / POSITION_BYTES) * VALUE_LENGTH),
    });
    const played = CHANCES.map(({ thrown, weight }): Played => {
      const endings = top(position, thrown, Infinity);
      if (endings.some(({ won }) => won > 0))
        return { weight, endings: undefined, throwsAgain: false };
      const entries = endings.map(({ position: ending, throwsAgain }) => {
        const after = boardAfter(rules, ending, throwsAgain);
        const had = rules.countsDoublets && after[throwsAgain ? DOUBLETS : OTHER_DOUBLETS]! > 0;
        return 2 * placements.rankOfOwn(ending, 0, rules.men) + (had ? 1 : 0);
      });
      const throwsAgain = endings.some(ending => ending.throwsAgain);
      return { weight, endings: [...new Set(entries)], throwsAgain };
    });
    this.played.set(own, played);
    return played;
  }
}

/** By men; made once, as the larger have thousands of entries. */
const placementsByMen = new Map<number, Placements>();

const placementsOf = (men: number): Placements => {
  let placements = placementsByMen.get(men);
  if (!placements) placementsByMen.set(men, (placements = homePlacements(men)));
  return placements;
};
