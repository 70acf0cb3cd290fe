import {
  isBackgammonBoard,
  makeGnuId,
  makeXgid,
  parseGnuId,
  parseGnuPositionId,
  parseXgid,
  stateOf,
  type GameLog,
} from '@wurfzabel/records';
import {
  bySide,
  gameFrom,
  rulesFor,
  setupOf as setupOfPosition,
  type GameState,
  type Result,
  type Rules,
  unwrap,
} from '@wurfzabel/rules';
import { draftFromText, textOf } from './address.ts';
import { stateFrom, type Draft } from './draft.ts';
import { textFault, type Read } from './faults.ts';
import { draftFromJson, jsonOf } from './json-form.ts';

/** A draft from the moment of a game that an identification describes. A double that is offered there is not yet offered here. */
const draftFromState = (state: GameState): Draft => {
  const { rules, position, onTurn, phase, cube, standing } = state;
  const setup = setupOfPosition(position, onTurn, rules.course);
  return {
    rules,
    white: setup.white,
    black: setup.black,
    turn: onTurn,
    doublets: bySide(() => 0),
    thrown: phase.kind === 'play' ? phase.thrown : undefined,
    cube,
    match:
      rules.matchLength > 0
        ? { length: rules.matchLength, score: standing.score, isCrawford: standing.isCrawford }
        : undefined,
  };
};

const fromLog = <Code extends Parameters<typeof textFault>[0]>(read: Result<GameLog, Code>): Read =>
  read.ok ? { ok: true, value: draftFromState(stateOf(read.value)) } : textFault(read.fault.code);

const XGID = /^(?:XGID\s*=)|^[-A-Oa-o]{26}:/i;
const POSITION_ID = /^[A-Za-z0-9+/]{14}(?:==)?$/;
const GNU_ID = /^[A-Za-z0-9+/]{14}:[A-Za-z0-9+/=]{12,}$/;

/** A position ID alone tells neither cube nor match, and the side about to throw has the white men. */
const fromPositionId = (text: string, rules: Rules): Read => {
  const read = parseGnuPositionId(text, rules);
  return read.ok
    ? { ok: true, value: draftFromState(gameFrom(rules, read.value, 'white')) }
    : textFault(read.fault.code);
};

/** Any of the forms in which a position can be written: our text, JSON, an XGID, an ID of GNU Backgammon. */
export const draftFrom = (text: string, played: Rules): Read => {
  const plain = text.trim();
  if (plain === '') return textFault('ERR_EMPTY');
  if (plain.startsWith('{')) return draftFromJson(plain);
  const given = isBackgammonBoard(played.game) ? [played] : [];
  if (XGID.test(plain)) return fromLog(parseXgid(plain, ...given));
  if (GNU_ID.test(plain)) return fromLog(parseGnuId(plain, ...given));
  const read = draftFromText(plain.replace(/^.*\/position#/, ''), played);
  // Some short position texts look like an ID.
  return read.ok || !POSITION_ID.test(plain)
    ? read
    : fromPositionId(plain, given[0] ?? unwrap(rulesFor('backgammon')));
};

export const FORMS = ['text', 'json', 'xgid', 'gnu'] as const;
export type Form = (typeof FORMS)[number];

/** The draft in a form; undefined where the form knows no such game or moment. */
export const written = (draft: Draft, form: Form): string | undefined => {
  switch (form) {
    case 'text':
      return textOf(draft);
    case 'json':
      return jsonOf(draft);
    case 'xgid':
    case 'gnu': {
      const state = isBackgammonBoard(draft.rules.game) ? stateFrom(draft, true) : undefined;
      const made = state && (form === 'xgid' ? makeXgid(state) : makeGnuId(state));
      return made?.ok ? made.value : undefined;
    }
  }
};
