import { logTakenUp, stateOf, type GameLog, type PositionMatch } from '@wurfzabel/records';
import {
  bySide,
  changedOptions,
  GAMES,
  HAND,
  LONGEST_MATCH,
  mayBeCrawford as mayBeCrawfordAt,
  MOST_DOUBLETS,
  OFF,
  other,
  patternWin,
  pointsForOff,
  positionFrom,
  rulesFor,
  stationAcross,
  turnRound,
  unwrap,
  type BySide,
  type Cube,
  type Game,
  type GameState,
  type Men,
  type Options,
  type Position,
  type Result,
  type Rules,
  type Setup,
  type Side,
  type Throw,
} from '@wurfzabel/rules';
import { refuse, type EditFault } from './faults.ts';

/**
 * A position as it is being made: at every moment one that the rules take, since every change that would make an impossible one is
 * refused. So all fifteen men of a side are always somewhere; a man taken from the board goes to the place where its game keeps spare ones.
 */
export interface Draft {
  readonly rules: Rules;
  readonly white: Men;
  readonly black: Men;
  readonly turn: Side;
  /** Doublets thrown by each side before `thrown`. */
  readonly doublets: BySide<number>;
  readonly thrown: Throw | undefined;
  readonly cube: Cube;
  /** undefined: single games. Its length is the one of the rules. */
  readonly match: PositionMatch | undefined;
}

type Edited = Result<Draft, EditFault['code']> & { readonly fault?: EditFault };
const done = (draft: Draft): Edited => ({ ok: true, value: draft });

const NO_CUBE: Cube = { value: 1, owner: null };

/** The game's own first position, White about to throw. */
export const startOf = (game: Game, rules: Rules = unwrap(rulesFor(game.id))): Draft => ({
  rules,
  white: game.start.white,
  black: game.start.black,
  turn: 'white',
  doublets: bySide(() => 0),
  thrown: undefined,
  cube: NO_CUBE,
  match: matchUnder(rules, undefined),
});

export const firstDraft = (): Draft => startOf(GAMES[0]!);

export const setupOf = ({ white, black, turn, doublets }: Draft): Setup => ({
  white,
  black,
  turn,
  doublets,
});

/** Seen by the side on turn. */
export const positionOf = (draft: Draft): Position =>
  unwrap(positionFrom(setupOf(draft), draft.rules));

export const countAt = (draft: Draft, side: Side, station: number): number =>
  draft[side][station] ?? 0;

/** Where men stand that are not on the board: in hand where all begin there, else borne off. */
export const spareOf = (game: Game): number => (game.handName === 'hand' ? HAND : OFF);

const onBoard = (station: number): boolean => station > HAND && station < OFF;

const changed = (men: Men, station: number, by: number): Men => {
  const count = (men[station] ?? 0) + by;
  const { [station]: _, ...rest } = men;
  return count > 0 ? { ...rest, [station]: count } : rest;
};

/** Takes a man of a side from one station to another. */
export const moveMan = (draft: Draft, side: Side, from: number, to: number): Edited => {
  if (countAt(draft, side, from) === 0) return refuse('no-man', { side });
  if (from === to) return done(draft);
  const { rules } = draft;
  const rival = other(side);
  if (onBoard(to) && countAt(draft, rival, stationAcross(rules.course, to)) > 0)
    return refuse('ERR_SHARED_POINT', { side, station: to });
  const men = changed(changed(draft[side], from, -1), to, 1);
  if (men[OFF] === rules.men && countAt(draft, rival, OFF) === rules.men)
    return refuse('ERR_BOTH_OFF', { side });
  return done({ ...draft, [side]: men });
};

/** Puts a man on a station, from where the spare ones are; when there are none, from the other tray. */
export const addMan = (draft: Draft, side: Side, station: number): Edited => {
  const spare = spareOf(draft.rules.game);
  const trays = [spare, spare === HAND ? OFF : HAND].filter(tray => tray !== station);
  const from = trays.find(tray => countAt(draft, side, tray) > 0);
  return from === undefined ? refuse('none-left', { side }) : moveMan(draft, side, from, station);
};

/** Takes a man from a station to the spare ones; spare men themselves stay. */
export const removeMan = (draft: Draft, side: Side, station: number): Edited => {
  const spare = spareOf(draft.rules.game);
  if (station === spare) return refuse('spare', { side });
  return moveMan(draft, side, station, spare);
};

/** Makes the men of a side on a station so many, as far as there are men. */
export const setCount = (draft: Draft, side: Side, station: number, count: number): Edited => {
  let now = draft;
  while (countAt(now, side, station) !== count) {
    const next =
      countAt(now, side, station) < count
        ? addMan(now, side, station)
        : removeMan(now, side, station);
    if (!next.ok) return next;
    now = next.value;
  }
  return done(now);
};

/** All men of both sides where the game keeps spare ones; where those are the men borne off, one a side stays on its last point. */
export const cleared = (draft: Draft): Draft => {
  const spare = spareOf(draft.rules.game);
  const { men } = draft.rules;
  const all: Men = spare === HAND ? { [HAND]: men } : { [OFF]: men - 1, [OFF - 1]: 1 };
  return { ...draft, white: all, black: all };
};

/** White and Black change places: men, turn, doublets, cube and score. */
export const swapped = (draft: Draft): Draft => ({
  ...draft,
  white: draft.black,
  black: draft.white,
  turn: other(draft.turn),
  doublets: { white: draft.doublets.black, black: draft.doublets.white },
  cube: { ...draft.cube, owner: draft.cube.owner && other(draft.cube.owner) },
  match: draft.match && {
    ...draft.match,
    score: { white: draft.match.score.black, black: draft.match.score.white },
  },
});

