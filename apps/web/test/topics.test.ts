import { readFileSync } from 'node:fs';
import { GAMES, REASON_CODES } from '@wurfzabel/rules';
import { describe, expect, test } from 'vitest';
import { paragraphBehind } from '../src/rules/reason-rule.ts';
import { blocksOf } from '../src/rules/rules-text.ts';
import { paragraphOn, TOPICS, type Topic } from '../src/rules/topics.ts';

/** Words that the paragraph on a topic has in every game. */
const SPEAKS: { readonly [topic in Topic]: RegExp } = {
  bands: /are a band/,
  course: /^The courses are/,
  forward: /^Men go forward only/,
  start: /^At the start/,
  opening: /^Each player throws .*begins/,
  turn: /the players take turns/,
  step: /^Each number is used for one step/,
  'same-man': /one after the other by the same man/,
  order: /the lower is played first|in any order/,
  'lower-lost': /the whole throw is lost|the other is lost/,
  'higher-lost': /the higher is lost|the other is lost/,
  owed: /must be played/,
  foresight: /foresight: (most|none)/,
  most: /[Aa]s many (numbers|tops|of)/,
  'higher-required': /as many tops|the higher must be played/,
  doublet: /n four times|first with its tops/,
  'doublet-size': /played single|four times/,
  'doublet-count': /doubletCount: turn/,
  'tops-first': /only when every top was played|undersides count for nothing/,
  undersides: /Undersides are (optional|owed)|undersides count for nothing/,
  'throw-again': /throwAgain: /,
  'again-blocked': /throwAgainWhenBlocked: no/,
  hand: /(in hand|on the bar)/,
  'hand-empty': /^Once the last man/,
  landing: /not on an enemy band/,
  hit: /is hit/,
  'bear-off': /bearOff: free/,
  exact: /^A man leaves by/,
  overshoot: /overshoot: /,
  'not-owed': /^Bearing off is not owed|move a man up/,
  win: /first has all 15 men off wins/,
  points: /win counts/,
  'at-once': /^A win ends the game at once/,
  pile: /pile: on/,
  row: /row: on/,
  'one-two': /oneTwo: on/,
  rest: /opponentPlaysRest: on/,
  cube: /cube: o(n|ff)/,
  match: /matchLength: N/,
  crawford: /crawford: on/,
  jacoby: /jacoby: on/,
};

const paragraphsOf = (id: string): ReadonlyMap<string, string> =>
  new Map(
    blocksOf(
      readFileSync(new URL(`../../../docs/rules/${id}.md`, import.meta.url), 'utf8'),
    ).flatMap(block =>
      block.kind === 'numbered'
        ? [[block.number, block.pieces.map(piece => piece.text).join('')] as const]
        : [],
    ),
  );

/** What the paragraph behind a refusal says, in every game in which the refusal can occur by the game's own rules. */
const FORBIDS: Readonly<Record<string, RegExp>> = {
  'hand-first': /before another man moves/,
  'first-quarter-locked': /no man may leave his first quarter/,
  band: /not on an enemy band/,
  'not-all-home': /when all his 15 men are in his last quarter/,
  'further-back': /no man (may )?stands? further back/,
  'lower-first': /the lower is played first/,
  'tops-first': /only when every top was played/,
  backwards: /^Men go forward only/,
};

describe.each(GAMES.map(game => game.id))('paragraphs: %s', id => {
  const paragraphs = paragraphsOf(id);

  test('each topic points at a paragraph that speaks of it', () => {
    for (const topic of TOPICS)
      expect(paragraphs.get(paragraphOn(id, topic)) ?? 'nothing', `${id} ${topic}`).toMatch(
        SPEAKS[topic],
      );
  });

  test('each reason for a refusal points at a paragraph', () => {
    for (const code of REASON_CODES)
      for (const thrown of [
        [1, 2],
        [3, 3],
      ] as const)
        expect(paragraphs.has(paragraphBehind(id, code, thrown)), code).toBe(true);
  });

  test('the reasons that the game itself gives point at the rule that forbids', () => {
    const game = GAMES.find(each => each.id === id)!;
    const cannot = [
      ...(game.options.entering === 'hand-first' ? ['first-quarter-locked'] : ['hand-first']),
      ...(game.order === 'any' ? ['lower-first', 'tops-first'] : []),
      ...(game.options.overshoot === 'any-man' ? ['further-back'] : []),
    ];
    for (const [code, says] of Object.entries(FORBIDS))
      if (!cannot.includes(code))
        expect(
          paragraphs.get(paragraphBehind(id, code as (typeof REASON_CODES)[number], [1, 2])),
          `${id} ${code}`,
        ).toMatch(says);
  });
});

test('a game that is not listed is told by name', () => {
  expect(() => paragraphOn('tric-trac', 'order')).toThrow(/tric-trac/);
});
