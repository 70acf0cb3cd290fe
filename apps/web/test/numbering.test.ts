import { GAMES, OFF, SIDES } from '@wurfzabel/rules';
import { describe, expect, test } from 'vitest';
import {
  letteredLabel,
  ownLabel,
  stationLettered,
  withLetters,
  withOwnNumbers,
} from '../src/board/numbering.ts';

const STATIONS = Array.from({ length: 24 }, (_, i) => i + 1);
const gameOf = (id: string) => GAMES.find(game => game.id === id)!;

describe.each(GAMES)('lettered numbers: $name', game => {
  test('every point of the board has one name, which both sides use', () => {
    for (const station of STATIONS) {
      const names = SIDES.map(side => {
        const own = side === 'white' || game.course === 'parallel' ? station : OFF - station;
        return letteredLabel(game, side, own);
      });
      expect(names[0]).toBe(names[1]);
    }
    expect(new Set(STATIONS.map(s => letteredLabel(game, 'white', s))).size).toBe(24);
  });

  test('label and station are each other’s inverse', () => {
    for (const side of SIDES)
      for (const station of STATIONS) {
        const label = letteredLabel(game, side, station);
        expect(stationLettered(game, side, label)).toBe(station);
        expect(stationLettered(game, side, label.toLowerCase())).toBe(station);
      }
    for (const bad of ['0', '13', '13A', 'A', '1B', '', '1AA'])
      expect(stationLettered(game, 'white', bad), bad).toBeUndefined();
  });

  test('a play survives the way into letters and back', () => {
    for (const side of SIDES)
      for (const from of STATIONS)
        for (const to of STATIONS) {
          const text = `${ownLabel(game, from)}/${ownLabel(game, to)}*(2) hand/${ownLabel(game, to)}`;
          expect(withOwnNumbers(game, side, withLetters(game, side, text))).toBe(text);
        }
  });
});

test('White goes from 1 to 12, over to 12A and down to 1A; Black the other way', () => {
  const puff = gameOf('puff');
  const way = (side: 'white' | 'black') => STATIONS.map(s => letteredLabel(puff, side, s));
  expect(way('white').slice(10, 14)).toEqual(['11', '12', '12A', '11A']);
  expect(way('black').slice(10, 14)).toEqual(['11A', '12A', '12', '11']);
  expect(way('white').at(-1)).toBe('1A');
});

test('typed in small letters, Cyrillic too, with counts untouched', () => {
  const puff = gameOf('puff');
  expect(withOwnNumbers(puff, 'white', '12/10a(2), 3а-off hand/4')).toBe('12/15(2), 22-off hand/4');
  expect(withOwnNumbers(puff, 'black', '12/10a')).toBe('13/10');
});
