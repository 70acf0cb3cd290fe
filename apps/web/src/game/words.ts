import { makePlayText } from '@wurfzabel/records';
import {
  HAND,
  OFF,
  other,
  type Chip,
  type Decision,
  type Game,
  type GameState,
  type Position,
  type Reason,
  type Rules,
  type Side,
  type Step,
} from '@wurfzabel/rules';
import type { PlaceInfo } from '@wurfzabel/board';
import { listed, t } from '../texts/index.svelte.ts';
import type { Line } from './journal.ts';
import { letteredLabel, ownLabel, withLetters } from '../board/numbering.ts';
import { settings } from '../settings.svelte.ts';
import { whoIs, type Seats, type Who } from './seats.ts';

/** The name of a side as the subject of a sentence. */
export const nameOf = (seats: Seats, side: Side): string => t(`name.${whoIs(seats, side)}`);

/** The number that the board prints at a station of the side that reads it. */
export const labelOf = (game: Game, station: number, side: Side): string =>
  settings.numbers === 'lettered' ? letteredLabel(game, side, station) : ownLabel(game, station);

/** To whom a reason is told: the side that tried, and how it is spoken of. */
interface Told {
  readonly who: Who;
  readonly name: string;
  readonly side: Side;
  /** own: the board at hand prints the game's own numbers, whatever is set for games. */
  readonly numbers?: 'own';
}

/** Hand and tray have no number: a sentence names them. */
const kindOf = (game: Game, station: number): 'hand' | 'bar' | 'off' | 'point' => {
  if (station === HAND) return game.handName;
  return station >= OFF ? 'off' : 'point';
};

const placeParams = (game: Game, station: number, { side, numbers }: Told) => ({
  place: kindOf(game, station),
  point: numbers === 'own' ? ownLabel(game, station) : labelOf(game, station, side),
  where: game.handName,
});

/** A reason of the rules in the reader's language. */
export const reasonText = (game: Game, reason: Reason, told: Told): string => {
  switch (reason.code) {
    case 'no-man':
      return t('reason.no-man', {
        ...placeParams(game, reason.station, told),
        who: told.who,
        name: told.name,
      });
    case 'not-all-home':
      return t('reason.not-all-home', placeParams(game, reason.station, told));
    case 'hand-first':
    case 'first-quarter-locked':
      return t(`reason.${reason.code}`, { count: reason.count, where: game.handName });
    case 'band':
      return t('reason.band', {
        ...placeParams(game, reason.station, told),
        count: reason.count,
      });
    case 'further-back':
      return t('reason.further-back', {
        ...placeParams(game, reason.station, told),
        number: reason.number,
      });
    case 'no-number': {
      const numbers = [...new Set(reason.numbers)];
      return t('reason.no-number', { count: numbers.length, numbers: listed(numbers.map(String)) });
    }
    case 'forfeits':
    case 'higher-required':
    case 'lower-first':
    case 'tops-first':
    case 'in-order':
    case 'rest-lost':
    case 'number-used':
      return t(`reason.${reason.code}`, { number: reason.number });
    case 'backwards':
    case 'play-over':
      return t(`reason.${reason.code}`);
  }
};

const numbersNow = (chips: readonly Chip[]): string =>
  listed(
    [...new Set(chips.filter(chip => chip.state === 'next').map(chip => String(chip.number)))],
    'or',
  );

/** What is to be decided now, and by whom. */
export const promptText = (state: GameState, decision: Decision, seats: Seats): string => {
  const { phase, cube, rules } = state;
  const side = decision.by ?? state.onTurn;
  const params = {
    who: whoIs(seats, side),
    name: nameOf(seats, side),
    rival: whoIs(seats, other(side)),
    rivalName: nameOf(seats, other(side)),
    numbers: numbersNow(decision.numbers),
    dice: rules.game.opening === 'one-die-each' ? 'one' : 'two',
    value: cube.value * 2,
    stake: cube.value,
    count: phase.kind === 'resigning' ? phase.points * cube.value : 0,
  };
  return t(`why.${decision.why}`, params);
};

/** Who is throwing, while the dice are in the air. */
export const rollingText = (state: GameState, seats: Seats): string => {
  const { phase, onTurn } = state;
  // The throws for the start are both sides'.
  if (phase.kind === 'opening') return t('why.rolling-start');
  return t('why.rolling', { who: whoIs(seats, onTurn), name: nameOf(seats, onTurn) });
};

/** Steps as players write them, the places in the reader's language. */
export const playText = ({ rules, side, start, steps }: Extract<Line, { kind: 'play' }>): string =>
  stepsText(rules, side, start, steps);

export const stepsText = (
  rules: Rules,
  side: Side,
  start: Position,
  steps: readonly Step[],
): string => {
  const text = makePlayText(rules, start, steps);
  const numbered = settings.numbers === 'lettered' ? withLetters(rules.game, side, text) : text;
  return numbered.replace(/\b(hand|bar|off)\b/g, word =>
    t(`place.${word as 'hand' | 'bar' | 'off'}`),
  );
};

/** What the board says of a place. */
export const placeText = (info: PlaceInfo, game: Game): string => {
  const { place, label, side, count, target } = info;
  const params = { label, side: side ?? 'white', count, where: game.handName };
  const what =
    place === 'hand'
      ? t('board.hand', params)
      : place === 'off'
        ? t('board.off', params)
        : t('board.point', params);
  const parts = [what];
  if (info.selected) parts.push(t('board.selected'));
  else if (info.movable) parts.push(t('board.canMove'));
  if (target) parts.push(t('board.target', { numbers: target.numbersText, hits: target.hits }));
  return parts.join(', ');
};
