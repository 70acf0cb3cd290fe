import {
  cubeDecision,
  matchTableFor,
  ownCases,
  valueAhead,
  type CubeDecision,
  type CubePlace,
  type CubeSituation,
} from '@wurfzabel/engine';
import { nearEnd } from '@wurfzabel/engine/cube/near-end';
import { chanceOfWinning } from '@wurfzabel/engine/evaluator';
import { newGame, rulesFor, seeded, unwrap, type Position, type Seeded } from '@wurfzabel/rules';
import { cubeCosts, type GnubgCube } from '../gnubg/cube-costs.ts';
import { boardOf, Judge, type CubeQuestion } from '../gnubg/judge.ts';
import { asShipped } from '../players.ts';
import { round, type Figure } from '../results.ts';
import type { Row } from '../row.ts';
import { Sample } from '../sample.ts';

/** Chances of winning between which doubling is a question at all; outside it both sides agree for nothing. */
const FROM = 0.5;
const TO = 0.92;
const LENGTH = 7;
const JUDGE_PLIES = 2;

interface Asked {
  readonly position: Position;
  readonly situation: CubeSituation;
  readonly question: CubeQuestion;
}

/** Every other position for money, with Jacoby's rule or without; the rest in a match to 7 before the Crawford game. */
const asked = (position: Position, i: number, chance: Seeded): Asked => {
  const isOwn = chance.below(3) === 0;
  const place: CubePlace = isOwn ? 'own' : 'centre';
  const owner = isOwn ? 1 : -1;
  const cube = isOwn ? 2 : 1;
  const board = boardOf(position);
  if (i % 2 === 0) {
    const isJacoby = chance.below(2) === 0;
    return {
      position,
      situation: { kind: 'money', place, isJacoby },
      question: {
        board,
        cube: [cube, owner],
        match: 0,
        score: [0, 0],
        crawford: 0,
        jacoby: isJacoby ? 1 : 0,
      },
    };
  }
  const [own, other] = [2 + chance.below(LENGTH - 1), 2 + chance.below(LENGTH - 1)];
  const rules = unwrap(rulesFor('backgammon', { cube: true, crawford: true, matchLength: LENGTH }));
  return {
    position,
    situation: {
      kind: 'match',
      place,
      standing: { own, other, cube, crawfordDone: false, canDouble: true },
      table: matchTableFor(rules),
    },
    question: {
      board,
      cube: [cube, owner],
      match: LENGTH,
      score: [LENGTH - other, LENGTH - own],
      crawford: 0,
      jacoby: 0,
    },
  };
};

/** The decisions of GNU Backgammon itself with less look-ahead, in the shape of ours. */
const decisionOf = ([noDouble, take, pass]: GnubgCube): Pick<
  CubeDecision,
  'advice' | 'answer'
> => ({
  advice: Math.min(take, pass) >= noDouble ? 'double' : 'no-double',
  answer: take <= pass ? 'take' : 'pass',
});

const figuresOf = (
  what: string,
  decisions: readonly Pick<CubeDecision, 'advice' | 'answer'>[],
  questions: readonly CubeQuestion[],
  truths: readonly GnubgCube[],
  isOurs: boolean,
): readonly Figure[] => {
  const doubling = new Sample();
  const taking = new Sample();
  const money = new Sample();
  const match = new Sample();
  let agreed = 0;
  decisions.forEach((decision, i) => {
    const costs = cubeCosts(truths[i]!, decision);
    doubling.add(1000 * costs.doubling);
    taking.add(1000 * costs.taking);
    (questions[i]!.match === 0 ? money : match).add(1000 * costs.doubling);
    if (costs.doubling === 0 && costs.taking === 0) agreed++;
  });
  const figure = (name: string, sample: Sample, more?: Figure['more']): Figure => ({
    what: `${what}: ${name}`,
    n: sample.count,
    value: round(sample.mean, 2),
    error: round(sample.error, 2),
    unit: 'thousandths of a cube a decision',
    ...(isOurs ? { target: { is: 'at most', value: 10 } } : {}),
    ...(more ? { more } : {}),
  });
  return [
    figure('double or not', doubling, {
      money: round(money.mean, 2),
      match: round(match.mean, 2),
      largest: round(doubling.largest, 1),
      agreed: round(agreed / decisions.length, 3),
    }),
    figure('take or pass', taking, { largest: round(taking.largest, 1) }),
  ];
};

/** Cube decisions on positions of own games, as GNU Backgammon's 2-ply judges them. */
export const cube: Row = {
  name: 'cube',
  title:
    "Cube: error per decision as GNU Backgammon's 2-ply sees it, on positions of own games with a chance of 50 to 92 %",
  needsGnubg: true,
  games: ['backgammon'],
  parts: [
    {
      name: 'decisions',
      n: 300,
      measure: async ({ game, file, seed, n }) => {
        const { rules, thinker } = await asShipped(game, file);
        const chance = seeded(seed, 1);
        const positions: Position[] = [];
        for (let sample = 0; positions.length < n; sample++)
          for (const { position } of ownCases(
            thinker,
            newGame(rules).position,
            4 * n,
            seed + sample,
          )) {
            const win = chanceOfWinning(thinker.evaluator.evaluate(position));
            if (win >= FROM && win <= TO && positions.length < n) positions.push(position);
          }
        const cases = positions.map((position, i) => asked(position, i, chance));
        const questions = cases.map(({ question }) => question);
        const judge = new Judge();
        const truths = await judge.cube(questions, JUDGE_PLIES);
        const theirs = await judge.cube(questions, 0);
        await judge.dismiss();
        const figures = [0, 1, 2].flatMap(depth =>
          figuresOf(
            `${depth}-ply`,
            cases.map(({ position, situation }) =>
              cubeDecision(
                valueAhead(thinker, position, depth)!,
                situation,
                nearEnd(thinker, position),
              ),
            ),
            questions,
            truths,
            true,
          ),
        );
        return [
          ...figures,
          ...figuresOf('GNU Backgammon at 0-ply', theirs.map(decisionOf), questions, truths, false),
        ];
      },
    },
  ],
};
