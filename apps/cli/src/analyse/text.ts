import { makeStateText } from '@wurfzabel/records';
import { apply, other, unwrap, type GameState, type Throw } from '@wurfzabel/rules';
import { NAMES } from '../play/board-text.ts';
import { colours } from '../shell/colours.ts';
import { columns } from '../shell/columns.ts';
import type { BestAnswer, CubeAnswer, EvalAnswer, RolloutAnswer, Worth } from './answers.ts';

const signed = (number: number): string =>
  `${number < 0 ? '−' : '+'}${Math.abs(number).toFixed(3)}`;
const percent = (chance: number): string => `${(100 * chance).toFixed(2)} %`;
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

const headOf = (state: GameState, what: string): string =>
  `${colours.bold(`${state.rules.game.name}, ${NAMES[state.onTurn]} ${what}`)}\n${colours.dim(makeStateText(state))}`;

/** Chances of both sides by points; points that nobody can win are left out. */
const chancesText = (state: GameState, { win, lose }: Worth): readonly string[] => {
  const most = Math.max(...[0, 1, 2, 3].filter(n => n === 0 || win[n]! + lose[n]! > 0));
  const points = Array.from({ length: most + 1 }, (_, n) => n);
  const row = (name: string, chances: readonly number[]): string[] => [
    `${name} wins`,
    percent(sum(chances)),
    ...points.map(n => percent(chances[n]!)),
  ];
  const [head, ...rows] = columns([
    ['', 'all', ...points.map(n => `${n + 1} point${n > 0 ? 's' : ''}`)],
    row(NAMES[state.onTurn], win),
    row(NAMES[other(state.onTurn)], lose),
  ]);
  return [colours.dim(head!), ...rows];
};

const aboutToThrow = (state: GameState): string => headOf(state, 'is about to throw');

export const evalText = (state: GameState, answer: EvalAnswer): string =>
  [
    aboutToThrow(state),
    `equity ${signed(answer.equity)} without cube`,
    ...chancesText(state, answer),
  ].join('\n');

export const rolloutText = (state: GameState, answer: RolloutAnswer): string =>
  [
    aboutToThrow(state),
    `equity ${signed(answer.equity)} ± ${answer.errors.equity.toFixed(3)} without cube, ${answer.trials} trials, seed ${answer.seed}`,
    ...chancesText(state, answer),
  ].join('\n');

/** The throw is made, so that the line of the position tells it and can be copied. */
const withThrow = (state: GameState, thrown: Throw): GameState =>
  unwrap(apply(state, { type: 'throw', dice: thrown }));

export const bestText = (state: GameState, thrown: Throw, { plays }: BestAnswer): string => {
  const first = plays[0]!;
  const rows = plays.map((play, i) => [
    `${String(i + 1).padStart(2)}  ${play.notation === '' ? '(nothing can be played)' : play.notation}`,
    signed(play.equity),
    i === 0 ? '' : signed(play.equity - first.equity),
    percent(sum(play.win)),
    String(play.plies),
  ]);
  const [head, ...lines] = columns([['    play', 'equity', '', 'wins', 'plies'], ...rows]);
  return [
    headOf(withThrow(state, thrown), `has thrown ${thrown.join('-')}`),
    colours.dim(head!),
    ...lines,
  ].join('\n');
};

const ADVICE = {
  'no-double': 'do not double',
  double: 'double',
  'too-good': 'do not double: the position is too good',
} as const satisfies Record<CubeAnswer['advice'], string>;

/** Of no use to the side on turn: it wins the match with the cube as it is, or nobody may double. */
const DEAD = 'do not double: the cube is dead';

export const cubeText = (state: GameState, answer: CubeAnswer): string => {
  const { matchChances: chances } = answer;
  const rows = [
    ['no double', signed(answer.noDouble), ...(chances ? [percent(chances.noDouble)] : [])],
    ['double, take', signed(answer.doubleTake), ...(chances ? [percent(chances.doubleTake)] : [])],
    ['double, drop', signed(answer.doubleDrop), ...(chances ? [percent(chances.doubleDrop)] : [])],
  ];
  const isOffered = state.phase.kind === 'doubled';
  const { rules } = state;
  const isJacoby = rules.cube && rules.jacoby && rules.matchLength === 0;
  return [
    isOffered ? headOf(state, 'has offered a double') : aboutToThrow(state),
    ...(isJacoby ? ["by Jacoby's rule: a win counts once unless the cube has been turned"] : []),
    `without cube ${signed(answer.cubeless.equity)}, wins ${percent(sum(answer.cubeless.win))}`,
    ...columns(rows),
    `${NAMES[state.onTurn]}: ${answer.isDead ? DEAD : ADVICE[answer.advice]}; ${NAMES[other(state.onTurn)]}, if doubled: ${answer.answer}`,
    ...(answer.mayDouble || isOffered
      ? []
      : [colours.dim(`${NAMES[state.onTurn]} may not double here.`)]),
  ].join('\n');
};
