import {
  countsOnce,
  other,
  turnRound,
  winGrade,
  PILE_POINTS,
  ROW_POINTS,
  type GameResult,
  type GameState,
} from '@wurfzabel/rules';
import type { Topic } from '../rules/topics.ts';
import { t } from '../texts/index.svelte.ts';
import { whoIs, type Seats } from './seats.ts';
import { nameOf } from './words.ts';

/** Why a win counts as much as it does, a sentence for each thing that decides it, and the rule to look up. */
export interface WinWords {
  readonly texts: readonly string[];
  readonly topic: Topic;
}

const topicOf = ({ by }: GameResult): Topic => {
  switch (by) {
    case 'off':
    case 'resignation':
      return 'points';
    case 'pile':
    case 'row':
      return by;
    case 'drop':
      return 'cube';
  }
};

/** What it counts before the cube, and why. */
const baseText = (state: GameState, result: GameResult, seats: Seats): string => {
  const { rules, cube, onTurn, position } = state;
  const loser = other(result.winner);
  const params = {
    who: whoIs(seats, loser),
    name: nameOf(seats, loser),
    where: rules.game.handName,
    count: result.points / cube.value,
  };
  switch (result.by) {
    case 'off': {
      const seen = result.winner === onTurn ? position : turnRound(position, rules.course);
      return t(`win.${winGrade(rules, seen)}`, params);
    }
    case 'pile':
      return t('win.pile', { count: PILE_POINTS });
    case 'row':
      return t('win.row', { count: ROW_POINTS });
    case 'drop':
      return t('win.drop', { stake: result.points });
    case 'resignation':
      return t('win.resignation', params);
  }
};

/** The words for a game that is over. */
export const winWords = (state: GameState, result: GameResult, seats: Seats): WinWords => {
  const { rules, cube } = state;
  const topic = topicOf(result);
  // Where no win counts more anyhow, that nobody doubled explains nothing.
  const isJacoby = countsOnce(state) && rules.points !== 'single';
  if (isJacoby && result.by !== 'drop' && result.by !== 'resignation')
    return { texts: [t('win.jacoby')], topic: 'jacoby' };
  const texts = [baseText(state, result, seats)];
  if (cube.value > 1 && result.by !== 'drop') texts.push(t('win.cube', { value: cube.value }));
  return { texts, topic };
};
