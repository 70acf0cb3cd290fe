export { bestOf, choose } from './choose.ts';
export { handMadeChance, handMadePips } from './hand-made.ts';
export {
  equityOfChances,
  firstKnown,
  flatFrom,
  handMadeEvaluator,
  knownBy,
  netEvaluator,
  tidied,
  turnedFlat,
  VALUE_LENGTH,
  valueFrom,
  type Evaluator,
  type FlatValue,
  type Known,
  type Value,
} from './evaluator.ts';
export {
  bestPlays,
  endingAhead,
  FILTERS,
  valueAhead,
  type Filter,
  type Ranked,
  type SearchOptions,
} from './search/search.ts';
export { boardAfter, type Ending, type Thinker, type ToPlay } from './search/thinker.ts';
export { netThinker } from './search/net-thinker.ts';
export { plainThinker } from './search/plain-thinker.ts';
export { kernelRules, thinkerFor } from './search/thinker-for.ts';
export { analysePlays, analysePosition, type AnalysedPlay } from './search/analyse.ts';
export { filterRegret, ownCases, randomCases, type Case, type Regret } from './search/regret.ts';
export {
  enoughFor,
  rollout,
  rolloutPlay,
  rolloutTrials,
  type RolloutOptions,
} from './rollout/rollout.ts';
export { BLOCK, RolloutTotals, type BlockSums, type RolloutResult } from './rollout/sums.ts';
export { type RolloutPlan } from './rollout/trial.ts';
export {
  cubeDecision,
  cubeSituationOf,
  matchStandingOf,
  matchTableFor,
  type CubeDecision,
  type CubeSituation,
} from './cube/decision.ts';
export { matchEquity, type MatchStanding } from './cube/match.ts';
export { matchTable, type MatchGame, type MatchTable } from './cube/match-table.ts';
export { moneyEquity, type CubePlace } from './cube/money.ts';
export { analyseCube, type CubeAnalysis } from './cube/analyse-cube.ts';
export { worthFor, type Worth } from './cube/worth.ts';
export {
  LEVEL_IDS,
  levelOf,
  LEVELS,
  playAtLevel,
  type Level,
  type LevelId,
} from './levels/levels.ts';
export { computerName, FIRST_LEVEL, levelNamed } from './levels/names.ts';
export { levelError, type LevelError } from './levels/measure.ts';
export { decide, restToPlay, type Player } from './player.ts';
