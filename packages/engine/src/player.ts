import {
  decisionOf,
  DIE_NUMBERS,
  earnsThrow,
  resignationLimit,
  restOf,
  type Action,
  type GameState,
  type PlayPhase,
  type Side,
} from '@wurfzabel/rules';
import { cubeDecision, cubeSituationOf, type CubeDecision } from './cube/decision.ts';
import { nearEnd } from './cube/near-end.ts';
import { worthFor } from './cube/worth.ts';
import { turnedFlat, type FlatValue } from './evaluator.ts';
import type { Rest } from './kernel/kernel.ts';
import { chanceAt, normal, playAtLevel, type Level } from './levels/levels.ts';
import { valueAhead } from './search/search.ts';
import type { Thinker } from './search/thinker.ts';

/** A computer player. The same player decides the same in the same state. */
export interface Player {
  /** For the rules of the game that is played; see `thinkerFor`. */
  readonly thinker: Thinker;
  readonly level: Level;
  /** Of the level's noise. */
  readonly seed: number;
  /**
   * Whether it gives up games that are lost beyond doubt. True if left out. A state does not remember that an offer was refused:
   * whoever refuses should ask with false from then on, or hear the same offer again.
   */
  readonly resigns?: boolean;
}

/** What is left to play in this phase. After playing another's rest one throws oneself, unless he has earned a throw. */
export const restToPlay = ({ rules }: GameState, phase: PlayPhase): Rest => ({
  schedule: restOf(phase.play),
  earnsThrow:
    phase.role === 'rest'
      ? !phase.earnedThrow
      : earnsThrow(rules, phase.doubletsBefore, phase.thrown, true),
});

/**
 * What the computer does now: the actions to apply in order; none where there is nothing to do but throw, or nothing to decide.
 * @param isOver see SearchOptions; a legal play comes in any case
 */
export const decide = (
  state: GameState,
  player: Player,
  isOver: () => boolean = () => false,
): readonly Action[] => {
  const { kind, by } = decisionOf(state);
  switch (kind) {
    case 'step':
    case 'step-or-stop':
    case 'play-rest':
      return state.phase.kind === 'play' ? playActions(state, state.phase, player, isOver) : [];
    case 'confirm':
      return [{ type: 'confirm' }];
    case 'name-doublet':
      return [nameActions(state, player)];
    case 'roll':
      return resignation(state, player);
    case 'roll-or-double':
      return doubles(state, player) ? [{ type: 'double' }] : resignation(state, player);
    case 'take-or-drop':
      return [{ type: takes(state, player) ? 'take' : 'drop' }];
    case 'accept-or-reject':
      return [{ type: isEnough(state, by!, player) ? 'accept' : 'reject' }];
    case 'opening':
    case 'next-game':
    case 'none':
      return [];
  }
};

const playActions = (
  state: GameState,
  phase: PlayPhase,
  { thinker, level, seed }: Player,
  isOver: () => boolean,
): readonly Action[] => {
  const { position } = phase.play;
  const worth = worthFor(state, phase.by);
  const chance = chanceAt(seed, position, phase.thrown[0] * 8 + phase.thrown[1]);
  const { steps } = playAtLevel(thinker, level, position, restToPlay(state, phase), chance, {
    isOver,
    ...(worth.isOwn ? { worth: worth.of } : {}),
  });
  return [...steps.map((step): Action => ({ type: 'step', ...step })), { type: 'confirm' }];
};

const nameActions = (state: GameState, { thinker }: Player): Action => {
  const worth = worthFor(state, state.onTurn);
  const worths = DIE_NUMBERS.map(n => worth.of(thinker.best(state.position, [n, n]).value));
  return { type: 'name', number: DIE_NUMBERS[worths.indexOf(Math.max(...worths))]! };
};

/** The cubeless value for the side on turn, about to throw, as a level sees it: with half its noise on the chance of winning. */
const seenValue = (state: GameState, { thinker, level, seed }: Player): FlatValue => {
  const value = valueAhead(thinker, state.position, level.depth)!;
  if (level.noise === 0) return value;
  return nudged(value, (level.noise / 2) * normal(chanceAt(seed, state.position, 64)));
};

/** Moves some chance of winning, the shares of points of both sides staying as they are. */
const nudged = (value: FlatValue, by: number): FlatValue => {
  const chance = value[1]! + value[2]! + value[3]! + value[4]!;
  if (chance <= 0 || chance >= 1) return value;
  const moved = Math.min(1, Math.max(0, chance + by));
  const result = value.map((number, k) =>
    k === 0 ? 0 : number * (k <= 4 ? moved / chance : (1 - moved) / (1 - chance)),
  );
  for (let n = 1; n <= 4; n++) result[0]! += n * (result[n]! - result[n + 4]!);
  return result;
};

/** A level that errs sees how near the end is, but works nothing out: that would undo its noise. */
const cubeSeen = (state: GameState, player: Player): CubeDecision => {
  const { goesOn, ...rest } = nearEnd(player.thinker, state.position);
  const near = player.level.noise === 0 ? { goesOn, ...rest } : { goesOn };
  return cubeDecision(seenValue(state, player), cubeSituationOf(state), near);
};

const doubles = (state: GameState, player: Player): boolean =>
  cubeSeen(state, player).advice === 'double';

const takes = (state: GameState, player: Player): boolean =>
  cubeSeen(state, player).answer === 'take';

/** A game is lost beyond doubt when less than this of it is left, and when what it costs is as sure. */
const DOUBT = 0.0005;

/**
 * Gives up before the first throw of a turn when, seen one throw ahead, there is no winning any more and no doubt how many points the
 * loss counts. While a larger loss can still be avoided, or a smaller one reached, there is doubt, and it plays on.
 */
const resignation = (state: GameState, player: Player): readonly Action[] => {
  const isTurnBegin = state.phase.kind === 'roll' && state.phase.isFirst;
  if (player.resigns === false || !isTurnBegin) return [];
  const { thinker } = player;
  const guess = thinker.evaluator.evaluate(state.position);
  if (!isSure(guess, 10 * DOUBT)) return [];
  const points = isSure(valueAhead(thinker, state.position, 1)!, DOUBT);
  return points && points <= resignationLimit(state) ? [{ type: 'resign', points }] : [];
};

/** The points that will be lost for sure; 0 if that is not sure. */
const isSure = (value: FlatValue, doubt: number): number => {
  for (let points = 1; points <= 4; points++) if (value[4 + points]! >= 1 - doubt) return points;
  return 0;
};

/** Slips of judgement that do not make a fair offer unfair, in points. */
const FAIR = 0.01;

/** A resignation is accepted when it gives at least what the game is worth, the cube taken into account. */
const isEnough = (state: GameState, by: Side, player: Player): boolean => {
  if (state.phase.kind !== 'resigning') return false;
  const worth = worthFor(state, by);
  const offered = worth.ofWin(state.phase.points);
  const value = valueFor(state, by, player);
  return offered >= worth.of(value) - FAIR;
};

/** What the interrupted game is worth to a side. */
const valueFor = (state: GameState, side: Side, { thinker }: Player): FlatValue => {
  if (state.phase.kind !== 'resigning') return thinker.evaluator.evaluate(state.position);
  const { back } = state.phase;
  const isPlay = back.kind === 'play';
  const seen = isPlay
    ? thinker.best(back.play.position, restToPlay(state, back)).value
    : valueAhead(thinker, state.position, 1)!;
  const seat = isPlay ? back.by : state.onTurn;
  return seat === side ? seen : turnedFlat(seen);
};
