import { DOUBLETS, lowerFirst, other, seeded, type GameState } from '@wurfzabel/rules';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeGnuId, makeXgid, parseGnuId, stateOf } from '../src/index.ts';
import { randomLogs, randomRules } from './random-games.ts';

/** Debian installs it outside the usual path. */
const GNUBG = ['/usr/games/gnubg', '/usr/bin/gnubg', '/usr/local/bin/gnubg'].find(path =>
  existsSync(path),
);

const POSITIONS = 50;

/** Moments before a throw, after one and with a double offered, from random matches. */
const moments = (): readonly GameState[] => {
  const found: GameState[] = [];
  for (let i = 0; found.length < POSITIONS; i++) {
    const dice = seeded(1072, i);
    const states: GameState[] = [];
    for (const log of randomLogs(randomRules(dice, 'backgammon'), dice, 300))
      states.push(stateOf(log));
    const usable = states.filter(state => {
      const { phase, standing, position } = state;
      const isPlain = phase.kind === 'roll' || (phase.kind === 'play' && phase.role === 'throw');
      return (
        isPlain &&
        makeXgid(state).ok &&
        Math.max(standing.score.white, standing.score.black) < 100 &&
        position[25]! < 15
      );
    });
    const state = usable[dice.below(usable.length)];
    if (state) found.push(state);
  }
  return found;
};

const ask = (commands: readonly string[]): string => {
  const folder = mkdtempSync(join(tmpdir(), 'gnubg-'));
  const run = spawnSync(GNUBG!, ['-t', '-q', '-r'], {
    input: `${commands.join('\n')}\n`,
    encoding: 'utf8',
    timeout: 120_000,
    cwd: folder,
  });
  rmSync(folder, { recursive: true });
  return run.stdout;
};

const SETTINGS = [
  'set player 0 human',
  'set player 1 human',
  'set automatic roll off',
  'set automatic game off',
  'set automatic move off',
];

/** Its output says in a fixed place where the answer to a command ends. */
const MARK = 'help set turn';

/** The last pair of IDs printed before each mark. */
const idsIn = (output: string): readonly string[] =>
  output
    .split('Usage: set turn')
    .slice(0, -1)
    .map(
      part =>
        `${/Position ID: (\S+)(?![\s\S]*Position ID)/.exec(part)?.[1]}:${/Match ID\s*: (\S+)(?![\s\S]*Match ID)/.exec(part)?.[1]}`,
    );

test.skipIf(!GNUBG)(
  `GNU Backgammon shows the IDs of ${POSITIONS} random positions unchanged`,
  () => {
    const states = moments();
    const ids = states
      .map(state => makeGnuId(state))
      .map(id => (id.ok ? id.value : id.fault.message));
    const output = ask([
      ...SETTINGS,
      'new session',
      ...ids.flatMap(id => [`set gnubgid ${id}`, 'show board', MARK]),
    ]);
    expect(idsIn(output)).toEqual(ids);
  },
);

test.skipIf(!GNUBG)(
  `GNU Backgammon reads the XGIDs of ${POSITIONS} random positions as the same positions`,
  () => {
    const states = moments();
    const xgids = states
      .map(state => makeXgid(state))
      .map(id => (id.ok ? id.value : id.fault.message));
    const output = ask([
      ...SETTINGS,
      'new session',
      ...xgids.flatMap(id => [`set xgid ${id}`, 'show board', MARK]),
    ]);
    // It draws the player on turn below, whoever he was: compared is what that player sees.
    const seen = ({ position, cube, standing, onTurn, phase, rules }: GameState): unknown => ({
      position: [...position.subarray(0, DOUBLETS)],
      cube: cube.value,
      owner: cube.owner === null ? null : cube.owner === onTurn,
      score: [standing.score[onTurn], standing.score[other(onTurn)]],
      isCrawford: standing.isCrawford && rules.matchLength > 1,
      thrown: phase.kind === 'play' ? lowerFirst(phase.thrown) : undefined,
      length: rules.matchLength,
    });
    const read = idsIn(output).map(id => {
      const parsed = parseGnuId(id);
      return parsed.ok ? seen(stateOf(parsed.value)) : `${id}: ${parsed.fault.message}`;
    });
    expect(read).toEqual(states.map(seen));
    expect(states.filter(state => state.onTurn === 'black').length).toBeGreaterThan(5);
  },
);

if (!GNUBG)
  console.log('gnubg is not installed: the check of IDs against GNU Backgammon is skipped');
