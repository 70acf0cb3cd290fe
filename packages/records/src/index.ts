export { newLog, stateOf, statesOf, withAction, type GameLog, type Logged } from './game-log.ts';
export { makeRecordText, metaOf, recordOf } from './make-record.ts';
export {
  parseRecord,
  type ParsedRecord,
  type ReadLimits,
  type ReadRecord,
} from './parse-record.ts';
export {
  CRAWFORD_STATES,
  placeText,
  PLAYER_KINDS,
  RECORD_FAULTS,
  RECORD_FORMAT,
  RECORD_LIMITS,
  RECORD_VERSION,
  type GameRecord,
  type PlayerKind,
  type RecordDouble,
  type RecordEntry,
  type RecordFault,
  type RecordGame,
  type RecordMatch,
  type RecordMeta,
  type RecordPlace,
  type RecordPlay,
  type RecordPlayer,
  type RecordRefusal,
  type RecordResignation,
  type RecordStart,
  type RecordStep,
  type RecordTurn,
} from './record.ts';
export { reasonText } from './reason-text.ts';
export { placeName } from './place-names.ts';
export { makePlayText } from './play-text.ts';
export {
  parsePlayText,
  PLAY_TEXT_FAULTS,
  type ParsedPlayText,
  type PlayTextFault,
  type PlayTextRefusal,
} from './parse-play-text.ts';
export { LONGEST_PLAY_TEXT } from './play-words.ts';
export {
  LONGEST_POSITION_TEXT,
  makePositionText,
  parsePositionText,
  parseSetupText,
  POSITION_TEXT_FAULTS,
  type PositionParts,
  type PositionText,
  type PositionTextFault,
} from './position-text.ts';
export type { PositionMatch } from './match-text.ts';
export { logTakenUp, type TakenUp } from './taken-up.ts';
export { makeStateText } from './state-text.ts';
export { makeXgid, parseXgid, XGID_FAULTS, type XgidFault } from './xgid.ts';
export { makeGnuPositionId, parseGnuPositionId, type PositionIdFault } from './gnu-position-id.ts';
export { makeGnuId, makeGnuMatchId, parseGnuId, type GnuIdFault } from './gnu-id.ts';
export { isBackgammonBoard } from './backgammon-ids.ts';
export { looksLikeMat, MAT_FAULTS, parseMat, type MatFault, type ReadMat } from './parse-mat.ts';
