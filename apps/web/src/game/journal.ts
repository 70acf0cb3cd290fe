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
    }
  | { readonly kind: 'double' | 'take' | 'drop'; readonly side: Side }
  | { readonly kind: 'resign'; readonly side: Side; readonly points: number }
  | { readonly kind: 'win'; readonly result: GameResult };

/** The play under way as far as it has come. */
export const currentLine = ({ rules, phase }: GameState): Line | undefined => {
  if (phase.kind !== 'play') return undefined;
  const { by, role, thrown, play } = phase;
  return { kind: 'play', side: by, role, thrown, rules, start: play.start, steps: play.steps };
};

/** What an action adds to the record beside the board. */
export const linesFor = (before: GameState, action: Action, after: GameState): readonly Line[] => {
  const lines: Line[] = [];
  switch (action.type) {
    case 'opening':
      lines.push({ kind: 'opening', dice: action.dice });
      break;
    case 'confirm':
      lines.push(currentLine(before)!);
      break;
    case 'double':
      lines.push({ kind: 'double', side: before.onTurn });
      break;
    case 'take':
    case 'drop':
      lines.push({ kind: action.type, side: other(before.onTurn) });
      break;
    case 'resign':
      if (after.phase.kind === 'resigning')
        lines.push({ kind: 'resign', side: after.phase.by, points: action.points });
      break;
    case 'throw':
    case 'step':
    case 'undo':
    case 'name':
    case 'accept':
    case 'reject':
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
export const lastPlay = (
  lines: readonly Line[],
): { readonly side: Side; readonly steps: readonly Step[] } | undefined =>
  lines.findLast((line): line is Extract<Line, { kind: 'play' }> => line.kind === 'play');
