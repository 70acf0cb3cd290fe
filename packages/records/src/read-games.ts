import {
  apply,
  isDieNumber,
  SIDES,
  throwFrom,
  type Action,
  type BySide,
  type DieNumber,
  type GameState,
  type Side,
  type Throw,
} from '@wurfzabel/rules';
import { givenUp, numbersOf } from './notes.ts';
import {
  fields,
  isJson,
  list,
  oneOf,
  refuse,
  shown,
  timed,
  whole,
  type Json,
} from './read-json.ts';
import { reasonText } from './reason-text.ts';
import {
  RECORD_LIMITS,
  type RecordEntry,
  type RecordGame,
  type RecordOffer,
  type RecordPlace,
  type RecordPlay,
  type RecordResignation,
  type RecordStep,
  type RecordTurn,
} from './record.ts';

// Not by way of text: what stands in a file may have no text, or one too deep to make.
const isSameList = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a.length === b.length && a.every((member, i) => member === b[i]);

type Begun =
  | { readonly throw: Throw }
  | { readonly name: DieNumber }
  | { readonly rest: readonly DieNumber[] };

/** Plays the games of a record through the rules from a start on; leaves by `refuse` at the first thing that is not so. */
export class Replay {
  state: GameState;
  readonly actions: Action[] = [];
  readonly times: (number | undefined)[] = [];
  private place: RecordPlace = {};
  private throws = 0;
  private lastSide: Side | undefined;

  private readonly most: number;

  /** @param most actions after which the record is refused */
  constructor(start: GameState, most: number) {
    this.state = start;
    this.most = most;
  }

  games(value: unknown): readonly RecordGame[] {
    const games = list(value, 'games', RECORD_LIMITS.games);
    if (games.length === 0) return this.refuse('ERR_FIELD', 'games must have at least one game');
    return games.map((game, i) => {
      this.place = { game: i + 1 };
      if (i > 0) this.act({ type: 'next-game' });
      const read = this.game(game);
      if (i < games.length - 1 && this.state.phase.kind !== 'over')
        this.refuse('ERR_RESULT', 'the game is not over, and another one follows', { game: i + 1 });
      return read;
    });
  }

  private game(value: unknown): RecordGame {
    const game = fields(value, 'a game', ['opening', 'turns', 'result'], this.place);
    const opening = this.opening(game.opening);
    const place = this.place;
    this.lastSide = undefined;
    const turns = list(game.turns, 'turns', RECORD_LIMITS.turns, place).map((turn, i) => {
      this.place = { ...place, turn: i + 1 };
      return this.turn(turn, i === 0);
    });
    this.place = place;
    const begun = turns.length === 0 ? this.begunTurns() : turns;
    this.result(game.result);
    const { phase } = this.state;
    return {
      ...(opening ? { opening } : {}),
      turns: begun,
      ...(phase.kind === 'over' ? { result: phase.result } : {}),
    };
  }

  private opening(value: unknown): RecordGame['opening'] {
    if (this.state.phase.kind !== 'opening') {
      if (value !== undefined)
        this.refuse(
          'ERR_FIELD',
          'a game taken up in the middle has no opening: leave the field out',
        );
      return undefined;
    }
    return list(value, 'opening', RECORD_LIMITS.openings, this.place).map((both, i) => {
      const dice = fields(both, `opening ${i + 1}`, SIDES, this.place);
      const thrown: BySide<readonly DieNumber[]> = {
        white: this.dice(dice.white),
        black: this.dice(dice.black),
      };
      this.act({ type: 'opening', dice: thrown });
      return thrown;
    });
  }

  private dice(value: unknown): readonly DieNumber[] {
    const dice = list(value, 'the dice of an opening', 2, this.place);
    return dice.every(isDieNumber)
      ? dice
      : this.refuse('ERR_FIELD', 'dice are whole numbers from 1 to 6');
  }

  /** Where the opening itself is the first throw, its play has begun even if the record says nothing of it yet. */
  private begunTurns(): readonly RecordTurn[] {
    const { phase, onTurn } = this.state;
    if (phase.kind !== 'play') return [];
    return [{ side: onTurn, entries: [{ throw: phase.thrown, steps: [], open: true }] }];
  }

