import { err, ok, type Game, type Result } from '@wurfzabel/rules';
import { placeFrom, placesAllowed } from './place-names.ts';

/** A move as typed: one or more men over these stations. */
export interface TypedMove {
  /** The words as typed, for messages. */
  readonly text: string;
  /** Two stations at least, each further on than the one before. */
  readonly stations: readonly number[];
  readonly count: number;
}

export const LONGEST_PLAY_TEXT = 300;
/** More men than any throw can move. */
const MOST_MEN = 8;

const PASS_WORDS = [
  '',
  '-',
  '–',
  '—',
  'pass',
  'passe',
  'passen',
  'none',
  'no move',
  'keine',
  'kein zug',
  'weiter',
  'pas',
  'пас',
];

export type WordFault = 'ERR_TEXT_LENGTH' | 'ERR_WORD' | 'ERR_PLACE';

/** The moves that a text names, in the order typed; an empty list means passing. */
export const typedMoves = (game: Game, text: string): Result<readonly TypedMove[], WordFault> => {
  if (text.length > LONGEST_PLAY_TEXT)
    return err(
      'ERR_TEXT_LENGTH',
      `a play is written in at most ${LONGEST_PLAY_TEXT} characters, not ${text.length}`,
    );
  const plain = text.normalize('NFC').toLowerCase().trim();
  if (PASS_WORDS.includes(plain)) return ok([]);
  const moves: TypedMove[] = [];
  for (const word of wordsOf(plain)) {
    const move = typedMove(game, word);
    if (!move.ok) return move;
    moves.push(move.value);
  }
  if (moves.length === 0)
    return err('ERR_WORD', `"${shownText(text)}" names no move; ${howToWrite(game)}`);
  if (moves.reduce((men, move) => men + move.count, 0) > MOST_MEN)
    return err('ERR_WORD', `"${shownText(text)}" moves more than ${MOST_MEN} men; no throw does`);
  return ok(moves);
};

/** Words are parted by spaces, commas and semicolons; spaces round a stroke, a star or a bracket do not part. */
const wordsOf = (text: string): readonly string[] =>
  text
    .replace(/\s*(?:->|=>|→|➝|⇒|[/\-–—>])\s*/g, '/')
    .replace(/\s*\(\s*(\d)\s*x?\s*\)/g, '($1)')
    .replace(/\s+\*/g, '*')
    .split(/[\s,;]+/)
    .filter(word => word !== '');

const typedMove = (game: Game, word: string): Result<TypedMove, WordFault> => {
  const form = /^([^()]+?)(?:\((\d)\)|[x×](\d))?\.?$/u.exec(word);
  const places = form?.[1]?.split('/').map(place => place.replace(/[*x]+$/, '')) ?? [];
  const count = Number(form?.[2] ?? form?.[3] ?? 1);
  if (!form || places.length < 2 || count < 1 || places.includes(''))
    return err('ERR_WORD', `"${shownText(word)}" is not a move; ${howToWrite(game)}`);
  const stations: number[] = [];
  for (const place of places) {
    const station = placeFrom(game, place);
    if (station === undefined)
      return err(
        'ERR_PLACE',
        `"${shownText(place)}" in "${shownText(word)}" is no place; ${placesAllowed(game)}`,
      );
    stations.push(station);
  }
  return ok({ text: word, stations, count });
};

export const shownText = (text: string): string =>
  text.length > 40 ? `${text.slice(0, 40)}…` : text;

export const howToWrite = (game: Game): string =>
  game.numbering === 'from-entry'
    ? `write from/to, such as ${game.handName}/3 3/7 20/off(2)`
    : `write from/to, such as ${game.handName}/22 13/7 6/off(2)`;
