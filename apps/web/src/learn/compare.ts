import { GAMES, rulesFor, unwrap, type Game, type Rules } from '@wurfzabel/rules';
import type { HouseOption } from '../game/house-rules.ts';
import type { Topic } from '../rules/topics.ts';

/** The rule that each option is about: a new option without one does not compile. */
export const TOPIC_OF: { readonly [name in HouseOption]: Topic } = {
  foresight: 'foresight',
  doubletCount: 'doublet-count',
  throwAgain: 'throw-again',
  throwAgainWhenBlocked: 'again-blocked',
  undersides: 'undersides',
  entering: 'hand',
  bearOff: 'bear-off',
  overshoot: 'overshoot',
  points: 'points',
  pile: 'pile',
  row: 'row',
  oneTwo: 'one-two',
  opponentPlaysRest: 'rest',
  cube: 'cube',
  crawford: 'crawford',
  jacoby: 'jacoby',
};

/** What a game is by itself, before any option. */
export const TRAITS = ['course', 'start', 'opening', 'order', 'doublets'] as const;
export type Trait = (typeof TRAITS)[number];
export const TOPIC_OF_TRAIT: { readonly [trait in Trait]: Topic } = {
  course: 'course',
  start: 'start',
  opening: 'opening',
  order: 'order',
  doublets: 'doublet',
};

/** How a trait is called in the catalogue, for one game. */
export const traitOf = (game: Game, trait: Trait) => {
  switch (trait) {
    case 'course':
      return `compare.course.${game.course}` as const;
    case 'start':
      return game.start.white[0] === game.men
        ? ('compare.start.hand' as const)
        : ('compare.start.board' as const);
    case 'opening':
      return `compare.opening.${game.opening}` as const;
    case 'order':
      return `compare.order.${game.order}` as const;
    case 'doublets':
      return `compare.doublets.${game.doublets}` as const;
  }
};

/** Whether an option decides anything in a game that keeps to its own rules. */
export const matters = (rules: Rules, name: HouseOption): boolean => {
  switch (name) {
    case 'doubletCount':
      return rules.countsDoublets;
    case 'throwAgainWhenBlocked':
      return rules.throwAgain !== 'never';
    case 'undersides':
      return rules.doublets === 'undersides';
    case 'crawford':
    case 'jacoby':
      return rules.cube;
    case 'foresight':
    case 'throwAgain':
    case 'entering':
    case 'bearOff':
    case 'overshoot':
    case 'points':
    case 'pile':
    case 'row':
    case 'oneTwo':
    case 'opponentPlaysRest':
    case 'cube':
      return true;
  }
};

/** Every game under its own rules. */
export const OWN_RULES: readonly Rules[] = GAMES.map(game => unwrap(rulesFor(game.id)));
