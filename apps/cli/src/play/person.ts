import { parsePlayText } from '@wurfzabel/records';
import {
  isDieNumber,
  type Action,
  type Decision,
  type Phase,
  type PlayPhase,
} from '@wurfzabel/rules';
import { print } from '../shell/output.ts';
import { UsageError } from '../shell/usage-error.ts';
import { rulesText } from '../rules/run.ts';
import { helpText } from './help-text.ts';
import { parseInput, type Input, type Word } from './input.ts';
import { playsText } from './plays-text.ts';
import type { Table } from './table.ts';

/** What came of a typed line: something changed, nothing did, the board is wanted again, or the person leaves. */
export type Outcome = 'changed' | 'told' | 'board' | 'quit';

/** Does what a person typed, or says why not. */
export const doAsTyped = (table: Table, decision: Decision, line: string): Outcome => {
  const input = parseInput(line);
  switch (input.kind) {
    case 'word':
      return doWord(table, input.word);
    case 'number':
      return doNumber(table, input);
    case 'rules':
      return tell(rulesOrFault(table, input.paragraph));
    case 'enter':
      return doEnter(table, decision);
    case 'move':
      return doMove(table, decision, input.text);
  }
};

const tell = (text: string): Outcome => {
  print(text);
  return 'told';
};

const attempt = (table: Table, action: Action): Outcome => {
  const refusal = table.do(action);
  return refusal === undefined ? 'changed' : tell(`Not possible: ${refusal}.`);
};

const doWord = (table: Table, word: Word): Outcome => {
  const { state } = table;
  switch (word) {
    case 'help':
      return tell(helpText(state.rules.game));
    case 'board':
      return 'board';
    case 'quit':
      return 'quit';
    case 'plays':
      return tell(
        state.phase.kind === 'play'
          ? playsText(state.rules, state.phase.play)
          : 'There is nothing to play now.',
      );
    case 'throw':
      if (state.phase.kind !== 'roll')
        return tell('Not possible: the dice are not to be thrown now.');
      table.throwDice();
      return 'changed';
    case 'stop':
      return attempt(table, { type: 'confirm' });
    case 'undo':
    case 'double':
    case 'take':
    case 'drop':
    case 'accept':
    case 'reject':
      return attempt(table, { type: word });
  }
};

const doNumber = (
  table: Table,
  { word, number }: Extract<Input, { readonly kind: 'number' }>,
): Outcome => {
  if (word === 'resign')
    return number === undefined
      ? tell('Write resign and the points, such as resign 1.')
      : attempt(table, { type: 'resign', points: number });
  return isDieNumber(number)
    ? attempt(table, { type: 'name', number })
    : tell('Write name and a number from 1 to 6, such as name 5.');
};

const rulesOrFault = ({ state }: Table, paragraph: string | undefined): string => {
  try {
    return rulesText(state.rules.game, paragraph);
  } catch (error) {
    if (error instanceof UsageError) return `${error.message}.`;
    throw error;
  }
};

const doEnter = (table: Table, decision: Decision): Outcome => {
  switch (decision.kind) {
    case 'confirm':
      return attempt(table, { type: 'confirm' });
    case 'roll-or-double':
      table.throwDice();
      return 'changed';
    case 'step-or-stop':
      return tell('Type a move, or stop to leave the optional numbers.');
    case 'take-or-drop':
      return tell('Type take or drop.');
    case 'accept-or-reject':
      return tell('Type accept or reject.');
    case 'name-doublet':
      return tell('Type name and a number from 1 to 6.');
    case 'step':
    case 'play-rest':
    case 'opening':
    case 'roll':
    case 'next-game':
    case 'none':
      return doMove(table, decision, '');
  }
};

const doMove = (table: Table, decision: Decision, text: string): Outcome => {
  const { phase } = table.state;
  if (phase.kind === 'name' && /^[1-6]$/.test(text))
    return doNumber(table, { kind: 'number', word: 'name', number: Number(text) });
  if (phase.kind === 'doubled' && text.toLowerCase() === 'pass')
    return attempt(table, { type: 'drop' });
  if (phase.kind !== 'play')
    return tell(
      `"${text.slice(0, 40)}" cannot be done now: ${firstDo(phase.kind)}. Type help for all commands.`,
    );
  return moveMen(table, decision, phase, text);
};

/** What must be done before men can be moved, as a clause. */
const firstDo = (kind: Exclude<Phase['kind'], 'play'>): string => {
  switch (kind) {
    case 'opening':
    case 'roll':
      return 'first the dice must be thrown; press Enter or type throw';
    case 'doubled':
      return 'first the double must be answered; type take or drop';
    case 'resigning':
      return 'first the resignation must be answered; type accept or reject';
    case 'name':
      return 'first a doublet must be named; type name and a number from 1 to 6';
    case 'over':
      return 'the game is over';
  }
};

const moveMen = (table: Table, decision: Decision, { play }: PlayPhase, text: string): Outcome => {
  const parsed = parsePlayText(table.state.rules, play, text);
  if (!parsed.ok)
    return tell(
      `${sentence(parsed.fault.message)}${parsed.fault.code === 'ERR_WORD' ? '\nType help for all commands.' : ''}`,
    );
  if (parsed.value.length === 0)
    return decision.kind === 'step' || decision.kind === 'play-rest'
      ? tell('Something must be played.')
      : attempt(table, { type: 'confirm' });
  for (const step of parsed.value) table.must({ type: 'step', ...step });
  return 'changed';
};

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
