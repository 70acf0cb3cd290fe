import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { addAnalysis, PlayerErrors } from '../gnubg/errors.ts';
import { gnubgPlayer } from '../gnubg/external.ts';
import { Judge } from '../gnubg/judge.ts';
import { matOf } from '../gnubg/mat.ts';
import { asShipped, netChooser } from '../players.ts';
import { playGame, type Played } from '../playing.ts';
import { round, type Figure, type Target } from '../results.ts';
import type { Part, Row } from '../row.ts';

const OURS = 'ours';
const THEIRS = 'gnubg';
/** Games in a file: GNU Backgammon keeps every analysed move of a file in memory. */
const FILE = 20;
const JUDGE_PLIES = 2;

/** Games between the two players, analysed; both sides' errors from the same games. */
const part = (depth: number, n: number, target?: Target): Part => ({
  name: `${depth}-ply`,
  n,
  measure: async ({ game, file, seed, n: games }): Promise<readonly Figure[]> => {
    const { rules, kernel, thinker } = await asShipped(game, file);
    const gnubg = await gnubgPlayer(kernel, 0);
    const ours = netChooser(thinker, depth);
    const played: Played[] = [];
    for (let i = 0; i < games; i++)
      played.push(
        await playGame(rules, [ours, gnubg.choose], i % 2 === 0, { seed, stream: i >> 1 }),
      );
    await gnubg.dismiss();
    const judge = new Judge();
    const folder = mkdtempSync(join(tmpdir(), 'wurfzabel-'));
    const players = new Map([
      [OURS, new PlayerErrors()],
      [THEIRS, new PlayerErrors()],
    ]);
    for (let from = 0; from < games; from += FILE) {
      const mat = join(folder, `${from}.mat`);
      writeFileSync(mat, matOf(played.slice(from, from + FILE), [OURS, THEIRS]));
      addAnalysis(await judge.analyse(mat, JUDGE_PLIES, cpus().length), players);
    }
    await judge.dismiss();
    rmSync(folder, { recursive: true });
    const figure = (name: string, what: string): Figure => {
      const { rate } = players.get(name)!;
      return {
        what,
        n: games,
        value: round(1000 * rate.value, 2),
        error: round(1000 * rate.error, 2),
        unit: 'thousandths of a point a decision',
        more: { decisions: rate.under },
      };
    };
    return [
      { ...figure(OURS, 'ours'), ...(target ? { target } : {}) },
      figure(THEIRS, 'GNU Backgammon at 0-ply in the same games'),
    ];
  },
});

/** Error per decision as GNU Backgammon's analysis at 2-ply sees it. */
export const gnubgErrors: Row = {
  name: 'gnubg-errors',
  title: "Backgammon without a cube: error per decision as GNU Backgammon's 2-ply analysis sees it",
  needsGnubg: true,
  games: ['backgammon'],
  parts: [part(0, 300, { is: 'at most', value: 5 }), part(1, 100), part(2, 100)],
};
