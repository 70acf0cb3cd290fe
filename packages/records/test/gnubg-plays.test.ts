import {
  beginPlay,
  copyPosition,
  legalPlays,
  randomGame,
  rulesFor,
  scheduleOf,
  seeded,
  unwrap,
  withStep,
  type Position,
  type Throw,
} from '@wurfzabel/rules';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeGnuPositionId, parsePlayText } from '../src/index.ts';

/** Debian installs it outside the usual path. */
const GNUBG = ['/usr/games/gnubg', '/usr/bin/gnubg', '/usr/local/bin/gnubg'].find(existsSync);
if (!GNUBG) console.log('gnubg is not installed: the comparison of legal plays is skipped');

const POSITIONS = 500;
const rules = unwrap(rulesFor('backgammon'));

interface Case {
  readonly board: Position;
  readonly thrown: Throw;
}

/** One throw of each of 500 random games, at a random moment. */
const cases = (): readonly Case[] => {
  const found: Case[] = [];
  for (let game = 0; found.length < POSITIONS; game++) {
    const moment = seeded(1743, game).below(110);
    let throws = 0;
    randomGame(rules, seeded(1645, game), undefined, (board, thrown) => {
      if (throws++ === moment) found.push({ board: copyPosition(board), thrown });
    });
  }
  return found;
};

/** The texts of all plays that GNU Backgammon lists for each case. */
const listed = (all: readonly Case[]): readonly (readonly string[])[] => {
  const settings = [
    'set player 0 human',
    'set player 1 human',
    'set automatic roll off',
    'set automatic game off',
    'set automatic move off',
    'set display off',
    'set evaluation chequer evaluation plies 0',
    'new game',
  ];
  const asked = all.flatMap(({ board, thrown }) => [
    `set board ${unwrap(makeGnuPositionId(rules, board))}`,
    `set dice ${thrown[0]} ${thrown[1]}`,
    'hint 9999',
  ]);
  const folder = mkdtempSync(join(tmpdir(), 'gnubg-'));
  const run = spawnSync(GNUBG!, ['-t', '-q', '-r'], {
    input: `${[...settings, ...asked].join('\n')}\n`,
    encoding: 'utf8',
    timeout: 100_000,
    maxBuffer: 1 << 28,
    cwd: folder,
  });
  rmSync(folder, { recursive: true });
  return run.stdout
    .split(/The dice have been set to/)
    .slice(1)
    .map(part =>
      [...part.matchAll(/^\s*\d+\. .*?ply\s+(\S.*?)\s+(?:Eq|MWC)/gm)].map(found => found[1]!),
    );
};

const key = (position: Position): string => position.subarray(0, 28).join(',');

test.skipIf(!GNUBG)(
  `the legal plays of ${POSITIONS} random positions are those of GNU Backgammon`,
  () => {
    const all = cases();
    const theirs = listed(all);
    expect(theirs.length).toBe(POSITIONS);
    let compared = 0;
    all.forEach(({ board, thrown }, i) => {
      const plays = legalPlays(rules, board, thrown);
      const ours = Array.from({ length: plays.count }, (_, k) => key(plays.positionAt(k))).sort();
      const begun = beginPlay(scheduleOf(rules, 0, thrown), board);
      const reached = theirs[i]!.map(text => {
        const steps = parsePlayText(rules, begun, text);
        if (!steps.ok) throw new Error(`${text}: ${steps.fault.message}`);
        return key(steps.value.reduce(withStep, begun).position);
      });
      // It lists nothing where nothing can be played; we list the one ending that changes nothing.
      expect(reached.length === 0 ? [key(board)] : reached.sort()).toEqual(ours);
      compared += ours.length;
    });
    expect(compared).toBeGreaterThan(5 * POSITIONS);
  },
);
