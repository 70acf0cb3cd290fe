import type { Known } from '@wurfzabel/engine';
import { judgeWith, type Judge } from '@wurfzabel/engine/load/index';
import type { Net } from '@wurfzabel/engine/net/net';
import type { Rules } from '@wurfzabel/rules';

/** What is missing for the engine's full strength. */
export type Lack = 'no-net' | 'points' | 'net-unread' | 'tables-unread';

/**
 * Who judges under these rules, with what can be had: where the net cannot be read, or the browser cannot run it, the formula.
 * @param net rejects where there is one that cannot be fetched or read
 * @param lacking is told of what is missing
 */
export const judged = async (
  rules: Rules,
  net: Promise<Net | undefined>,
  known: readonly Known[],
  lacking: (lack: Lack) => void,
): Promise<Judge> => {
  try {
    const judge = await judgeWith(rules, await net, known);
    if (judge.judge === 'hand-made') lacking(judge.why);
    return judge;
  } catch (error) {
    console.warn(error);
    lacking('net-unread');
    return judgeWith(rules, undefined, known);
  }
};
