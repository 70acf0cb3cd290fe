export { bySide, other, SIDES, type BySide, type Side } from './side.ts';
export { err, ok, unwrap, type Fault, type Result } from './result.ts';
export {
  CHANCES,
  DIE_NUMBERS,
  isDieNumber,
  isDoublet,
  lowerFirst,
  makeThrow,
  parseThrow,
  throwFrom,
  underside,
  type Chance,
  type DieNumber,
  type Throw,
  type ThrowFault,
} from './dice.ts';
export { seeded, type Seeded } from './seeded.ts';
export {
  changedOptions,
  LONGEST_MATCH,
  OPTION_NAMES,
  OPTION_VALUES,
  optionsFrom,
  type OptionFault,
  type OptionName,
  type Options,
} from './options.ts';
export { type Course, type Game, type Rules } from './game.ts';
export { GAMES, rulesFor, type GameFault } from './registry.ts';
export {
  copyPosition,
  DOUBLETS,
  HAND,
  LAST_STATION,
  menOf,
  MOST_DOUBLETS,
  OFF,
  OTHER_DOUBLETS,
  OTHER_HAND,
  OTHER_OFF,
  pipCount,
  POSITION_BYTES,
  positionFrom,
  samePosition,
  SETUP_FAULTS,
  setupOf,
  stationAcross,
  turnInto,
  turnRound,
  type Men,
  type Position,
  type Setup,
  type SetupFault,
} from './position.ts';
export { earnsThrow, scheduleOf, scheduleOfRest, type Group, type Schedule } from './schedule.ts';
export { PlayArena } from './arena.ts';
export { legalPlays, PlaySet, playsOf, throwsAgainAt } from './plays.ts';
export { blockOf, type Block } from './blocked.ts';
export { afterStep, barTo, isHit, landing, type Step, type StepBar } from './step.ts';
export {
  beginPlay,
  canPlay,
  chipsOf,
  isPlayedOut,
  isWonPlay,
  leftOver,
  legalMoves,
  legalSteps,
  mayStop,
  nextGroups,
  restOf,
  withoutLastStep,
  withStep,
  type Chip,
  type Forfeit,
  type Move,
  type Play,
} from './play.ts';
export { REASON_CODES, whyNotMove, whyNotStep, type Reason } from './reasons.ts';
export {
  mostPoints,
  patternWin,
  PILE_POINTS,
  pointsForOff,
  ROW_POINTS,
  WIN_GRADES,
  winGrade,
  type WinBy,
  type WinGrade,
} from './score.ts';
export {
  countsOnce,
  cubeAtOdds,
  CUBE_LIMIT,
  cubeOffer,
  mayBeCrawford,
  resignationLimit,
  standingAfter,
  type CubeFault,
} from './match.ts';
export {
  ACTION_TYPES,
  FIRST_STANDING,
  gameFrom,
  newGame,
  type Action,
  type Cube,
  type GameResult,
  type GameState,
  type Phase,
  type PlayPhase,
  type Standing,
} from './state.ts';
export { apply, type ActionFault, type Applied, type Refusal } from './machine.ts';
export {
  decisionOf,
  DECISION_KINDS,
  WHYS,
  type Again,
  type Decision,
  type DecisionKind,
  type Why,
} from './decision.ts';
export { playGame, type BeforeThrow, type GameFigures, type Mover } from './fast-game.ts';
export { takeEnding, type PlayedThrow } from './played-throw.ts';
export { RandomPlayer } from './random-play.ts';
export { randomGame } from './random-game.ts';
