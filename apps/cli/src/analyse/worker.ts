/* oxlint-disable unicorn/require-post-message-target-origin -- threads of Node have no origins */
import { parentPort } from 'node:worker_threads';
import { rolloutTrials } from '@wurfzabel/engine';
import { rulesFor, unwrap, type Position } from '@wurfzabel/rules';
import { thinkerFor } from '../engine/thinkers.ts';
import type { RolloutShare } from './pool.ts';

parentPort?.on('message', ({ game, options, position, plan, from, to }: RolloutShare) => {
  void thinkerFor(unwrap(rulesFor(game, options))).then(({ thinker }) =>
    parentPort?.postMessage(rolloutTrials(thinker, position as Position, plan, from, to)),
  );
});
