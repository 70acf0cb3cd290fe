import {
  decisionOf,
  HAND,
  isDoublet,
  isHit,
  landing,
  OFF,
  type Action,
  type GameState,
} from '@wurfzabel/rules';
import { linesFor } from '../game/journal.ts';
import type { Seats } from '../game/seats.ts';
import { labelOf, nameOf, playText } from '../game/words.ts';
import type { Talk } from '../settings.svelte.ts';
import { t } from '../texts/index.svelte.ts';

type Step = Extract<Action, { type: 'step' }>;

const stepText = (step: Step, before: GameState, seats: Seats): string => {
  const { phase, rules } = before;
  if (phase.kind !== 'play') return '';
  const { by, play } = phase;
  const to = landing(step);
  const label = (station: number): string => labelOf(rules.game, station, by);
  return t('say.step', {
    name: nameOf(seats, by),
    place: step.from === HAND ? 'hand' : to >= OFF ? 'off' : 'point',
    from: label(step.from),
    to: label(to),
    hits: isHit(play.position, step),
  });
};

const thrownText = (
  action: Extract<Action, { type: 'throw' }>,
  after: GameState,
  name: string,
  talk: Talk,
): readonly string[] => {
  const [low, high] = action.dice;
  const threw = t('say.threw', { name, low, high });
  return talk === 'full' && isDoublet(action.dice)
    ? [threw, t(`again.${decisionOf(after).again.why}`)]
    : [threw];
};

/**
 * What an action says aloud, for those who listen. At the short level of talk the computer's throw is told together
 * with its play; at the full one every step is told as it is made.
 */
export const speechOf = (
  action: Action,
  before: GameState,
  after: GameState,
  seats: Seats,
  talk: Talk,
): readonly string[] => {
  const said: string[] = [];
  const isShort = talk === 'short';
  switch (action.type) {
    case 'throw':
      if (!isShort || seats[before.onTurn] === 'person')
        said.push(...thrownText(action, after, nameOf(seats, before.onTurn), talk));
      break;
    case 'opening':
      said.push(
        t('say.opening', {
          white: action.dice.white.join(' + '),
          black: action.dice.black.join(' + '),
        }),
      );
      break;
    case 'step':
      if (talk === 'full') said.push(stepText(action, before, seats));
      break;
    case 'undo':
      if (!isShort) said.push(t('say.undone'));
      break;
    case 'confirm':
    case 'name':
    case 'double':
    case 'take':
    case 'drop':
    case 'resign':
    case 'accept':
    case 'reject':
    case 'next-game':
      break;
  }
  for (const line of linesFor(before, action, after)) {
    switch (line.kind) {
      case 'play': {
        // Told step by step already.
        if (talk === 'full' && line.steps.length > 0 && !line.isOpen) {
          if (line.isForced)
            said.push(t('say.played', { name: nameOf(seats, line.side), play: t('panel.forced') }));
          break;
        }
        const play = [playText(line) || t('panel.noMove'), line.isForced ? t('panel.forced') : '']
          .filter(part => part !== '')
          .join(', ');
        const name = nameOf(seats, line.side);
        const [low, high] = line.thrown;
        const tellsThrow = isShort && line.role === 'throw' && seats[line.side] === 'computer';
        said.push(
          tellsThrow
            ? t('say.throwAndPlay', { name, low, high, play })
            : t('say.played', { name, play }),
        );
        break;
      }
      case 'double':
      case 'take':
      case 'drop':
        said.push(
          t('say.played', { name: nameOf(seats, line.side), play: t(`line.${line.kind}`) }),
        );
        break;
      case 'opening':
      case 'resign':
      case 'reject':
      case 'win':
        // Said by what is shown: the throws for the start, the question, the refusal, the result.
        break;
    }
  }
  return said;
};
