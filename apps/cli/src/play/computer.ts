import { decide } from '@wurfzabel/engine';
import { makePlayText } from '@wurfzabel/records';
import type { PlayPhase } from '@wurfzabel/rules';
import { print } from '../shell/output.ts';
import { NAMES } from './board-text.ts';
import type { Table } from './table.ts';
import { throwText } from './words.ts';

/** Lets the computer decide what is to be decided and tells it in a line. */
export const letComputer = (table: Table): void => {
  const { state, computer } = table;
  const { phase } = state;
  const actions = decide(state, computer);
  if (phase.kind === 'play') {
    actions.forEach(action => table.must(action));
    const steps = actions.flatMap(action => (action.type === 'step' ? [action] : []));
    print(`${throwText(phase)}: ${playText(table, phase, steps)}`);
    return;
  }
  if (actions.length === 0) table.throwDice();
  for (const action of actions) {
    const name =
      NAMES[phase.kind === 'roll' || phase.kind === 'name' ? state.onTurn : answering(table)];
    table.must(action);
    // What it offers or names is seen in what is asked next.
    if (action.type in SAYS) print(`${name} ${SAYS[action.type as keyof typeof SAYS]}.`);
  }
};

const SAYS = {
  double: 'offers to double',
  take: 'takes the double',
  drop: 'drops',
  accept: 'accepts the resignation',
  reject: 'rejects the resignation',
} as const;

const answering = ({ state }: Table): 'white' | 'black' => {
  const { phase, onTurn } = state;
  const by = phase.kind === 'resigning' ? phase.by : onTurn;
  return by === 'white' ? 'black' : 'white';
};

const playText = (
  { state }: Table,
  phase: PlayPhase,
  steps: Parameters<typeof makePlayText>[2],
): string => {
  const text = makePlayText(state.rules, phase.play.position, steps);
  return text === '' ? 'nothing can be played' : text;
};
