import {
  gameFrom,
  OFF,
  OTHER_OFF,
  ok,
  err,
  type Cube,
  type Position,
  type Result,
  type Rules,
  type Side,
  type Standing,
  type Throw,
} from '@wurfzabel/rules';
import { newLog, withAction, type GameLog } from './game-log.ts';
import { usualStanding } from './make-record.ts';
import type { PositionMatch } from './match-text.ts';

/** A game as an identification or a position text describes it. */
export interface TakenUp {
  readonly rules: Rules;
  readonly position: Position;
  readonly onTurn: Side;
  readonly cube?: Cube;
  readonly match?: PositionMatch;
  /** What has been done since: nothing, a throw, or a double offered. */
  readonly thrown?: Throw;
  readonly isDoubled?: boolean;
}

/** A log that begins in the middle of a game. Refused where the game is over already or the rules allow no double. */
export const logTakenUp = ({
  rules,
  position,
  onTurn,
  cube,
  match,
  thrown,
  isDoubled,
}: TakenUp): Result<GameLog, 'ERR_POSITION'> => {
  if (position[OFF] === rules.men || position[OTHER_OFF] === rules.men)
    return err('ERR_POSITION', 'one side has all its men off; the game is over');
  const start = gameFrom(rules, position, onTurn, {
    ...(cube ? { cube } : {}),
    standing: match ? standingOf(rules, match) : usualStanding(rules),
  });
  const log = newLog(rules, start);
  const action = isDoubled
    ? ({ type: 'double' } as const)
    : thrown
      ? ({ type: 'throw', dice: thrown } as const)
      : undefined;
  if (!action) return ok(log);
  const next = withAction(log, action);
  return next.ok ? next : err('ERR_POSITION', next.fault.message);
};

/**
 * How many games were played is not told, so it is taken to be the first.
 * A side at match point outside the Crawford game means that the Crawford game has been.
 */
const standingOf = (rules: Rules, { length, score, isCrawford }: PositionMatch): Standing => {
  if (length === 1) return usualStanding(rules);
  const isNear = length > 0 && (score.white === length - 1 || score.black === length - 1);
  return {
    score,
    game: 1,
    isCrawford,
    crawfordDone: rules.cube && rules.crawford && isNear && !isCrawford,
  };
};
