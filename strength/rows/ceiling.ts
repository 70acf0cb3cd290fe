import {
  bestPlays,
  endingAhead,
  knownBy,
  netThinker,
  ownCases,
  type Thinker,
} from '@wurfzabel/engine';
import { solve } from '@wurfzabel/engine/exact/index';
import { newGame, positionFrom, seeded, unwrap, type Rules } from '@wurfzabel/rules';
import { PUFFS } from '../games.ts';
import { differencesOf, lossAhead, rolledLoss, type Difference } from '../hand-made-errors.ts';
import { BEAM, handMadeChooser, netChooser, loaded } from '../players.ts';
import { playPairs, type MatchFigures, type Played } from '../playing.ts';
import { round, type Figure } from '../results.ts';
import type { Part, Row } from '../row.ts';
import { Sample } from '../sample.ts';

/** Decisions of each kind that are looked at more closely. */
const ROLLED = 150;
const LOOKED = 150;

/** What a share of games won would be for so many points a game, where both win alike when they win. */
export const shareFor = (points: number, pointsOfAWin: number): number =>
  0.5 + points / (2 * pointsOfAWin);

const matchFigures = (
  what: string,
  { adjusted, points, single, adjustedSingle, wins }: MatchFigures,
): Figure => ({
  what,
  n: wins.count,
  value: round(adjusted.mean, 4),
  error: round(adjusted.error, 4),
  unit: 'points a game',
  more: {
    asTheyFell: round(points.mean, 4),
    itsError: round(points.error, 4),
    wins: round(wins.mean, 4),
    varianceByLuck: round(1 - adjustedSingle.variance / single.variance, 3),
  },
});

/** Points a decision that the thinker without look-ahead gives away, as it sees itself looking two throws ahead. */
const ownLoss = (thinker: Thinker, rules: Rules, seed: number): Sample => {
  const loss = new Sample();
  for (const { position, thrown } of ownCases(thinker, newGame(rules).position, LOOKED, seed)) {
    const [best] = bestPlays(thinker, position, thrown, { depth: 2 });
    const played = thinker.best(position, thrown, BEAM);
    if (best!.depth < 2 || best!.position.join() === played.position.join()) loss.add(0);
    else {
      const [more, less] = [best!, played].map(play => endingAhead(thinker, play, 2)![0]!);
      loss.add(Math.max(0, more! - less!));
    }
  }
  return loss;
};

/**
 * What a better player could win. Luck has the mean 0, so the mean result of net against hand-made evaluation is what the latter's plays
 * give away against the net's own plays in the same positions, everything after them played by the net on both sides (the performance
 * difference of policies: S. Kakade and J. Langford, ICML 2002, lemma 6.1). Rollouts measure the same losses one by one, so the two must
 * agree; that shows how large the errors of the hand-made evaluation really are. What a player without errors would win on top of
 * that is what the net still gives away itself.
 */
const fromErrors: Part = {
  name: 'errors',
  n: 300,
  measure: async ({ game, file, seed, n }) => {
    const { rules, thinker } = await loaded(game, file);
    const differences: Difference[] = [];
    const lossAGame = new Sample();
    const turnsAGame = new Sample();
    const pointsOfAWin = new Sample();
    const watch = (played: Played): void => {
      const found = differencesOf(thinker, played);
      differences.push(...found);
      lossAGame.add(found.reduce((sum, { loss }) => sum + loss, 0));
      turnsAGame.add(played.turns.filter(({ isFirst }) => !isFirst).length);
      pointsOfAWin.add(Math.abs(played.points));
    };
    const match = await playPairs(
      rules,
      [netChooser(thinker, 0), handMadeChooser(rules)],
      Math.ceil(n / 2),
      seed,
      thinker,
      watch,
    );
    const chance = seeded(seed, 2);
    const rolled = new Sample();
    const ahead = [new Sample(), new Sample(), new Sample()];
    for (let i = 0; i < Math.min(ROLLED, differences.length); i++) {
      const difference = differences[chance.below(differences.length)]!;
      rolled.add(rolledLoss(thinker, difference, seed + i));
      ahead.forEach((sample, depth) => sample.add(lossAhead(thinker, difference, depth)));
    }
    const differ = differences.length / lossAGame.count;
    const own = ownLoss(thinker, rules, seed);
    const ownAGame = own.mean * turnsAGame.mean;
    const best = match.adjusted.mean + ownAGame;
    const bestError = Math.hypot(match.adjusted.error, own.error * turnsAGame.mean);
    const games = match.wins.count;
    const unit = 'points a game';
    const judgedBy = (how: string, sample: Sample): Figure => ({
      what: `hand-made: what its plays give away against the net's, ${how}`,
      n: sample.count,
      value: round(differ * sample.mean, 3),
      error: round(differ * sample.error, 3),
      unit,
      more: { thousandthsEach: round(1000 * sample.mean, 1), otherwiseAGame: round(differ, 1) },
    });
    return [
      matchFigures('net at 0-ply against hand-made, luck-adjusted', match),
      judgedBy('in rollouts', rolled),
      ...ahead.map((sample, depth) => judgedBy(`as the net sees it at ${depth}-ply`, sample)),
      {
        what: 'net at 0-ply: what it gives away as it sees itself at 2-ply',
        n: own.count,
        value: round(ownAGame, 3),
        error: round(own.error * turnsAGame.mean, 3),
        unit,
        more: {
          thousandthsADecision: round(1000 * own.mean, 2),
          throwsAGame: round(turnsAGame.mean, 1),
        },
      },
      {
        what: 'a player without these errors would win',
        n: games,
        value: round(shareFor(best, pointsOfAWin.mean), 3),
        error: round(bestError / (2 * pointsOfAWin.mean), 3),
        unit: 'of 1',
        more: { points: round(best, 3), pointsOfAWin: round(pointsOfAWin.mean, 3) },
      },
    ];
  },
};

const fromLookAhead = (depth: number, games: number): Part => ({
  name: `${depth}-ply`,
  n: games,
  measure: async ({ game, file, seed, n }) => {
    const { rules, thinker } = await loaded(game, file);
    const match = await playPairs(
      rules,
      [netChooser(thinker, depth), handMadeChooser(rules)],
      Math.ceil(n / 2),
      seed,
      thinker,
    );
    return [matchFigures(`net at ${depth}-ply against hand-made, luck-adjusted`, match)];
  },
});

/** Two men a side, all in hand: what perfect play makes of it against the hand-made evaluation, luck taken away exactly. */
const fromExactEndgames: Part = {
  name: 'two against two',
  n: 500,
  measure: async ({ game, file, seed, n }) => {
    const { rules, kernel } = await loaded(game, file);
    const table = unwrap(solve(rules, 2, 2));
    const perfect = netThinker(kernel, 0, [knownBy(rules, table)]);
    const few = { 0: 2, 25: rules.men - 2 };
    const start = unwrap(positionFrom({ white: few, black: few, turn: 'white' }, rules));
    const match = await playPairs(
      rules,
      [netChooser(perfect, 0), handMadeChooser(rules)],
      Math.ceil(n / 2),
      seed,
      perfect,
      undefined,
      start,
    );
    return [matchFigures('perfect play against hand-made from two men each in hand', match)];
  },
};

/** How far luck caps a better player's wins. */
export const ceiling: Row = {
  name: 'ceiling',
  title: 'Each Puff: how many games the best of players could win against the hand-made evaluation',
  games: PUFFS,
  parts: [fromErrors, fromLookAhead(1, 200), fromLookAhead(2, 40), fromExactEndgames],
};
