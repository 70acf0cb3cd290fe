import {
  apply,
  CHANCES,
  DIE_NUMBERS,
  legalPlays,
  PlayArena,
  playsOf,
  POSITION_BYTES,
  type Action,
  type GameState,
  type PlaySet,
  type Position,
  type Throw,
} from '@wurfzabel/rules';

/** Entries a memory of counts may have, each some hundred bytes. */
const REMEMBERED = 500_000;

/** How long to count before others may have a word. */
const QUANTUM_MS = 50;

const applied = (state: GameState, action: Action): GameState => {
  const result = apply(state, action);
  if (result.ok) return result.value;
  throw new Error(`${action.type}: ${result.fault.message}`);
};

const keyOf = (position: Position): string => {
  let key = '';
  for (let i = 0; i < POSITION_BYTES; i++) key += String.fromCharCode(position[i]! + 128);
  return key;
};

/**
 * Counts distinct endings, level by level.
 *
 * A level is one play: each distinct ending counts 1 at the last level and its own continuations before it; an ending that wins
 * has none. Continuations are the 21 throws of whoever throws next, so that after an extra throw the same side goes on.
 * With the options that put something between two throws it is that: the six doublets that may be named (oneTwo), or the other
 * side's play of the numbers left over (opponentPlaysRest). Endings are not merged across different throws.
 */
export class Counter {
  private readonly arenas: PlayArena[] = [];
  private readonly known: Map<string, number>[] = [];
  private since = Date.now();

  /** Yields now and then so that a caller can look at the clock; answers the count. @param state about to throw */
  *ofThrow(
    state: GameState,
    thrown: Throw,
    depth: number,
    onEnding: () => void,
  ): Generator<void, number> {
    return yield* this.plays(applied(state, { type: 'throw', dice: thrown }), depth, onEnding);
  }

  /** Number of endings of one throw. */
  endings(state: GameState, thrown: Throw): number {
    return legalPlays(state.rules, state.position, thrown, this.arenaAt(1)).count;
  }

  private *below(state: GameState, depth: number): Generator<void, number> {
    if (state.phase.kind === 'over') return 0;
    if (state.phase.kind === 'play') return yield* this.plays(state, depth);
    let sum = 0;
    if (state.phase.kind === 'name') {
      for (const number of DIE_NUMBERS)
        sum += yield* this.plays(applied(state, { type: 'name', number }), depth);
      return sum;
    }
    const memory = (this.known[depth] ??= new Map<string, number>());
    const key = keyOf(state.position);
    const before = memory.get(key);
    if (before !== undefined) return before;
    for (const { thrown } of CHANCES) {
      if (depth === 1) sum += this.endings(state, thrown);
      else sum += yield* this.plays(applied(state, { type: 'throw', dice: thrown }), depth);
    }
    if (memory.size < REMEMBERED) memory.set(key, sum);
    return sum;
  }

  private *plays(state: GameState, depth: number, onEnding?: () => void): Generator<void, number> {
    if (state.phase.kind !== 'play') throw new Error(`no play in phase ${state.phase.kind}`);
    const { play } = state.phase;
    const plays = playsOf(state.rules, play.position, play.schedule, this.arenaAt(depth));
    if (depth === 1) return plays.count;
    let sum = 0;
    for (let i = 0; i < plays.count; i++) {
      sum += yield* this.below(afterEnding(state, plays, i), depth - 1);
      onEnding?.();
      if (Date.now() - this.since > QUANTUM_MS) {
        yield;
        this.since = Date.now();
      }
    }
    return sum;
  }

  /** Each level has its own arena: an outer set of plays stays valid while inner ones are listed. */
  private arenaAt(depth: number): PlayArena {
    return (this.arenas[depth] ??= new PlayArena());
  }
}

/** The state after an ending of the play under way, taken from the list instead of step by step. */
const afterEnding = (state: GameState, plays: PlaySet, index: number): GameState => {
  if (state.phase.kind !== 'play') throw new Error(`no play in phase ${state.phase.kind}`);
  const play = {
    ...state.phase.play,
    steps: plays.stepsTo(index),
    position: plays.positionAt(index),
  };
  return applied({ ...state, phase: { ...state.phase, play } }, { type: 'confirm' });
};
