import {
  CHANCES,
  DOUBLETS,
  legalPlays,
  OFF,
  OTHER_DOUBLETS,
  PlayArena,
  pointsForOff,
  positionFrom,
  rulesFor,
  throwsAgainAt,
  turnRound,
  unwrap,
  type Men,
  type Position,
  type Rules,
} from '@wurfzabel/rules';

/** Slow and literal: what the exact tables must agree with. Everything goes through the rules' own plays. */

const arena = new PlayArena();

export const rulesOf = (id: string, changes?: object): Rules => unwrap(rulesFor(id, changes));

/** The men named, the rest off. @param doublets of the mover and of the other */
export const fewMen = (
  rules: Rules,
  own: Men,
  other: Men,
  doublets: readonly [number, number] = [0, 0],
): Position => {
  const withOff = (men: Men): Men => {
    const left = Object.values(men).reduce((sum, n) => sum + n, 0);
    return { ...men, [OFF]: (men[OFF] ?? 0) + rules.men - left };
  };
  const setup = {
    white: withOff(own),
    black: withOff(other),
    turn: 'white' as const,
    doublets: { white: doublets[0], black: doublets[1] },
  };
  return unwrap(positionFrom(setup, rules));
};

export type Outcome =
  | { readonly kind: 'win'; readonly points: number }
  | { readonly kind: 'again' | 'pass'; readonly position: Position };

/** What a throw can lead to; a position is seen by the side that throws next. Counts of doublets are cut to 0 or 1. */
export const outcomesOf = (
  rules: Rules,
  position: Position,
): readonly { readonly weight: number; readonly outcomes: readonly Outcome[] }[] =>
  CHANCES.map(({ thrown, weight }) => {
    const plays = legalPlays(rules, position, thrown, arena);
    const outcomes: Outcome[] = [];
    for (let i = 0; i < plays.count; i++) {
      const ending = plays.positionAt(i);
      for (const at of [DOUBLETS, OTHER_DOUBLETS]) ending[at] = Math.min(ending[at]!, 1);
      if (ending[OFF] === rules.men)
        outcomes.push({ kind: 'win', points: pointsForOff(rules, ending) });
      else if (throwsAgainAt(rules, position, thrown, plays, i))
        outcomes.push({ kind: 'again', position: ending });
      else {
        if (rules.doubletCount === 'turn') ending[DOUBLETS] = 0;
        outcomes.push({ kind: 'pass', position: turnRound(ending, rules.course) });
      }
    }
    return { weight, outcomes };
  });

/** The best mean over all throws, by what positions are worth to the side about to throw. */
export const lookAhead = (
  rules: Rules,
  position: Position,
  equityAt: (position: Position) => number,
): number =>
  outcomesOf(rules, position).reduce((sum, { weight, outcomes }) => {
    let best = -Infinity;
    for (const outcome of outcomes) {
      const worth =
        outcome.kind === 'win'
          ? outcome.points
          : outcome.kind === 'again'
            ? equityAt(outcome.position)
            : -equityAt(outcome.position);
      best = Math.max(best, worth);
    }
    return sum + weight * best;
  }, 0);

/** Equities of all positions of one man against one by plain value iteration over a map. */
export const solveOneAgainstOne = (
  rules: Rules,
): Map<string, { position: Position; equity: number }> => {
  const flags = rules.countsDoublets ? [0, 1] : [0];
  const values = new Map<string, { position: Position; equity: number }>();
  for (let own = 0; own <= 24; own++)
    for (let other = 0; other <= 24; other++) {
      const across = rules.course === 'contrary' ? 25 - other : other;
      if (own !== 0 && own === across) continue;
      for (const ownFlag of flags)
        for (const otherFlag of flags) {
          const position = fewMen(rules, { [own]: 1 }, { [other]: 1 }, [ownFlag, otherFlag]);
          values.set(position.join(), { position, equity: 0 });
        }
    }
  const states = [...values.values()].map(state => ({
    state,
    throws: outcomesOf(rules, state.position).map(({ weight, outcomes }) => ({
      weight,
      outcomes: outcomes.map(outcome =>
        outcome.kind === 'win'
          ? { sign: 1, target: { equity: outcome.points } }
          : {
              sign: outcome.kind === 'again' ? 1 : -1,
              target: values.get(outcome.position.join())!,
            },
      ),
    })),
  }));
  let change = 1;
  while (change > 1e-12) {
    change = 0;
    const renewed = states.map(({ throws }) =>
      throws.reduce(
        (sum, { weight, outcomes }) =>
          sum + weight * Math.max(...outcomes.map(({ sign, target }) => sign * target.equity)),
        0,
      ),
    );
    states.forEach(({ state }, i) => {
      change = Math.max(change, Math.abs(state.equity - renewed[i]!));
      state.equity = renewed[i]!;
    });
  }
  return values;
};

/** Random placements and throws, the same every run: whole numbers below n. */
export const sequence = (seed: number): ((n: number) => number) => {
  let state = seed;
  return n => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
};

/** Mean number of turns until a side is done when nobody is in the way and every play keeps it lowest. */
export const meanTurns = (
  rules: Rules,
  position: Position,
  isDone: (position: Position) => boolean,
  known = new Map<string, number>(),
): number => {
  const name = position.join();
  const before = known.get(name);
  if (before !== undefined) return before;
  const mean = meanOf(rules, position, isDone, next => meanTurns(rules, next, isDone, known));
  known.set(name, mean);
  return mean;
};

/** The same from one throw, with what further turns take given by `turnsFrom`. */
export const meanOf = (
  rules: Rules,
  position: Position,
  isDone: (position: Position) => boolean,
  turnsFrom: (position: Position) => number,
): number => {
  let sum = 0;
  for (const { thrown, weight } of CHANCES) {
    const plays = legalPlays(rules, position, thrown, arena);
    // Copied, because the arena is used again further down.
    const endings = Array.from({ length: plays.count }, (_, i) => ({
      ending: plays.positionAt(i),
      again: throwsAgainAt(rules, position, thrown, plays, i),
    }));
    let least = Infinity;
    for (const { ending, again } of endings) {
      ending[DOUBLETS] = Math.min(ending[DOUBLETS]!, 1);
      if (!again && rules.doubletCount === 'turn') ending[DOUBLETS] = 0;
      least = Math.min(least, isDone(ending) ? 1 : (again ? 0 : 1) + turnsFrom(ending));
    }
    sum += weight * least;
  }
  return sum;
};
