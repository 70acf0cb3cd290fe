import { expect, test } from 'vitest';
import { PlayArena } from '../src/arena.ts';
import { CHANCES } from '../src/dice.ts';
import { legalPlays } from '../src/plays.ts';
import { positionFrom } from '../src/position.ts';
import { unwrap } from '../src/result.ts';
import { rulesOf } from './table.ts';

test('the hash cut to 3 bits makes different positions look alike, so that only the full comparison tells them apart', () => {
  // A store that trusts its hash must go wrong at once; if this one still counts 447, the cut hash proves nothing.
  const rules = rulesOf('backgammon');
  const start = unwrap(positionFrom({ ...rules.game.start, turn: 'white' }, rules));
  const trusting = Object.assign(new PlayArena({ hashBits: 3 }), { same: () => true });
  const total = CHANCES.reduce(
    (sum, { thrown }) => sum + legalPlays(rules, start, thrown, trusting).count,
    0,
  );
  expect(total).toBeLessThan(447);
});
