import {
  cubeOffer,
  GAMES,
  mayStop,
  OPTION_VALUES,
  rulesFor,
  seeded,
  standingAfter,
  unwrap,
  whyNotStep,
  type Action,
  type GameState,
  type Options,
  type PlayPhase,
  type Rules,
  type Seeded,
} from '@wurfzabel/rules';
import { newLog, stateOf, withAction, type GameLog } from '../src/index.ts';
import { nextNumbers } from '../src/play-search.ts';

const pick = <T>(dice: Seeded, from: readonly T[]): T => from[dice.below(from.length)]!;

/** One of the five games, about half of its options changed at random. */
export const randomRules = (dice: Seeded, gameId: string = pick(dice, GAMES).id): Rules => {
  const changes: Record<string, unknown> = {};
  for (const [name, values] of Object.entries(OPTION_VALUES))
    if (dice.below(2) === 0) changes[name] = pick<unknown>(dice, values);
  if (dice.below(2) === 0) changes.matchLength = dice.below(6);
  return unwrap(rulesFor(gameId, changes as Partial<Options>));
};

/** A step that the rules allow, found by asking for steps in a random order: to list them all is dear under foresight. */
const randomStep = (state: GameState, phase: PlayPhase, dice: Seeded): Action | undefined => {
  const places = Array.from({ length: 25 }, (_, station) => station).filter(
    station => phase.play.position[station]! > 0,
  );
  const steps = nextNumbers(phase.play).flatMap(number => places.map(from => ({ from, number })));
  while (steps.length > 0) {
    const [step] = steps.splice(dice.below(steps.length), 1);
    if (!whyNotStep(state.rules, phase.play, step!)) return { type: 'step', ...step! };
  }
  return undefined;
};

const randomInPlay = (state: GameState, phase: PlayPhase, dice: Seeded): Action => {
  const { play } = phase;
  if (play.steps.length > 0 && dice.below(15) === 0) return { type: 'undo' };
  if (dice.below(150) === 0) return { type: 'resign', points: 1 };
  const stops = mayStop(state.rules, play) && dice.below(6) === 0;
  return (stops ? undefined : randomStep(state, phase, dice)) ?? { type: 'confirm' };
};

/** What two careless players and their dice do next; now and then they double, resign, take back or stop early. */
export const randomAction = (state: GameState, dice: Seeded): Action | undefined => {
  const { phase } = state;
  switch (phase.kind) {
    case 'opening': {
      const throwFor = () =>
        dice.throwDice().slice(state.rules.game.opening === 'one-die-each' ? 1 : 0);
      return { type: 'opening', dice: { white: throwFor(), black: throwFor() } };
    }
    case 'roll':
      if (dice.below(12) === 0 && !cubeOffer(state, phase.isFirst)) return { type: 'double' };
      return dice.below(60) === 0
        ? { type: 'resign', points: 1 }
        : { type: 'throw', dice: dice.throwDice() };
    case 'doubled':
      return { type: dice.below(3) === 0 ? 'drop' : 'take' };
    case 'play':
      return randomInPlay(state, phase, dice);
    case 'name':
      return { type: 'name', number: dice.throwDice()[0] };
    case 'resigning':
      return { type: dice.below(8) === 0 ? 'accept' : 'reject' };
    case 'over':
      return standingAfter(state).isDecided ? undefined : { type: 'next-game' };
  }
};

export const acted = (log: GameLog, action: Action, time?: number): GameLog => {
  const next = withAction(log, action, time);
  if (!next.ok) throw new Error(`${JSON.stringify(action)}: ${next.fault.message}`);
  return next.value;
};

/** Every log of a random match, from the empty one on, up to `most` actions. */
export function* randomLogs(
  rules: Rules,
  dice: Seeded,
  most: number,
  start: GameLog = newLog(rules),
): Generator<GameLog> {
  let log = start;
  yield log;
  for (let i = 0; i < most; i++) {
    const action = randomAction(stateOf(log), dice);
    if (!action) return;
    log = acted(log, action);
    yield log;
  }
}

export const randomLog = (rules: Rules, dice: Seeded, most: number): GameLog => {
  let last = newLog(rules);
  for (const log of randomLogs(rules, dice, most)) last = log;
  return last;
};

/** Random matches under random rules, each with a seed that says which it is. */
export function* manyLogs(
  seed: number,
  count: number,
  most: number,
): Generator<{ readonly name: string; readonly log: GameLog }> {
  for (let i = 0; i < count; i++) {
    const dice = seeded(seed, i);
    const rules = randomRules(dice, GAMES[i % GAMES.length]!.id);
    yield {
      name: `${rules.game.id}, seed ${seed} stream ${i}`,
      log: randomLog(rules, dice, 1 + dice.below(most)),
    };
  }
}

/** Every play that was ended in a log: the rules, the position before it and its steps. */
export function* playsIn(states: readonly GameState[]): Generator<PlayPhase> {
  for (const [i, state] of states.entries()) {
    const next = states[i + 1];
    if (state.phase.kind !== 'play' || !next) continue;
    const isEnded = next.phase.kind !== 'play' || next.phase.play.start !== state.phase.play.start;
    if (isEnded && next.phase.kind !== 'resigning') yield state.phase;
  }
}