export const withDoublets = (draft: Draft, side: Side, count: number): Draft => ({
  ...draft,
  doublets: {
    ...draft.doublets,
    [side]: Math.max(0, Math.min(MOST_DOUBLETS, Math.trunc(count) || 0)),
  },
});

/** A match as these rules have it, with as much of an earlier score as can stand. */
const matchUnder = (rules: Rules, before: PositionMatch | undefined): PositionMatch | undefined => {
  const length = rules.matchLength;
  if (length === 0) return undefined;
  const score = bySide(side => Math.max(0, Math.min(length - 1, before?.score[side] ?? 0)));
  const mayBe = rules.cube && rules.crawford && mayBeCrawfordAt(length, score);
  return { length, score, isCrawford: mayBe && (before?.isCrawford ?? true) };
};

const isTurned = ({ value, owner }: Cube): boolean => value > 1 || owner !== null;

/** In the Crawford game nobody doubles: where the cube has been turned it is another game at the same score. */
const settled = (draft: Draft): Draft =>
  draft.match?.isCrawford && isTurned(draft.cube)
    ? { ...draft, match: { ...draft.match, isCrawford: false } }
    : draft;

/** The cube at another value; at 1 it is in the middle, as nobody has doubled. */
export const withCubeValue = (draft: Draft, value: number): Draft =>
  settled({ ...draft, cube: { value, owner: value === 1 ? null : draft.cube.owner } });

/** The cube with another owner, who has doubled it to 2 at the least. */
export const withCubeOwner = (draft: Draft, owner: Side | null): Draft =>
  settled({
    ...draft,
    cube: { value: owner === null ? draft.cube.value : Math.max(2, draft.cube.value), owner },
  });

/** The same men under other options. What the options leave no room for, such as a cube that is not played with, falls away. */
export const withOption = <N extends keyof Options>(
  draft: Draft,
  name: N,
  value: Options[N],
): Draft => {
  const { game } = draft.rules;
  const rules = unwrap(
    rulesFor(game.id, { ...changedOptions(game.options, draft.rules), [name]: value }),
  );
  return settled({
    ...draft,
    rules,
    cube: rules.cube ? draft.cube : NO_CUBE,
    match: matchUnder(rules, draft.match),
    doublets: rules.countsDoublets ? draft.doublets : bySide(() => 0),
  });
};

/** The game's own rules again; the match stays. */
export const withOwnRules = (draft: Draft): Draft => {
  const { game, matchLength } = draft.rules;
  const rules = unwrap(rulesFor(game.id, { matchLength }));
  return settled({
    ...draft,
    rules,
    cube: rules.cube ? draft.cube : NO_CUBE,
    match: matchUnder(rules, draft.match),
    doublets: rules.countsDoublets ? draft.doublets : bySide(() => 0),
  });
};

export const withMatchLength = (draft: Draft, length: number): Draft =>
  withOption(draft, 'matchLength', Math.max(0, Math.min(LONGEST_MATCH, Math.trunc(length) || 0)));

/** @param points points made by a side, cut to what the match leaves room for */
export const withScore = (draft: Draft, side: Side, points: number): Draft => {
  const { match, rules } = draft;
  if (!match) return draft;
  const score = { ...match.score, [side]: Math.trunc(points) || 0 };
  return settled({ ...draft, match: matchUnder(rules, { ...match, score, isCrawford: true }) });
};

/** The Crawford game or not; if it is, the cube has not been turned. */
export const withCrawford = (draft: Draft, isCrawford: boolean): Draft => ({
  ...draft,
  cube: isCrawford ? NO_CUBE : draft.cube,
  match: matchUnder(draft.rules, draft.match && { ...draft.match, isCrawford }),
});

/** Whether this may be called the Crawford game: one side, and one only, is one point from the end of the match. */
export const mayBeCrawford = ({ rules, match }: Draft): boolean =>
  match !== undefined && matchUnder(rules, { ...match, isCrawford: true })?.isCrawford === true;

/** Who has won already, and how much. */
export interface Finished {
  readonly winner: Side;
  readonly by: 'off' | 'pile' | 'row';
  /** Before the cube; for men borne off only. */
  readonly points: number | undefined;
}

/** The game is over in this position; undefined if it is not. */
export const finishedIn = (draft: Draft): Finished | undefined => {
  const { rules, turn } = draft;
  const own = positionOf(draft);
  for (const [winner, seen] of [
    [turn, own],
    [other(turn), turnRound(own, rules.course)],
  ] as const) {
    if (seen[OFF] === rules.men) return { winner, by: 'off', points: pointsForOff(rules, seen) };
    const by = patternWin(rules, seen, 'own');
    if (by) return { winner, by, points: undefined };
  }
  return undefined;
};

/** A game that begins with the draft; undefined where it is over. @param isThrown with the throw, if there is one */
export const logFrom = (draft: Draft, isThrown: boolean): GameLog | undefined => {
  if (finishedIn(draft)) return undefined;
  const { rules, turn, cube, match, thrown } = draft;
  const log = logTakenUp({
    rules,
    position: positionOf(draft),
    onTurn: turn,
    ...(rules.cube ? { cube } : {}),
    ...(match ? { match } : {}),
    ...(isThrown && thrown ? { thrown } : {}),
  });
  return log.ok ? log.value : undefined;
};

/** The moment of that game. */
export const stateFrom = (draft: Draft, isThrown: boolean): GameState | undefined => {
  const log = logFrom(draft, isThrown);
  return log && stateOf(log);
};
