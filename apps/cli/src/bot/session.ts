import { decide, LEVEL_IDS, type LevelId, type Player } from '@wurfzabel/engine';
import { logTakenUp, parsePlayText, parsePositionText, stateOf } from '@wurfzabel/records';
import {
  apply,
  changedOptions,
  decisionOf,
  err,
  GAMES,
  newGame,
  ok,
  rulesFor,
  seeded,
  type Action,
  type DieNumber,
  type Fault,
  type GameState,
  type Result,
  type Step,
  type Throw,
} from '@wurfzabel/rules';
import { askedFrom } from '../analyse/asked.ts';
import { levelWith } from '../engine/level.ts';
import { thinkerFor } from '../engine/thinkers.ts';
import { finishedBy } from '../plays/request.ts';
import { LARGEST_SEED } from '../shell/numbers.ts';
import { decidedFrom } from './decided.ts';
import { legalPlaysOf } from './legal-plays.ts';
import type { BotRequest } from './requests.ts';
import { decisionName, stateAnswer } from './state-answer.ts';

export const PROTOCOL = { protocol: 'wurfzabel-bot', version: 1 } as const;

/** Seconds a decision may take unless the request says otherwise, and at most. */
const USUAL_SECONDS = 10;
const MOST_SECONDS = 3600;

export interface BotDefaults {
  readonly program: string;
  readonly level: LevelId;
  readonly seed: number;
}

/** An answer without its id, or why there is none; the fault may carry more than code and message. */
export type BotAnswer = Result<Readonly<Record<string, unknown>>, string>;

type Fields = BotRequest['fields'];

/** One game at a time and who plays it. A request that is refused changes nothing. */
export class BotSession {
  private readonly defaults: BotDefaults;
  private state: GameState | undefined;
  private player: Player | undefined;
  private seed = 0;
  /** Throws that this session made; each has its own stream of chance. */
  private thrown = 0;
  isOver = false;

  constructor(defaults: BotDefaults) {
    this.defaults = defaults;
  }

  async answer({ deed, fields }: BotRequest): Promise<BotAnswer> {
    switch (deed) {
      case 'hello':
        return this.hello(fields);
      case 'quit':
        this.isOver = true;
        return ok({});
      case 'game':
        return this.game(fields);
      case 'position':
      case 'state':
      case 'opening':
      case 'throw':
      case 'plays':
      case 'play':
      case 'name':
      case 'double':
      case 'take':
      case 'drop':
      case 'resign':
      case 'accept':
      case 'reject':
      case 'next':
      case 'decide': {
        const { state, player } = this;
        if (!state || !player)
          return err('ERR_NO_GAME', 'no game has been begun; ask {"do":"game","game":…} first');
        return this.inGame(deed, fields, state, player);
      }
    }
  }

  private inGame(
    deed: Exclude<BotRequest['deed'], 'hello' | 'quit' | 'game'>,
    fields: Fields,
    state: GameState,
    player: Player,
  ): BotAnswer {
    switch (deed) {
      case 'state':
        return this.told();
      case 'plays': {
        const plays = legalPlaysOf(state);
        return plays
          ? ok({ ...plays })
          : err('ERR_NOT_NOW', `nothing is to be played: the decision is "${decisionName(state)}"`);
      }
      case 'position':
        return this.position(fields, state);
      case 'opening':
        return this.opening(fields, state);
      case 'throw':
        return this.throwDice(fields.dice, state);
      case 'play':
        return this.play(fields, state);
      case 'decide':
        return this.decide(fields, state, player);
      case 'name':
        return this.doAll(state, [{ type: 'name', number: fields.number as DieNumber }]);
      case 'resign':
        return this.doAll(state, [{ type: 'resign', points: fields.points as number }]);
      case 'next':
        return this.doAll(state, [{ type: 'next-game' }]);
      case 'double':
      case 'take':
      case 'drop':
      case 'accept':
      case 'reject':
        return this.doAll(state, [{ type: deed }]);
    }
  }

