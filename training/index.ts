/**
 * `npm run train -- --game … --seed …`: a net from self-play. See plan.ts for the options.
 * Each round every thread plays games with the same parameters and learns; then the parameters are averaged. With a number of games
 * the result depends on the plan only, however often the training was stopped and resumed.
 */
import { execFileSync } from 'node:child_process';
import { setImmediate as turnOfEvents } from 'node:timers/promises';
import { RECORD_BYTES, type Sums } from '@wurfzabel/engine/kernel/kernel';
import { newNet } from '@wurfzabel/engine/net/net';
import { seeded } from '@wurfzabel/rules';
import { averageOf, crewOf } from './crew.ts';
import { exactFewMen } from './few-men.ts';
import { widened } from './grow.ts';
import { orRefuse } from './input.ts';
import { planFrom, rateAt, shareDone, USAGE, type Plan, type Running } from './plan.ts';
import { kernelFor } from './round.ts';
import {
  isFree,
  loadCheckpoint,
  loadNet,
  manifestBeside,
  saveCheckpoint,
  saveNet,
  type Checkpoint,
} from './store.ts';
import { strengthOf, textOf } from './strength.ts';
import { Store, studyOnce } from './study.ts';

/** Four words of chance for a thread. */
const chanceOf = (seed: number, thread: number): number[] => {
  const dice = seeded(seed, thread + 1);
  return Array.from({ length: 4 }, () => dice.below(2 ** 32));
};

const beginning = (plan: Plan): Checkpoint => {
  const chance = seeded(plan.seed);
  return {
    plan,
    progress: { games: 0, seconds: 0, coreSeconds: 0 },
    throws: 0,
    chances: Array.from({ length: plan.threads }, (_, thread) => chanceOf(plan.seed, thread)),
    milestones: [],
    commits: [],
    before: plan.from === undefined ? undefined : manifestBeside(plan.from),
    net:
      plan.from === undefined
        ? newNet(plan.game, plan.wide, chance)
        : orRefuse(widened(orRefuse(loadNet(plan.from, plan.game)), plan.wide, chance)),
    labels: plan.ahead > 0 ? new Store(plan.store) : undefined,
  };
};

const commitNow = (): string => {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' }).trim();
  } catch {
    return 'unknown';
  }
};

const train = async (start: Checkpoint, running: Running): Promise<void> => {
  const { plan } = start;
  const crew = await crewOf(plan);
  const judge = await kernelFor(plan.game);
  const elsewhere =
    plan.ahead > 0 && plan.few > 0
      ? { share: plan.few, draw: exactFewMen(judge.rules) }
      : undefined;
  let state = start;
  const commit = commitNow();
  if (shareDone(plan, start.progress) < 1 && !start.commits.includes(commit))
    state = { ...state, commits: [...start.commits, commit] };
  let measured = start.milestones.length > 0 ? start.net : undefined;
  let isStopped = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => (isStopped = true));

  const say = (text: string): void =>
    console.log(
      `${new Date().toISOString().slice(0, 19)} ${plan.game} ${state.progress.games} games  ${text}`,
    );
  const measure = (): void => {
    const strength = strengthOf(judge, state.net, measured, running.strengthGames, plan.beam);
    measured = state.net;
    const rate = rateAt(plan, shareDone(plan, state.progress));
    state = { ...state, milestones: [...state.milestones, { ...state.progress, rate, strength }] };
    say(textOf(strength));
  };

  let saved = Date.now();
  let judged = Date.now();
  let said = Date.now();
  let sinceSaid = { games: 0, seconds: 0, throws: 0, points: 0, errors: 0, learnt: 0 };
  say(`begins: ${JSON.stringify(plan)}`);
  while (!isStopped && shareDone(plan, state.progress) < 1) {
    const rate = rateAt(plan, shareDone(plan, state.progress));
    const left =
      plan.games === undefined
        ? Infinity
        : Math.ceil((plan.games - state.progress.games) / plan.threads);
    const games = Math.min(plan.round, left);
    const began = performance.now();
    const usedBefore = process.cpuUsage();
    const done = await Promise.all(
      crew.players.map((play, thread) =>
        play({ net: state.net, chance: state.chances[thread]!, games, rate }),
      ),
    );
    const sum = (pick: (sums: Sums) => number): number =>
      done.reduce((total, { sums }) => total + pick(sums), 0);
    const gamesAfter = state.progress.games + games * plan.threads;
    let learnt = { errors: sum(s => s.errors), learnt: sum(s => s.learnt) };
    if (state.labels) {
      for (const { records } of done) state.labels.add(records);
      const made = done.reduce((total, { records }) => total + records.length / RECORD_BYTES, 0);
      const { net, sums } = studyOnce(
        judge,
        state.net,
        state.labels,
        Math.round(made * plan.replay),
        rate,
        seeded(plan.seed, gamesAfter),
        elsewhere,
      );
      state = { ...state, net };
      learnt = sums;
    } else
      state = {
        ...state,
        net: { ...state.net, parameters: averageOf(done.map(({ parameters }) => parameters)) },
      };
    const seconds = (performance.now() - began) / 1000;
    const { user, system } = process.cpuUsage(usedBefore);
    // A single thread never waits otherwise, and signals would not be heard.
    await turnOfEvents();
    state = {
      ...state,
      chances: done.map(({ chance }) => chance),
      progress: {
        games: gamesAfter,
        seconds: state.progress.seconds + seconds,
        coreSeconds: state.progress.coreSeconds + (user + system) / 1e6,
      },
      throws: state.throws + sum(s => s.throws),
    };
    if (!state.net.parameters.every(Number.isFinite))
      throw new Error('the net has left the numbers; lower the rate');
    sinceSaid = {
      games: sinceSaid.games + games * plan.threads,
      seconds: sinceSaid.seconds + seconds,
      throws: sinceSaid.throws + sum(s => s.throws),
      points: sinceSaid.points + sum(s => s.points),
      errors: sinceSaid.errors + learnt.errors,
      learnt: sinceSaid.learnt + learnt.learnt,
    };
    const now = Date.now();
    if (now - said > 30_000) {
      const { games: played, seconds: took, throws, points, errors } = sinceSaid;
      say(
        `${(played / took).toFixed(0)} games/s, ${(throws / played).toFixed(1)} throws and ${(points / played).toFixed(3)} points a game, ` +
          `error ${Math.sqrt(errors / sinceSaid.learnt).toFixed(4)}, rate ${rate.toFixed(5)}, ${(100 * shareDone(plan, state.progress)).toFixed(1)} %`,
      );
      said = now;
      sinceSaid = { games: 0, seconds: 0, throws: 0, points: 0, errors: 0, learnt: 0 };
    }
    if (running.strengthMinutes > 0 && now - judged >= running.strengthMinutes * 60_000) {
      measure();
      saveNet(running.out, state);
      judged = Date.now();
    }
    if (now - saved >= running.checkpointMinutes * 60_000) {
      saveCheckpoint(running.out, state);
      saved = now;
    }
  }
  if (!isStopped && state.milestones.at(-1)?.games !== state.progress.games) measure();
  saveCheckpoint(running.out, state);
  saveNet(running.out, state);
  say(isStopped ? 'stopped; go on with --resume' : `done: ${running.out}`);
  await crew.dismiss();
};

const argv = process.argv.slice(2);
if (argv.length === 0) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  const { plan, running } = orRefuse(planFrom(argv));
  if (!running.resume && !running.again) orRefuse(isFree(running.out));
  const start = running.resume ? orRefuse(loadCheckpoint(running.out, plan.game)) : beginning(plan);
  await train(start, running);
}
