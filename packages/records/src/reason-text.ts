import { HAND, type Reason, type Rules } from '@wurfzabel/rules';
import { placeName } from './place-names.ts';

const menText = (count: number): string => (count === 1 ? 'one man is' : `${count} men are`);

const pointText = (rules: Rules, station: number): string => {
  const name = placeName(rules.game, station);
  if (station === HAND) return rules.game.handName === 'bar' ? 'on the bar' : 'in hand';
  return `on point ${name}`;
};

/** A reason in English, for messages of programs; the page has its own texts in the reader's language. */
export const reasonText = (rules: Rules, reason: Reason): string => {
  switch (reason.code) {
    case 'no-man':
      return `you have no man ${pointText(rules, reason.station)}`;
    case 'hand-first':
      return `${menText(reason.count)} still ${pointText(rules, HAND)} and must enter first`;
    case 'first-quarter-locked':
      return `${menText(reason.count)} still ${pointText(rules, HAND)}: until all are in, no man may leave the first quarter`;
    case 'band':
      return `point ${placeName(rules.game, reason.station)} is held by a band of ${reason.count}`;
    case 'not-all-home':
      return `men are borne off only when all are in the last quarter; the rearmost is ${pointText(rules, reason.station)}`;
    case 'further-back':
      return `the ${reason.number} must be played by a man further back, ${pointText(rules, reason.station)}`;
    case 'forfeits':
      return `that would forfeit the ${reason.number}, which another play can use`;
    case 'higher-required':
      return `only one number can be played, and it must be the higher, ${reason.number}`;
    case 'lower-first':
      return `the lower number, ${reason.number}, must be played first`;
    case 'tops-first':
      return `the tops, ${reason.number}, must all be played before an underside`;
    case 'in-order':
      return `the ${reason.number} must be played before it`;
    case 'rest-lost':
      return `the ${reason.number} cannot be played, and with it all that follows is lost`;
    case 'no-number':
      return reason.numbers.length === 0
        ? 'no number is left to play'
        : `no number leads from ${placeName(rules.game, reason.from)} to ${placeName(rules.game, reason.to)}; left to play: ${reason.numbers.join(', ')}`;
    case 'number-used':
      return `the ${reason.number} has been played already`;
    case 'backwards':
      return 'men do not move backwards';
    case 'play-over':
      return 'nothing is left to play';
  }
};
