import { statesOf, type GameLog } from '@wurfzabel/records';
import {
  other,
  type Action,
  type BySide,
  type DieNumber,
  type GameResult,
  type GameState,
  type Position,
  type Rules,
  type Side,
  type Step,
  type Throw,
} from '@wurfzabel/rules';
import { isForced } from './forced.ts';

/** A line of the record beside the board. */
export type Line =
  | { readonly kind: 'opening'; readonly dice: BySide<readonly DieNumber[]> }
  | {
      readonly kind: 'play';
      readonly side: Side;
      readonly role: 'throw' | 'named' | 'rest';
      readonly thrown: Throw;
      readonly rules: Rules;
      readonly start: Position;
      readonly steps: readonly Step[];
      /** The position as far as these steps go. */
      readonly position: Position;
      /** The game ended before the play was confirmed. */
      readonly isOpen?: true;
      /** Each of its steps was the only one, and owed, and there was nothing more to play. */
      readonly isForced?: true;
    }
  | { readonly kind: 'double' | 'take' | 'drop' | 'reject'; readonly side: Side }
  | { readonly kind: 'resign'; readonly side: Side; readonly points: number }
  | { readonly kind: 'win'; readonly result: GameResult };

export type PlayLine = Extract<Line, { kind: 'play' }>;

/** The play under way as far as it has come. */
export const currentLine = ({ rules, phase }: GameState): PlayLine | undefined => {
  const now = phase.kind === 'resigning' ? phase.back : phase;
  if (now.kind !== 'play') return undefined;
  const { by, role, thrown, play } = now;
  const { start, steps, position } = play;
  return { kind: 'play', side: by, role, thrown, rules, start, steps, position };
};

/** An offer to resign, as long as it waits for its answer. */
const offerLine = ({ phase }: GameState): Line | undefined =>
  phase.kind === 'resigning' ? { kind: 'resign', side: phase.by, points: phase.points } : undefined;

/** What stands below the lines that are settled: the play under way, and an offer to resign in the middle of it. */
export const openLines = (state: GameState): readonly Line[] =>
  [currentLine(state), offerLine(state)].filter(line => line !== undefined);

/** A play as it is confirmed. */
const closedLine = (before: GameState): PlayLine => {
  const line = currentLine(before)!;
  const { phase, rules } = before;
  return phase.kind === 'play' && isForced(rules, phase.play) ? { ...line, isForced: true } : line;
};

/** What an action adds to the record beside the board. */
export const linesFor = (before: GameState, action: Action, after: GameState): readonly Line[] => {
  const lines: Line[] = [];
  switch (action.type) {
    case 'opening':
      lines.push({ kind: 'opening', dice: action.dice });
      break;
    case 'confirm':
      lines.push(closedLine(before));
      break;
    case 'double':
      lines.push({ kind: 'double', side: before.onTurn });
      break;
    case 'take':
    case 'drop':
      lines.push({ kind: action.type, side: other(before.onTurn) });
      break;
    case 'accept': {
      const begun = currentLine(before);
      if (begun && begun.steps.length > 0) lines.push({ ...begun, isOpen: true });
      lines.push(offerLine(before)!);
      break;
    }
    case 'reject':
      if (before.phase.kind !== 'resigning') break;
      lines.push(offerLine(before)!, { kind: 'reject', side: other(before.phase.by) });
      break;
    case 'throw':
    case 'step':
    case 'undo':
    case 'name':
    case 'resign':
    case 'next-game':
      break;
  }
  if (after.phase.kind === 'over' && before.phase.kind !== 'over')
    lines.push({ kind: 'win', result: after.phase.result });
  return lines;
};

/** All lines of the game under way; earlier games of a match stand in the record only. */
export const linesOf = (log: GameLog): readonly Line[] => {
  const states = statesOf(log);
  const from = log.actions.findLastIndex(action => action.type === 'next-game') + 1;
  return log.actions
    .slice(from)
    .flatMap((action, i) => linesFor(states[from + i]!, action, states[from + i + 1]!));
};

/** The last play that moved a man: for the marks on the board. */
export const lastPlay = (lines: readonly Line[]): PlayLine | undefined =>
  lines.findLast((line): line is PlayLine => line.kind === 'play');