  private hello({ version = PROTOCOL.version }: Fields): BotAnswer {
    if (version !== PROTOCOL.version)
      return err('ERR_VERSION', `this program speaks version ${PROTOCOL.version} of the protocol`);
    return ok({
      ...PROTOCOL,
      program: this.defaults.program,
      games: GAMES.map(({ id, edition }) => ({ id, edition })),
      levels: LEVEL_IDS,
    });
  }

  private async game({ game, options, level, seed, resigns }: Fields): Promise<BotAnswer> {
    const rules = rulesFor(game, options);
    if (!rules.ok) return rules;
    const wanted = level ?? this.defaults.level;
    if (!LEVEL_IDS.includes(wanted as LevelId))
      return err('ERR_LEVEL', `the levels are ${LEVEL_IDS.join(', ')}`);
    const chance = seed ?? this.defaults.seed;
    if (!isWhole(chance, 0, LARGEST_SEED))
      return err('ERR_SEED', `seed is a whole number from 0 to ${LARGEST_SEED}`);
    if (resigns !== undefined && typeof resigns !== 'boolean')
      return err('ERR_RESIGNS', 'resigns is true or false');
    const loaded = await thinkerFor(rules.value);
    this.player = {
      thinker: loaded.thinker,
      level: levelWith(loaded, wanted as LevelId),
      seed: chance,
      resigns: resigns ?? true,
    };
    this.seed = chance;
    this.thrown = 0;
    this.state = newGame(rules.value);
    const { edition, options: usual } = rules.value.game;
    return this.told({
      game,
      edition,
      options: changedOptions(usual, rules.value),
      level: wanted,
      seed: chance,
      judge: loaded.judge,
    });
  }

  private position(fields: Fields, { rules }: GameState): BotAnswer {
    const { text, ...setup } = fields;
    if (text !== undefined) return this.positionText(text, Object.keys(setup), rules);
    const asked = askedFrom('cube', {
      ...setup,
      game: rules.game.id,
      options: changedOptions(rules.game.options, rules),
    });
    if (!asked.ok) return asked;
    this.state = asked.value.state;
    return this.told();
  }

  private positionText(
    text: unknown,
    others: readonly string[],
    rules: GameState['rules'],
  ): BotAnswer {
    if (typeof text !== 'string') return err('ERR_POSITION', 'text is a position text');
    if (others.length > 0)
      return err('ERR_FIELD', `a position text says all; leave out ${others.join(', ')}`);
    const parsed = parsePositionText(text, rules);
    if (!parsed.ok) return parsed;
    const { position, setup, thrown, cube, match, rules: played } = parsed.value;
    const finished = finishedBy(played, position);
    if (finished !== undefined) return err('ERR_FINISHED', `the game is over: ${finished}`);
    const log = logTakenUp({
      rules: played,
      position,
      onTurn: setup.turn,
      ...(cube ? { cube } : {}),
      ...(match ? { match } : {}),
      ...(thrown ? { thrown } : {}),
    });
    if (!log.ok) return log;
    this.state = stateOf(log.value);
    return this.told();
  }

  private opening({ white, black }: Fields, state: GameState): BotAnswer {
    if (white === undefined && black === undefined)
      return this.doAll(state, [this.openingDice(state)], true);
    const dice = { white, black } as { white: readonly DieNumber[]; black: readonly DieNumber[] };
    return this.doAll(state, [{ type: 'opening', dice }]);
  }

  private throwDice(dice: unknown, state: GameState): BotAnswer {
    if (dice === undefined) return this.doAll(state, [this.dice()], true);
    return this.doAll(state, [{ type: 'throw', dice: dice as Throw }]);
  }

  private dice(): Action {
    return { type: 'throw', dice: seeded(this.seed, this.thrown).throwDice() };
  }

  private openingDice({ rules }: GameState): Action {
    const chance = seeded(this.seed, this.thrown);
    const [one, two] = [chance.throwDice(), chance.throwDice()];
    return rules.game.opening === 'one-die-each'
      ? { type: 'opening', dice: { white: [one[0]], black: [two[0]] } }
      : { type: 'opening', dice: { white: one, black: two } };
  }