  private result(value: unknown): void {
    const { phase } = this.state;
    if (phase.kind !== 'over') {
      if (value !== undefined)
        this.refuse('ERR_RESULT', 'there is a result, but the game is not over');
      return;
    }
    const { winner, points, by } = phase.result;
    const truth = `${winner} wins ${points} by "${by}"`;
    if (value === undefined)
      return this.refuse('ERR_RESULT', `the game is over without a result: ${truth}`);
    const result = fields(value, 'result', ['winner', 'points', 'by'], this.place);
    if (result.winner !== winner || result.points !== points || result.by !== by)
      this.refuse('ERR_RESULT', `the result is wrong: ${truth}`);
  }

  private turn(value: unknown, isFirstOfGame: boolean): RecordTurn {
    const turn = fields(value, 'a turn', ['side', 'entries'], this.place);
    const side = oneOf(turn.side, 'side', SIDES, this.place);
    const { phase, onTurn } = this.state;
    const isOpened = isFirstOfGame && phase.kind === 'play';
    if (phase.kind === 'over') return this.refuse('ERR_TURN', 'the game is over before this turn');
    if (!isOpened && !(phase.kind === 'roll' && phase.isFirst))
      return this.refuse(
        'ERR_TURN',
        phase.kind === 'opening'
          ? 'nobody has won the opening yet'
          : `a turn cannot begin here: ${onTurn}'s goes on`,
      );
    if (side !== onTurn) return this.refuse('ERR_SIDE', `it is ${onTurn}'s turn, not ${side}'s`);
    if (side === this.lastSide)
      return this.refuse('ERR_TURN', `${side}'s turn before this one is not over`);
    this.lastSide = side;
    const entries = list(turn.entries, 'entries', RECORD_LIMITS.entries, this.place);
    if (entries.length === 0) return this.refuse('ERR_FIELD', 'a turn has at least one entry');
    this.throws = 0;
    const place = this.place;
    const read = entries.map((entry, i) => {
      this.place = place;
      return this.entry(entry, side, isOpened && i === 0);
    });
    this.place = place;
    return { side, entries: read };
  }

  private entry(value: unknown, side: Side, isOpened: boolean): RecordEntry {
    const { phase } = this.state;
    if (phase.kind === 'over') return this.refuse('ERR_TURN', 'the game is over before this entry');
    if (this.state.onTurn !== side)
      return this.refuse('ERR_SIDE', `${side}'s turn is over before this entry`);
    if (!isJson(value))
      return this.refuse('ERR_FIELD', `an entry must be an object, not ${shown(value)}`);
    if ('double' in value) return this.double(value);
    if ('resign' in value) return this.resignation(value);
    if ('throw' in value || 'name' in value || 'rest' in value) return this.play(value, isOpened);
    return this.refuse(
      'ERR_FIELD',
      'an entry has one of "throw", "name", "rest", "double", "resign"',
    );
  }

  private double(value: Json): RecordEntry {
    const { double, ...more } = fields(value, 'a double', ['double', 'time'], this.place);
    const what = oneOf(double, 'double', ['offered', 'taken', 'dropped'], this.place);
    this.act({ type: 'double' });
    if (what !== 'offered') this.act({ type: what === 'taken' ? 'take' : 'drop' });
    return { double: what, ...this.timed(more) };
  }

  private resignation(value: Json): RecordResignation {
    const { time, ...offer } = fields(
      value,
      'a resignation',
      ['resign', 'answer', 'time'],
      this.place,
    );
    return { ...this.offer(offer), ...this.timed({ time }) };
  }

  private offer({ resign, answer }: Json): RecordOffer {
    const points = whole(resign, 'resign', 1, 4, this.place);
    this.act({ type: 'resign', points });
    if (answer === undefined) return { resign: points };
    const said = oneOf(answer, 'answer', ['accepted', 'rejected'], this.place);
    this.act({ type: said === 'accepted' ? 'accept' : 'reject' });
    return { resign: points, answer: said };
  }

  private play(value: Json, isOpened: boolean): RecordPlay {
    const kind = 'throw' in value ? 'throw' : 'name' in value ? 'name' : 'rest';
    if (kind === 'throw') this.throws++;
    this.place = { ...this.place, throw: this.throws };
    const play = fields(value, 'a play', [kind, 'steps', 'unused', 'open', 'time'], this.place);
    const before = this.actions.length;
    const begun = this.begin(kind, play, isOpened);
    const place = this.place;
    const steps = list(play.steps, 'steps', RECORD_LIMITS.steps, place).map((step, i) => {
      this.place = { ...place, step: i + 1 };
      return isJson(step)
        ? this.offer(fields(step, 'a resignation', ['resign', 'answer'], this.place))
        : this.step(step);
    });
    this.place = place;
    if (play.open !== undefined && play.open !== true)
      this.refuse('ERR_FIELD', 'open is true or left out');
    const end = this.end(play);
    if (play.time !== undefined && !isOpened && this.actions.length === before)
      this.refuse('ERR_FIELD', 'nothing has happened yet that could have a time');
    return { ...begun, steps, ...end, ...this.timed(play) };
  }

