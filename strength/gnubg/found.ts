import { existsSync } from 'node:fs';

/** The program, if it is installed (Debian: gnubg). */
export const GNUBG = [
  process.env['GNUBG_PATH'],
  '/usr/games/gnubg',
  '/usr/bin/gnubg',
  '/usr/local/bin/gnubg',
].find((path): path is string => path !== undefined && existsSync(path));
