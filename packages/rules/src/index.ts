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
export { earnsThrow, scheduleOf, type Group, type Schedule } from './schedule.ts';
export { PlayArena } from './arena.ts';
export { legalPlays, playsOf, throwsAgainAt, type PlaySet } from './plays.ts';
export { afterStep, barTo, isHit, landing, type Step, type StepBar } from './step.ts';