  private begin(kind: 'throw' | 'name' | 'rest', play: Json, isOpened: boolean): Begun {
    const { phase } = this.state;
    switch (kind) {
      case 'throw': {
        const thrown = throwFrom(play.throw);
        if (!thrown.ok) return this.refuse('ERR_FIELD', thrown.fault.message);
        if (!isOpened) this.act({ type: 'throw', dice: thrown.value });
        else if (phase.kind !== 'play' || !isSameList(phase.thrown, thrown.value))
          this.refuse(
            'ERR_PLAY',
            `the first throw is the opening's${phase.kind === 'play' ? `, ${phase.thrown.join('-')}` : ''}`,
          );
        return { throw: thrown.value };
      }
      case 'name':
        if (!isDieNumber(play.name))
          return this.refuse('ERR_FIELD', 'name is the number of a doublet, 1 to 6');
        this.act({ type: 'name', number: play.name });
        return { name: play.name };
      case 'rest': {
        if (phase.kind !== 'play' || phase.role !== 'rest')
          return this.refuse('ERR_PLAY', 'there is no rest to be played here');
        const rest = numbersOf(phase.play);
        if (!isSameList(list(play.rest, 'rest', RECORD_LIMITS.steps, this.place), rest))
          this.refuse('ERR_PLAY', `the rest to be played is ${rest.join(', ')}`);
        return { rest };
      }
    }
  }

  private step(value: unknown): RecordStep {
    const pair = list(value, 'a step', 2, this.place);
    const from = whole(pair[0], 'the station of a step', 0, 24, this.place);
    const number = whole(pair[1], 'the number of a step', 1, 6, this.place) as DieNumber;
    this.act({ type: 'step', from, number });
    return [from, number];
  }

  /** Confirms the play unless it is still open or a resignation has ended the game. */
  private end(play: Json): { readonly unused?: readonly DieNumber[]; readonly open?: true } {
    const { phase } = this.state;
    const isGoingOn = phase.kind === 'play' || phase.kind === 'resigning';
    if (play.open === true && !isGoingOn)
      return this.refuse('ERR_PLAY', 'the play is marked open, but the game is over');
    if (play.open !== true && phase.kind === 'resigning')
      return this.refuse('ERR_PLAY', 'a resignation is not answered, so the play is open');
    const unused =
      play.open !== true && phase.kind === 'play' ? givenUp(this.state.rules, phase.play) : [];
    if (
      play.unused !== undefined &&
      !isSameList(list(play.unused, 'unused', RECORD_LIMITS.steps, this.place), unused)
    )
      this.refuse(
        'ERR_PLAY',
        unused.length > 0
          ? `the unused numbers are ${unused.join(', ')}`
          : 'no optional number is given up here',
      );
    if (play.open === true) return { open: true };
    if (phase.kind === 'play') this.act({ type: 'confirm' });
    return unused.length > 0 ? { unused } : {};
  }

  /** An entry's time belongs to the last thing in it. */
  private timed(value: Json): { readonly time?: number } {
    const time = timed(value, this.place);
    if (time.time !== undefined && this.times.length > 0)
      this.times[this.times.length - 1] = time.time;
    return time;
  }

  private act(action: Action): void {
    if (this.actions.length >= this.most)
      this.refuse(
        'ERR_LIMIT',
        `more than ${this.most} things happen; that is the most a record may hold`,
      );
    const applied = apply(this.state, action);
    if (!applied.ok) {
      const { message, reason } = applied.fault;
      const told =
        reason && action.type === 'step'
          ? `the ${action.number} from station ${action.from}: ${reasonText(this.state.rules, reason)}`
          : message;
      return refuse('ERR_ILLEGAL', told, this.place, reason);
    }
    this.state = applied.value;
    this.actions.push(action);
    this.times.push(undefined);
  }

  private refuse(
    code: Parameters<typeof refuse>[0],
    message: string,
    place: RecordPlace = this.place,
  ): never {
    return refuse(code, message, place);
  }
}
