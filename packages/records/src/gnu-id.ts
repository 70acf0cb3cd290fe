import {
  cubeAtOdds,
  CUBE_LIMIT,
  err,
  isDieNumber,
  LONGEST_MATCH,
  lowerFirst,
  mayBeCrawford,
  ok,
  type GameState,
  type Result,
  type Rules,
  type Side,
} from '@wurfzabel/rules';
import { backgammonRules, rulesWith, shownIn } from './backgammon-ids.ts';
import { bitsFrom, bitsOf, bitsText, numberFrom } from './bits.ts';
import { withAction, type GameLog } from './game-log.ts';
import { makeGnuPositionId, parseGnuPositionId, type PositionIdFault } from './gnu-position-id.ts';
import { logTakenUp } from './taken-up.ts';

/**
 * GNU Backgammon's identification of a moment in a match, `position ID:match ID`. The match ID has 67 bits, numbers lowest bit first:
 * cube's exponent 4, its owner 2 (3: in the middle), who is on roll 1, Crawford 1, state of the game 3, whose decision 1,
 * double offered 1, resignation 2, dice 3 + 3, match length 15, points of player 0 15, of player 1 15, and 1 for money play without Jacoby.
 */
export type GnuIdFault = PositionIdFault | 'ERR_MATCH_ID' | 'ERR_MATCH' | 'ERR_CUBE' | 'ERR_OVER';

const BITS = 67;
const PLAYING = 1;
const MIDDLE = 3;
const LARGEST = 2 ** 15 - 1;

const playerOf = (side: Side): number => (side === 'white' ? 1 : 0);
const sideOf = (player: number): Side => (player === 1 ? 'white' : 'black');

export const makeGnuMatchId = (state: GameState): Result<string, 'ERR_NOT_EXPRESSIBLE'> => {
  const shown = shownIn(state);
  if (!shown.ok) return shown;
  const { thrown, isDoubled, resigned } = shown.value;
  const { rules, cube, onTurn, standing } = state;
  const { white, black } = standing.score;
  if (resigned > 3 || Math.max(white, black) > LARGEST)
    return err(
      'ERR_NOT_EXPRESSIBLE',
      `a match ID has room for resignations up to 3 and points up to ${LARGEST}`,
    );
  const player = playerOf(onTurn);
  // GNU Backgammon writes the higher number first, and calls no game of a match to one point the Crawford game.
  const [low, high] = thrown ? lowerFirst(thrown) : [0, 0];
  const fields: readonly (readonly [value: number, width: number])[] = [
    [Math.log2(cube.value), 4],
    [cube.owner === null ? MIDDLE : playerOf(cube.owner), 2],
    [player, 1],
    [Number(standing.isCrawford && rules.matchLength > 1), 1],
    [PLAYING, 3],
    [isDoubled || resigned > 0 ? 1 - player : player, 1],
    [Number(isDoubled), 1],
    [resigned, 2],
    [high, 3],
    [low, 3],
    [rules.matchLength, 15],
    [black, 15],
    [white, 15],
    [Number(!(rules.jacoby && rules.matchLength === 0)), 1],
  ];
  return ok(bitsText(fields.flatMap(([value, width]) => bitsOf(value, width))));
};

/** Position ID and match ID with a colon between. */
export const makeGnuId = (state: GameState): Result<string, 'ERR_NOT_EXPRESSIBLE'> => {
  const position = makeGnuPositionId(state.rules, state.position);
  const match = makeGnuMatchId(state);
  if (!position.ok) return position;
  return match.ok ? ok(`${position.value}:${match.value}`) : match;
};

/** A log that begins where the two IDs stand; what was thrown or offered are its first actions. */
export const parseGnuId = (
  text: string,
  given: Rules = backgammonRules(),
): Result<GameLog, GnuIdFault> => {
  const [positionId = '', matchId = '', ...more] = text.trim().split(':');
  const bits = more.length === 0 ? bitsFrom(matchId.replace(/=+$/, ''), BITS) : undefined;
  if (!bits)
    return err(
      'ERR_MATCH_ID',
      `"${text.slice(0, 60)}" is not a position ID of 14 and a match ID of 12 letters with a colon between, such as 4HPwATDgc/ABMA:cAkAAAAAAAAA`,
    );
  const value = 2 ** numberFrom(bits, 0, 4);
  const owner = numberFrom(bits, 4, 2);
  const onTurn = sideOf(numberFrom(bits, 6, 1));
  const isCrawford = bits[7]!;
  const isDoubled = bits[12]!;
  const resigned = numberFrom(bits, 13, 2);
  const dice = [numberFrom(bits, 15, 3), numberFrom(bits, 18, 3)] as const;
  const matchLength = numberFrom(bits, 21, 15);
  const score = { black: numberFrom(bits, 36, 15), white: numberFrom(bits, 51, 15) };

  if (numberFrom(bits, 8, 3) > PLAYING)
    return err('ERR_OVER', 'the match ID says that the game is over');
  if (owner === 2 || value > CUBE_LIMIT)
    return err(
      'ERR_CUBE',
      `the match ID has a cube of ${value} and owner ${owner}; the most is ${CUBE_LIMIT}, owners are 0, 1 and 3`,
    );
  if (!given.cube && (value > 1 || owner !== MIDDLE))
    return err('ERR_CUBE', 'there is a cube, but the game is played without one');
  if (matchLength > LONGEST_MATCH)
    return err('ERR_MATCH', `the match length ${matchLength} is above ${LONGEST_MATCH}`);
  if (matchLength > 0 && Math.max(score.white, score.black) >= matchLength)
    return err('ERR_MATCH', 'a side has won the match already');
  if (isCrawford && !mayBeCrawford(matchLength, score))
    return err(
      'ERR_MATCH',
      'it is called the Crawford game, in which one side, and one only, is one point from the end of a match',
    );
  const [first, second] = dice;
  const isThrown = first > 0 || second > 0;
  if (isThrown && !(isDieNumber(first) && isDieNumber(second)))
    return err('ERR_MATCH_ID', `the dice ${first} and ${second} of the match ID are no throw`);

  const isMoney = matchLength === 0;
  const rules = rulesWith(given, {
    matchLength,
    ...(isMoney ? { jacoby: !bits[66]! } : {}),
    ...(isCrawford ? { crawford: true } : {}),
  });
  const position = parseGnuPositionId(positionId, rules);
  if (!position.ok) return position;
  const cube = { value, owner: owner === MIDDLE ? null : sideOf(owner) };
  const odds = cubeAtOdds(cube, isCrawford);
  if (odds !== undefined) return err('ERR_CUBE', odds);
  const thrown =
    isThrown && isDieNumber(first) && isDieNumber(second)
      ? { thrown: [first, second] as const }
      : {};
  const log = logTakenUp({
    rules,
    position: position.value,
    onTurn,
    cube,
    match: { length: matchLength, score, isCrawford },
    isDoubled,
    ...thrown,
  });
  if (!log.ok || resigned === 0) return log;
  const offered = withAction(log.value, { type: 'resign', points: resigned });
  return offered.ok ? offered : err('ERR_MATCH_ID', offered.fault.message);
};
