import type { DieNumber } from './dice.ts';
import type { Rules } from './game.ts';
import { canPlay, isWonPlay, nextGroups, type Play } from './play.ts';
import { HAND, LAST_STATION } from './position.ts';
import { barTo } from './step.ts';

/** What keeps every man from the numbers that come next. */
export interface Block {
  /**
   * entry: men in hand come in first and find bands; bands: so does every man, wherever he stands; locked: some may not leave the first
   * quarter; home: some would leave the board too early; back: only the man furthest back might leave it by so large a number.
   */
  readonly why: 'entry' | 'bands' | 'locked' | 'home' | 'back';
  /** Each number once, in the order of the throw. */
  readonly numbers: readonly DieNumber[];
  /** What is lost with them because they come first: the higher number, or the undersides. */
  readonly loses: 'higher' | 'undersides' | undefined;
}

const whyOf = (rules: Rules, play: Play, numbers: readonly DieNumber[]): Block['why'] => {
  const { position } = play;
  const bars = new Set<string>();
  for (let from = HAND; from <= LAST_STATION; from++) {
    if (position[from]! <= 0) continue;
    for (const number of numbers) bars.add(barTo(rules, position, { from, number })!.code);
  }
  // Where men in hand come first, no other man was in question.
  const isAllInHand = position.slice(HAND + 1, LAST_STATION + 1).every(count => count <= 0);
  if (bars.has('hand-first') || (isAllInHand && position[HAND]! > 0)) return 'entry';
  if (bars.has('first-quarter-locked')) return 'locked';
  if (bars.has('not-all-home')) return 'home';
  return bars.has('further-back') ? 'back' : 'bands';
};

const losesOf = (play: Play, number: DieNumber): Block['loses'] => {
  const { groups, anyOrder } = play.schedule;
  const later = groups.slice(groups.findIndex(group => group.number === number) + 1);
  if (later.some(group => group.face === 'underside')) return 'undersides';
  return !anyOrder && later.some(group => group.face === 'top') ? 'higher' : undefined;
};

/** Why nothing more of a throw can be played; undefined where something can, or nothing is left. */
export const blockOf = (rules: Rules, play: Play): Block | undefined => {
  const next = nextGroups(play).map(({ number }) => number);
  const isBlocked =
    !isWonPlay(rules, play) &&
    next.length > 0 &&
    next.every(number => !canPlay(rules, play.position, number));
  if (!isBlocked) return undefined;
  return { why: whyOf(rules, play, next), numbers: next, loses: losesOf(play, next[0]!) };
};
