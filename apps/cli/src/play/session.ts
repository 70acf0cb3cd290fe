import { decisionOf, type Decision, type GameState, type Side } from '@wurfzabel/rules';
import { colours } from '../shell/colours.ts';
import { print } from '../shell/output.ts';
import { boardText, NAMES } from './board-text.ts';
import { letComputer } from './computer.ts';
import type { LineSource } from './line-source.ts';
import { doAsTyped } from './person.ts';
import type { Table } from './table.ts';
import { numbersText, resultText, scoreText, throwText } from './words.ts';

/** Goes on with a game until it, or its match, is over (true) or the person leaves (false). */
export const playOn = async (table: Table, lines: LineSource): Promise<boolean> => {
  for (;;) {
    const { state } = table;
    const decision = decisionOf(state);
    switch (decision.kind) {
      case 'opening':
        openGame(table);
        break;
      case 'roll':
        // Before it throws, the computer may give up.
        if (isComputers(table, decision)) letComputer(table);
        else table.throwDice();
        break;
      case 'next-game':
      case 'none':
        tellEnd(table);
        if (decision.kind === 'none' || state.rules.matchLength === 0) return true;
        table.must({ type: 'next-game' });
        break;
      case 'roll-or-double':
      case 'take-or-drop':
      case 'step':
      case 'step-or-stop':
      case 'play-rest':
      case 'confirm':
      case 'name-doublet':
      case 'accept-or-reject':
        if (isComputers(table, decision)) letComputer(table);
        else if (hasNoChoice(decision)) endWithoutChoice(table);
        else if (!(await askPerson(table, lines))) return false;
    }
  }
};

const isComputers = ({ seating }: Table, { by }: Decision): boolean =>
  by !== null && seating.participants[by] === 'computer';

const openGame = (table: Table): void => {
  const dice = table.throwForStart();
  const { phase, onTurn } = table.state;
  const thrown = `White throws ${dice.white.join('-')}, Black ${dice.black.join('-')}`;
  print(
    phase.kind === 'opening' ? `${thrown}: equal, again.` : `${thrown}: ${NAMES[onTurn]} begins.`,
  );
};

/** A person is not asked to confirm what nobody could have played otherwise. */
const hasNoChoice = ({ kind, why }: Decision): boolean =>
  kind === 'confirm' && (why === 'nothing-playable' || why === 'won');

const endWithoutChoice = (table: Table): void => {
  const { state } = table;
  if (state.phase.kind === 'play' && decisionOf(state).why === 'nothing-playable')
    print(`${throwText(state.phase)}: nothing can be played.`);
  table.must({ type: 'confirm' });
};

const tellEnd = (table: Table): void => {
  const { state } = table;
  const { phase, standing, rules } = state;
  if (phase.kind !== 'over') return;
  show(table);
  print(resultText(state));
  if (rules.matchLength === 0) return;
  const { winner, points } = phase.result;
  const score = { ...standing.score, [winner]: standing.score[winner] + points };
  print(`Match to ${rules.matchLength}: ${scoreText(score)}.`);
};

/** Asks until something has changed; false if the person leaves. */
const askPerson = async (table: Table, lines: LineSource): Promise<boolean> => {
  show(table);
  for (;;) {
    const decision = decisionOf(table.state);
    const line = await lines.next(promptText(decision));
    if (line === undefined) return false;
    switch (doAsTyped(table, decision, line)) {
      case 'changed':
        return true;
      case 'quit':
        return false;
      case 'board':
        show(table);
        break;
      case 'told':
        break;
    }
  }
};

const promptText = ({ by, kind }: Decision): string => {
  const name = by === null ? '' : NAMES[by];
  switch (kind) {
    case 'step':
    case 'play-rest':
      return `${name} plays> `;
    case 'step-or-stop':
      return `${name} plays or stops> `;
    case 'confirm':
      return `${name}: Enter ends the play, undo takes back> `;
    case 'roll-or-double':
      return `${name}: Enter throws, or double> `;
    case 'take-or-drop':
      return `${name}: take or drop> `;
    case 'name-doublet':
      return `${name} names a doublet> `;
    case 'accept-or-reject':
      return `${name}: accept or reject> `;
    case 'opening':
    case 'roll':
    case 'next-game':
    case 'none':
      return '> ';
  }
};

const show = (table: Table): void => {
  const { state, seating } = table;
  print(`\n${boardText({ ...scenePosition(state), rules: state.rules, viewer: seating.viewer })}`);
  const cube = cubeText(state);
  if (cube !== '') print(cube);
  const { phase } = state;
  if (phase.kind === 'play') print(`${colours.bold(throwText(phase))}: ${numbersText(state)}`);
  if (phase.kind === 'doubled')
    print(`${NAMES[state.onTurn]} offers to double to ${state.cube.value * 2}.`);
  if (phase.kind === 'resigning') print(`${NAMES[phase.by]} offers to lose ${phase.points}.`);
};

const scenePosition = ({
  phase,
  position,
  onTurn,
}: GameState): { readonly position: typeof position; readonly mover: Side } =>
  phase.kind === 'play'
    ? { position: phase.play.position, mover: phase.by }
    : { position, mover: onTurn };

const cubeText = ({ rules, cube, standing }: GameState): string => {
  const words: string[] = [];
  if (rules.matchLength > 0)
    words.push(`match to ${rules.matchLength}: ${scoreText(standing.score)}`);
  if (standing.isCrawford) words.push('Crawford game, no doubling');
  else if (rules.cube)
    words.push(`cube ${cube.value}${cube.owner === null ? '' : `, ${NAMES[cube.owner]}'s`}`);
  return words.join('   ');
};
