import {
  isPlayedOut,
  isWonPlay,
  type Action,
  type DieNumber,
  type GameState,
  type Play,
  type PlayPhase,
  type Rules,
} from '@wurfzabel/rules';
import type {
  RecordDouble,
  RecordEntry,
  RecordGame,
  RecordOffer,
  RecordPlay,
  RecordStep,
  RecordTurn,
} from './record.ts';

/** The games of a record so far. Immutable: each action answers a new list that shares all but its last game. */
export type Notes = readonly RecordGame[];

const replaceLast = <T>(list: readonly T[], last: T): readonly T[] => [...list.slice(0, -1), last];

/** What a record says before anything has happened from this state on. */
export const firstNotes = (start: GameState): Notes => [
  start.phase.kind === 'opening' ? { opening: [], turns: [] } : { turns: [] },
];

/** The notes after one more action, which led from one state to the other. Not for `undo`: see `withoutStep`. */
export const noteAction = (
  notes: Notes,
  action: Action,
  before: GameState,
  after: GameState,
  time?: number,
): Notes => {
  if (action.type === 'next-game') return [...notes, { opening: [], turns: [] }];
  const game = notes.at(-1)!;
  const noted = {
    ...game,
    ...noteInGame(game, action, before, after, time === undefined ? {} : { time }),
  };
  return replaceLast(
    notes,
    after.phase.kind === 'over' ? { ...noted, result: after.phase.result } : noted,
  );
};

interface Timed {
  readonly time?: number;
}

const noteInGame = (
  game: RecordGame,
  action: Action,
  before: GameState,
  after: GameState,
  timed: Timed,
): Partial<RecordGame> => {
  switch (action.type) {
    case 'opening': {
      const opening = [
        ...(game.opening ?? []),
        { white: action.dice.white, black: action.dice.black },
      ];
      // With one die each the starter plays what was thrown: his first play has begun.
      return after.phase.kind === 'play'
        ? { opening, turns: withPlay(game.turns, after, timed) }
        : { opening };
    }
    case 'throw':
    case 'name':
      return { turns: withPlay(turnsFor(game, before), after, timed) };
    case 'double':
      return { turns: withEntry(turnsFor(game, before), after, { double: 'offered', ...timed }) };
    case 'take':
    case 'drop':
      return {
        turns: changeEntry(
          game.turns,
          entry =>
            ({
              ...entry,
              double: action.type === 'take' ? 'taken' : 'dropped',
              ...timed,
            }) as RecordDouble,
        ),
      };
    case 'step':
      return {
        turns: changeEntry(game.turns, entry =>
          addStep(entry, [action.from, action.number], timed),
        ),
      };
    case 'confirm': {
      const turns = changeEntry(game.turns, entry =>
        closed(entry, before.phase as PlayPhase, before.rules, timed),
      );
      const isRest = after.phase.kind === 'play' && after.phase.role === 'rest';
      return { turns: isRest ? withPlay(turns, after, {}) : turns };
    }
    case 'resign': {
      const offer: RecordOffer = { resign: action.points };
      if (before.phase.kind === 'play')
        return { turns: changeEntry(game.turns, entry => addStep(entry, offer, timed)) };
      return { turns: withEntry(turnsFor(game, before), before, { ...offer, ...timed }) };
    }
    case 'accept':
    case 'reject': {
      const answer = action.type === 'accept' ? 'accepted' : 'rejected';
      return { turns: changeEntry(game.turns, entry => answered(entry, answer, timed)) };
    }
    case 'undo':
    case 'next-game':
      return {};
  }
};

/** The turns, with a new one begun if the side on turn is about to do the first thing of its turn. */
const turnsFor = (game: RecordGame, before: GameState): readonly RecordTurn[] => {
  const isNew =
    before.phase.kind === 'roll' && before.phase.isFirst && !hasBegun(game.turns.at(-1), before);
  return isNew || game.turns.length === 0
    ? [...game.turns, { side: before.onTurn, entries: [] }]
    : game.turns;
};

/** Doubles and refused resignations stand before a first throw; a play of this turn does not. */
const hasBegun = (turn: RecordTurn | undefined, before: GameState): boolean =>
  turn !== undefined &&
  turn.side === before.onTurn &&
  turn.entries.every(entry => !('steps' in entry));

const withEntry = (
  turns: readonly RecordTurn[],
  state: GameState,
  entry: RecordEntry,
): readonly RecordTurn[] => {
  const turn = turns.at(-1) ?? { side: state.onTurn, entries: [] };
  return [...turns.slice(0, -1), { ...turn, entries: [...turn.entries, entry] }];
};

const withPlay = (
  turns: readonly RecordTurn[],
  after: GameState,
  timed: Timed,
): readonly RecordTurn[] => {
  const phase = after.phase as PlayPhase;
  const begun = { steps: [], open: true as const, ...timed };
  const entry = ((): RecordPlay => {
    switch (phase.role) {
      case 'throw':
        return { throw: phase.thrown, ...begun };
      case 'named':
        return { name: phase.thrown[0], ...begun };
      case 'rest':
        return { rest: numbersOf(phase.play), ...begun };
    }
  })();
  return withEntry(turns, after, entry);
};

const changeEntry = (
  turns: readonly RecordTurn[],
  change: (entry: RecordEntry) => RecordEntry,
): readonly RecordTurn[] => {
  const turn = turns.at(-1)!;
  return replaceLast(turns, {
    ...turn,
    entries: replaceLast(turn.entries, change(turn.entries.at(-1)!)),
  });
};

const addStep = (entry: RecordEntry, step: RecordStep | RecordOffer, timed: Timed): RecordEntry => {
  const play = entry as RecordPlay;
  return { ...play, steps: [...play.steps, step], ...timed };
};

const closed = (entry: RecordEntry, phase: PlayPhase, rules: Rules, timed: Timed): RecordEntry => {
  const { open: _, ...play } = entry as RecordPlay;
  const unused = givenUp(rules, phase.play);
  return { ...play, ...(unused.length > 0 ? { unused } : {}), ...timed } as RecordPlay;
};

const answered = (
  entry: RecordEntry,
  answer: 'accepted' | 'rejected',
  timed: Timed,
): RecordEntry => {
  if ('resign' in entry) return { ...entry, answer, ...timed };
  const { open, ...play } = entry as RecordPlay;
  const steps = replaceLast(play.steps, { ...(play.steps.at(-1) as RecordOffer), answer });
  return {
    ...play,
    steps,
    ...(answer === 'rejected' && open ? { open } : {}),
    ...timed,
  } as RecordPlay;
};

/** The notes with the last step of the play under way taken back. */
export const withoutStep = (notes: Notes): Notes => {
  const game = notes.at(-1)!;
  const turns = changeEntry(game.turns, entry => {
    const play = entry as RecordPlay;
    const at = play.steps.map(step => !('resign' in step)).lastIndexOf(true);
    return { ...play, steps: play.steps.filter((_, i) => i !== at) };
  });
  return replaceLast(notes, { ...game, turns });
};

export const numbersOf = (play: Play): readonly DieNumber[] =>
  play.schedule.groups.flatMap(group => new Array<DieNumber>(group.count).fill(group.number));

/** Optional numbers that a play, stopped here, does not use. They follow the owed ones, so they count only when those were all played. */
export const givenUp = (rules: Rules, play: Play): readonly DieNumber[] => {
  if (isWonPlay(rules, play) || !isPlayedOut(play)) return [];
  return numbersOf(play).slice(play.steps.length);
};
