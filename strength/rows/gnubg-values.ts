import { valueAhead } from '@wurfzabel/engine';
import { phaseOf } from '@wurfzabel/engine/net/phase';
import type { Position } from '@wurfzabel/rules';
import { gnubgPlayer } from '../gnubg/external.ts';
import { boardOf, Judge } from '../gnubg/judge.ts';
import { loaded } from '../players.ts';
import { playGame } from '../playing.ts';
import { round, type Figure } from '../results.ts';
import type { Row } from '../row.ts';
import { Sample } from '../sample.ts';

const JUDGE_PLIES = 2;
/** One position in so many of a game, so that not all are of the same few games. */
const EVERY = 4;
const EQUITY = 5;
const RACE = 2;
const BEARING_OFF = [3, 10, 11, 12, 13];

/** Distances of equities from the judge's. */
class Distances {
  private readonly sizes = new Sample();
  private readonly squares = new Sample();
  private readonly signed = new Sample();
  private readonly race = new Sample();
  private readonly bearingOff = new Sample();
  private readonly contact = new Sample();

  add(distance: number, phase: number): void {
    this.sizes.add(Math.abs(distance));
    this.squares.add(distance ** 2);
    this.signed.add(distance);
    const kind =
      phase <= RACE ? this.race : BEARING_OFF.includes(phase) ? this.bearingOff : this.contact;
    kind.add(distance ** 2);
  }

  figure(who: string): Figure {
    const rms = ({ mean }: Sample): number => round(Math.sqrt(mean), 4);
    return {
      what: `${who}: mean distance`,
      n: this.sizes.count,
      value: round(this.sizes.mean, 4),
      error: round(this.sizes.error, 4),
      unit: 'points',
      more: {
        rms: rms(this.squares),
        bias: round(this.signed.mean, 4),
        rmsContact: rms(this.contact),
        rmsBearingOff: rms(this.bearingOff),
        rmsRace: rms(this.race),
      },
    };
  }
}

/** The net's equities, without tables, against GNU Backgammon's, on positions of games of the latter, which are the same for every net. */
export const gnubgValues: Row = {
  name: 'gnubg-values',
  title:
    "Backgammon: cubeless equity of the net against GNU Backgammon's at 2-ply, on positions of GNU Backgammon's own games",
  needsGnubg: true,
  games: ['backgammon'],
  parts: [
    {
      name: 'positions',
      n: 1500,
      measure: async ({ game, file, seed, n }): Promise<readonly Figure[]> => {
        const { rules, kernel, thinker } = await loaded(game, file);
        const gnubg = await gnubgPlayer(kernel, 0);
        const positions: Position[] = [];
        for (let i = 0; positions.length < n; i++) {
          const players = [gnubg.choose, gnubg.choose] as const;
          const { turns } = await playGame(rules, players, true, { seed, stream: i });
          positions.push(
            ...turns.filter((_, t) => (t + i) % EVERY === 0).map(turn => turn.position),
          );
        }
        await gnubg.dismiss();
        positions.length = n;
        const boards = positions.map(boardOf);
        const judge = new Judge();
        const truths = await judge.values(boards, JUDGE_PLIES);
        const theirs = await judge.values(boards, 0);
        await judge.dismiss();
        const depths = [0, 1].map(depth => ({ depth, distances: new Distances() }));
        const their = new Distances();
        positions.forEach((position, i) => {
          const truth = truths[i]![EQUITY]!;
          const phase = phaseOf(rules, position);
          their.add(theirs[i]![EQUITY]! - truth, phase);
          for (const { depth, distances } of depths)
            distances.add(valueAhead(thinker, position, depth)![0]! - truth, phase);
        });
        return [
          ...depths.map(({ depth, distances }) => distances.figure(`${depth}-ply`)),
          their.figure('GNU Backgammon at 0-ply'),
        ];
      },
    },
  ],
};
