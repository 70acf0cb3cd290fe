import type { ReviewedPlay } from '@wurfzabel/engine/review/index';
import {
  HAND,
  LAST_STATION,
  OFF,
  OTHER_HAND,
  withStep,
  type PlayPhase,
  type Step,
} from '@wurfzabel/rules';

/** What the best play does and the one that was made does not, as far as it can be seen on the board. */
export type Reason =
  | { readonly kind: 'hits'; readonly count: number }
  | { readonly kind: 'off'; readonly count: number }
  | { readonly kind: 'band'; readonly station: number }
  | { readonly kind: 'lone'; readonly best: number; readonly played: number };

/** More than two are no reason any more but a list. */
const MOST = 2;

/** What can be seen, the weightiest first. Where the ways of both sides have parted, men alone and bands mean nothing. */
export const reasonsOf = (play: ReviewedPlay, phase: PlayPhase): readonly Reason[] => {
  const ending = (steps: readonly Step[]) => steps.reduce(withStep, phase.play).position;
  const [best, played] = [ending(play.best[0]?.steps ?? play.played), ending(play.played)];
  const reasons: Reason[] = [];
  const hits = best[OTHER_HAND]! - played[OTHER_HAND]!;
  if (hits > 0) reasons.push({ kind: 'hits', count: hits });
  const off = best[OFF]! - played[OFF]!;
  if (off > 0) reasons.push({ kind: 'off', count: off });
  if (play.source === 'judge') {
    const { start } = phase.play;
    const made: number[] = [];
    const lone = { best: 0, played: 0 };
    for (let station = HAND + 1; station <= LAST_STATION; station++) {
      if (best[station]! >= 2 && played[station]! < 2 && start[station]! < 2) made.push(station);
      if (best[station] === 1) lone.best++;
      if (played[station] === 1) lone.played++;
    }
    if (made.length > 0) reasons.push({ kind: 'band', station: made.at(-1)! });
    if (lone.best < lone.played) reasons.push({ kind: 'lone', ...lone });
  }
  return reasons.slice(0, MOST);
};
