import { positionFrom, rulesFor, seeded, type Seeded, type Setup } from '@wurfzabel/rules';
import { expect, test } from 'vitest';
import { Answerer } from '../src/plays/answer.ts';
import { parseRequest } from '../src/plays/request.ts';
import { playsCases } from './cases.ts';

const BITS = [
  '"',
  '{',
  '}',
  '[',
  ']',
  ',',
  ':',
  '-',
  '0',
  '15',
  '26',
  '1e9',
  '0.5',
  'null',
  'true',
  '"25"',
  '\\u0000',
  '𝄞',
  '"__proto__":',
  ' ',
];

/** One small damage: a piece cut out, doubled, exchanged or put in. */
const damaged = (line: string, chance: Seeded): string => {
  const at = chance.below(line.length + 1);
  const end = Math.min(line.length, at + 1 + chance.below(6));
  switch (chance.below(4)) {
    case 0:
      return line.slice(0, at) + line.slice(end);
    case 1:
      return line.slice(0, end) + line.slice(at);
    case 2:
      return line.slice(0, at) + BITS[chance.below(BITS.length)]! + line.slice(at);
    default:
      return line.slice(0, at) + BITS[chance.below(BITS.length)]! + line.slice(end);
  }
};

/** Whether a line that was taken describes a legal position, judged from the line itself. */
const isSound = (line: string): boolean => {
  const request = JSON.parse(line) as Setup & { readonly game: string; readonly options?: unknown };
  const rules = rulesFor(request.game, request.options);
  if (!rules.ok || !positionFrom(request, rules.value).ok) return false;
  return [request.white, request.black].every(men => {
    const counts = Object.values(men);
    return (
      counts.every(count => Number.isInteger(count) && count >= 0) &&
      counts.reduce((sum, count) => sum + count, 0) === 15
    );
  });
};

test('10,000 damaged lines are answered or refused, never crash, and no illegal position is taken', () => {
  const chance = seeded(1855);
  const cases = playsCases();
  const answerer = new Answerer({ countOnly: true });
  let taken = 0;
  for (let i = 0; i < 10_000; i++) {
    let line = JSON.stringify(cases[chance.below(cases.length)]!.request);
    for (let times = 1 + chance.below(3); times > 0; times--) line = damaged(line, chance);
    const before = answerer.errors;
    const answer = [...answerer.answer(line, i + 1)].join('');
    expect(answer.endsWith('\n')).toBe(true);
    const parsed = JSON.parse(answer) as { readonly count?: number };
    if (parsed.count === undefined) {
      expect(answerer.errors).toBe(before + 1);
      continue;
    }
    taken++;
    expect(parsed.count).toBeGreaterThan(0);
    expect(parseRequest(line).ok && isSound(line), line).toBe(true);
  }
  expect(taken).toBeGreaterThan(50);
});
