import type { Player } from '@wurfzabel/engine';
import { stateOf, withAction, type GameLog, type RecordMeta } from '@wurfzabel/records';
import type { Action, BySide, GameState, Side } from '@wurfzabel/rules';
import type { Dice } from './dice.ts';
import { saveRecord } from './record-file.ts';

export const PARTICIPANTS = ['person', 'computer'] as const;
export type Participant = (typeof PARTICIPANTS)[number];

/** Who sits where, with which dice, and where the record lies. */
export interface Seating {
  readonly participants: BySide<Participant>;
  readonly viewer: Side;
  readonly dice: Dice;
  readonly path: string;
  readonly meta: RecordMeta;
  /** Who decides for the sides that no person plays; undefined where two persons play. */
  readonly computer: Player | undefined;
}

/** A game under way. Every action is in the record on disk before anything else happens. */
export class Table {
  readonly seating: Seating;
  private log: GameLog;
  private readonly startedAt: number;

  constructor(seating: Seating, log: GameLog) {
    this.seating = seating;
    this.log = log;
    this.startedAt = Date.parse(seating.meta.started ?? '');
  }

  get state(): GameState {
    return stateOf(this.log);
  }

  /** The computer; an offer to give up that was refused in this game is not made again. */
  get computer(): Player {
    const { computer } = this.seating;
    if (!computer) throw new Error('no side of this game is the computer’s');
    const { actions } = this.log;
    const begun = actions.map(({ type }) => type).lastIndexOf('next-game');
    const wasRefused = actions.some(({ type }, i) => type === 'reject' && i > begun);
    return { ...computer, resigns: !wasRefused };
  }

  /** Does an action; answers why it is refused, or undefined. */
  do(action: Action): string | undefined {
    const time = Number.isNaN(this.startedAt)
      ? undefined
      : Math.max(0, Date.now() - this.startedAt);
    const logged = withAction(this.log, action, time);
    if (!logged.ok) return logged.fault.message;
    this.log = logged.value;
    this.save();
    return undefined;
  }

  save(): void {
    saveRecord(this.seating.path, this.log, this.seating.meta);
  }

  throwDice(): void {
    this.must({ type: 'throw', dice: this.seating.dice.throwFor(this.log) });
  }

  throwForStart(): BySide<readonly number[]> {
    const dice = this.seating.dice.openingFor(this.log);
    this.must({ type: 'opening', dice });
    return dice;
  }

  /** An action of the program itself, which the rules cannot refuse. */
  must(action: Action): void {
    const refusal = this.do(action);
    if (refusal !== undefined) throw new Error(`${action.type}: ${refusal}`);
  }
}