  private play({ notation, steps }: Fields, state: GameState): BotAnswer {
    if (state.phase.kind !== 'play')
      return err(
        'ERR_NOT_NOW',
        `nothing is to be played: the decision is "${decisionName(state)}"`,
      );
    if ((notation === undefined) === (steps === undefined))
      return withPlays(
        { code: 'ERR_PLAY', message: 'a play is given as notation or as steps, one of them' },
        state,
      );
    const read =
      steps === undefined ? this.stepsOfText(notation, state) : this.stepsOfList(steps, state);
    if (!read.ok) return withPlays(read.fault, state);
    const actions = read.value.map((step): Action => ({ type: 'step', ...step }));
    const done = this.doAll(state, [...actions, { type: 'confirm' }]);
    return done.ok ? done : withPlays(done.fault, state);
  }

  private stepsOfText(notation: unknown, state: GameState): Result<readonly Step[], string> {
    if (typeof notation !== 'string' || state.phase.kind !== 'play')
      return err('ERR_PLAY', 'notation is a text such as "8/5 6/5"');
    return parsePlayText(state.rules, state.phase.play, notation);
  }

  private stepsOfList(steps: unknown, state: GameState): Result<readonly Step[], string> {
    const isStep = (step: unknown): step is readonly [number, DieNumber] =>
      Array.isArray(step) &&
      step.length === 2 &&
      step.every(n => isWhole(n, 0, state.rules.men * 2));
    if (!Array.isArray(steps) || steps.length > 100 || !steps.every(isStep))
      return err('ERR_PLAY', 'steps are a list of [station, number], such as [[17,3],[19,1]]');
    return ok(steps.map(([from, number]) => ({ from, number })));
  }

  private decide(
    { apply: isApplied, seconds }: Fields,
    state: GameState,
    player: Player,
  ): BotAnswer {
    if (isApplied !== undefined && typeof isApplied !== 'boolean')
      return err('ERR_APPLY', 'apply is true or false');
    const limit = seconds ?? USUAL_SECONDS;
    if (typeof limit !== 'number' || !(limit > 0 && limit <= MOST_SECONDS))
      return err('ERR_SECONDS', `seconds is a number above 0 and at most ${MOST_SECONDS}`);
    const end = Date.now() + limit * 1000;
    const actions = decide(state, player, () => Date.now() > end);
    const decided = decidedFrom(state, actions);
    const said = { by: decisionOf(state).by, ...decided };
    if (isApplied !== true || decided.action === 'none') return this.told(said);
    switch (decided.action) {
      case 'opening':
        return this.doAll(state, [this.openingDice(state)], true, said);
      case 'throw':
        return this.doAll(state, [this.dice()], true, said);
      case 'next':
        return this.doAll(state, [{ type: 'next-game' }], false, said);
      case 'double':
      case 'take':
      case 'drop':
      case 'accept':
      case 'reject':
      case 'resign':
      case 'name':
      case 'play':
        return this.doAll(state, actions, false, said);
    }
  }

  /** All of it or nothing. */
  private doAll(
    before: GameState,
    actions: readonly Action[],
    isOwnThrow = false,
    more: Readonly<Record<string, unknown>> = {},
  ): BotAnswer {
    let state = before;
    for (const action of actions) {
      const applied = apply(state, action);
      // The rules' own name of an action is not always the request's.
      if (!applied.ok)
        return err(applied.fault.code, applied.fault.message.replace('"next-game"', '"next"'));
      state = applied.value;
    }
    this.state = state;
    if (isOwnThrow) this.thrown++;
    return this.told(more);
  }

  private told(more: Readonly<Record<string, unknown>> = {}): BotAnswer {
    return ok({ ...more, state: stateAnswer(this.state!) });
  }
}

const isWhole = (value: unknown, least: number, most: number): value is number =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most;

/** A refused play tells what could have been played. */
const withPlays = ({ code, message }: Fault<string>, state: GameState): BotAnswer => ({
  ok: false,
  fault: { code, message, ...legalPlaysOf(state) },
});
