import { makeRecordText } from '@wurfzabel/records';
import { download } from '../parts/download.ts';
import { recordOfGame, type OpenGame } from './saved.ts';

/** Offers the record of a game as a file. */
export const downloadRecord = (game: OpenGame): void =>
  download(
    `wurfzabel-${game.log.rules.game.id}-${game.id}.json`,
    makeRecordText(recordOfGame(game)),
    'application/json',
  );
