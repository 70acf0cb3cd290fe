import { makePlayText } from '@wurfzabel/records';
import { playsOf, restOf, type Play, type Rules } from '@wurfzabel/rules';

/** Plays worth showing in a terminal. */
const SHOWN = 12;

/** Some ways to go on with a play, as they would be typed. */
export const playsText = (rules: Rules, play: Play): string => {
  const plays = playsOf(rules, play.position, restOf(play));
  const every = Math.max(1, Math.floor(plays.count / SHOWN));
  const lines: string[] = [];
  for (let i = 0; i < plays.count && lines.length < SHOWN; i += every) {
    const text = makePlayText(rules, play.position, plays.stepsTo(i));
    lines.push(`  ${text === '' ? '(nothing)' : text}`);
  }
  const head =
    plays.count === 1
      ? 'There is one way to go on:'
      : `There are ${plays.count} ways to go on${lines.length < plays.count ? `; some of them` : ''}:`;
  return [head, ...lines].join('\n');
};
