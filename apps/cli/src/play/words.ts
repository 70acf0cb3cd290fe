import {
  decisionOf,
  isDoublet,
  type Again,
  type Chip,
  type GameState,
  type PlayPhase,
  type Side,
} from '@wurfzabel/rules';
import { colours } from '../shell/colours.ts';
import { NAMES } from './board-text.ts';

/** Whether another throw follows, as a clause. */
const againText = ({ follows, why }: Again): string => {
  switch (why) {
    case 'no-doublet':
      return '';
    case 'never':
      return 'no other throw follows a doublet here';
    case 'first-doublet':
      return 'no other throw after the first doublet';
    case 'doublet':
    case 'later-doublet':
      return follows ? 'another throw follows' : '';
    case 'not-played-out':
      return 'no other throw, as the doublet was not played out';
    case 'won':
      return '';
  }
};

const STATES = [
  'played',
  'next',
  'open',
  'lost',
  'left',
] as const satisfies readonly Chip['state'][];

const chipText = ({ number, duty }: Chip): string =>
  duty === 'owed' ? `[${number}]` : `(${number})`;

const chipGroup = (state: Chip['state'], chips: readonly Chip[]): string => {
  const text = chips
    .filter(chip => chip.state === state)
    .map(chipText)
    .join('');
  if (text === '') return '';
  switch (state) {
    case 'played':
      return colours.dim(`played ${text}`);
    case 'next':
      return `now ${colours.bold(text)}`;
    case 'open':
      return `then ${text}`;
    case 'lost':
      return `lost ${text}`;
    case 'left':
      return `unused ${text}`;
  }
};

/** The numbers of the throw, owed ones in [ ] and optional ones in ( ), and what follows. */
export const numbersText = (state: GameState): string => {
  const { numbers, again } = decisionOf(state);
  const groups = STATES.map(chips => chipGroup(chips, numbers)).filter(text => text !== '');
  const follows = againText(again);
  return `${groups.join('  ')}${follows === '' ? '' : `  ${colours.dim(`- ${follows}`)}`}`;
};

/** What is played and by whom, as a headline. */
export const throwText = (phase: PlayPhase): string => {
  const thrown = phase.thrown.join('-');
  switch (phase.role) {
    case 'throw':
      return `${NAMES[phase.by]} throws ${thrown}${isDoublet(phase.thrown) ? doubletText(phase) : ''}`;
    case 'named':
      return `${NAMES[phase.by]} names the doublet ${thrown}${doubletText(phase)}`;
    case 'rest':
      return `${NAMES[phase.by]} plays what is left of ${thrown}`;
  }
};

const doubletText = ({ doubletsBefore, play }: PlayPhase): string => {
  const hasUndersides = play.schedule.groups.some(group => group.face === 'underside');
  if (!hasUndersides) return '';
  return doubletsBefore === 0 ? ', the first doublet' : ', a later doublet';
};

const pointsText = (points: number): string => (points === 1 ? '1 point' : `${points} points`);

export const resultText = (state: GameState): string => {
  if (state.phase.kind !== 'over') return '';
  const { winner, points, by } = state.phase.result;
  const name = NAMES[winner];
  switch (by) {
    case 'off':
      return `${name} has all men off and wins ${pointsText(points)}.`;
    case 'pile':
      return `${name} has all men in one pile and wins ${pointsText(points)}.`;
    case 'row':
      return `${name} has all men in a row and wins ${pointsText(points)}.`;
    case 'drop':
      return `The double is dropped: ${name} wins ${pointsText(points)}.`;
    case 'resignation':
      return `The resignation is accepted: ${name} wins ${pointsText(points)}.`;
  }
};

export const scoreText = (score: Readonly<Record<Side, number>>): string =>
  `White ${score.white}, Black ${score.black}`;
