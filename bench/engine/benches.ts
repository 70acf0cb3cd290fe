import type { Rules } from '@wurfzabel/rules';
import type { Clock } from '../rates.ts';
import { inChromium } from './chromium.ts';
import { engineFiles } from './files.ts';
import { gnubgRates } from './gnubg.ts';
import {
  engineOf,
  evaluationsPerSecond,
  moveTimes,
  playsPerSecond,
  rolloutGamesPerSecond,
} from './work.ts';

type Figures = Readonly<Record<string, number | boolean | string>>;

const NO_NET: Figures = { left: 'no net yet' };
/** How often GNU Backgammon's rates are to be beaten, and how long the highest level may think. */
const EVALUATIONS_AIM = 8;
const ROLLOUTS_AIM = 3;
const MEDIAN_AIM = 300;
const P99_AIM = 1500;
const DECISIONS = 1000;

const ratio = (ours: number, theirs: number): number => Math.round((10 * ours) / theirs) / 10;

/** Time of this process on its processor, so that other programs do not count; a browser's page has only the clock on the wall. */
const processorClock: Clock = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/**
 * Evaluations a second in Node and in Chromium, and GNU Backgammon's right after, all by the clock, because its `calibrate` goes by that:
 * the ratio means something on an idle machine only. By processor time ours can be had on a busy one too.
 */
export const benchEvaluations = async ({ game }: Rules): Promise<Figures> => {
  const files = engineFiles(game.id);
  if (!files) return NO_NET;
  const engine = await engineOf(game.id, files.net, files.solved);
  const node = evaluationsPerSecond(engine);
  const browser = await inChromium(files, 'evaluations', game.id);
  const gnubg = await gnubgRates();
  const rates = {
    node: Math.round(node),
    ...(browser === undefined ? {} : { chromium: Math.round(browser) }),
    nodeByProcessorTime: Math.round(evaluationsPerSecond(engine, processorClock)),
    playsFoundAndJudgedByProcessorTime: Math.round(playsPerSecond(engine, processorClock)),
  };
  if (!gnubg) return rates;
  const slower = Math.min(node, browser ?? node);
  return {
    ...rates,
    gnubg: gnubg.evaluationsPerSecond,
    ratio: ratio(slower, gnubg.evaluationsPerSecond),
    aim: EVALUATIONS_AIM,
    reached: slower >= EVALUATIONS_AIM * gnubg.evaluationsPerSecond,
  };
};

/** Whole games of a rollout a second; GNU Backgammon's where it plays the game too. */
export const benchRollouts = async ({ game }: Rules): Promise<Figures> => {
  const files = engineFiles(game.id);
  if (!files) return NO_NET;
  const ours = rolloutGamesPerSecond(
    await engineOf(game.id, files.net, files.solved),
    processorClock,
  );
  const gnubg = game.doublets === 'fourfold' ? await gnubgRates() : undefined;
  return {
    gamesPerSecond: Math.round(ours),
    ...(gnubg
      ? {
          gnubg: Math.round(gnubg.rolloutGamesPerSecond),
          ratio: ratio(ours, gnubg.rolloutGamesPerSecond),
          aim: ROLLOUTS_AIM,
          reached: ours >= ROLLOUTS_AIM * gnubg.rolloutGamesPerSecond,
        }
      : {}),
  };
};

/** How long the highest level thinks in Chromium, or in Node where there is none. */
export const benchMoves = async ({ game }: Rules): Promise<Figures> => {
  const files = engineFiles(game.id);
  if (!files) return NO_NET;
  const inBrowser = await inChromium(files, 'moves', game.id, DECISIONS);
  const times = inBrowser ?? moveTimes(await engineOf(game.id, files.net, files.solved), DECISIONS);
  return {
    where: inBrowser ? 'Chromium' : 'Node',
    ...times,
    reached: times.msMedian <= MEDIAN_AIM && times.msP99 <= P99_AIM,
  };
};
