import {
  cubeAtOdds,
  CUBE_LIMIT,
  err,
  LONGEST_MATCH,
  mayBeCrawford,
  ok,
  parseThrow,
  positionFrom,
  setupOf,
  type GameState,
  type Men,
  type Result,
  type Rules,
  type Side,
  type Throw,
} from '@wurfzabel/rules';
import { backgammonRules, isBackgammonBoard, rulesWith, shownIn } from './backgammon-ids.ts';
import type { GameLog } from './game-log.ts';
import { logTakenUp } from './taken-up.ts';

/**
 * XGID, the identification of eXtreme Gammon:
 *
 *     XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10
 *     board : cube's exponent : its owner : turn : dice : points of White : of Black : rules : match length : cube's limit
 *
 * The board has 26 letters: Black's bar, White's points 1 to 24, White's bar; capitals are White's men, A one, B two.
 * Owner and turn are 1 for White, -1 for Black, and 0 for a cube in the middle. Dice are two digits, 00 before the throw, D when a
 * double is offered (the turn is then the doubler's). The rules are 1 in the Crawford game of a match; in money play 1 is Jacoby, 2 beavers.
 */
export const XGID_FAULTS = [
  'ERR_XGID',
  'ERR_BOARD',
  'ERR_CUBE',
  'ERR_TURN',
  'ERR_DICE',
  'ERR_MATCH',
  'ERR_POSITION',
  'ERR_GAME',
] as const;
export type XgidFault = (typeof XGID_FAULTS)[number];

const CUBE_LIMIT_EXPONENT = 10;
const POINTS = 24;

const sign = (side: Side | null): number => (side === null ? 0 : side === 'white' ? 1 : -1);

export const makeXgid = (state: GameState): Result<string, 'ERR_NOT_EXPRESSIBLE'> => {
  const shown = shownIn(state);
  if (!shown.ok) return shown;
  if (shown.value.resigned > 0)
    return err('ERR_NOT_EXPRESSIBLE', 'an XGID cannot tell that a resignation is offered');
  const { rules, cube, onTurn, standing } = state;
  const { white, black } = setupOf(state.position, onTurn, rules.course);
  const { thrown, isDoubled } = shown.value;
  const dice = isDoubled ? 'D' : thrown ? thrown.join('') : '00';
  const flags = rules.matchLength > 0 ? Number(standing.isCrawford) : Number(rules.jacoby);
  const { score } = standing;
  const fields = [
    boardText(white, black),
    Math.log2(cube.value),
    sign(cube.owner),
    sign(onTurn),
    dice,
    score.white,
    score.black,
    flags,
    rules.matchLength,
    CUBE_LIMIT_EXPONENT,
  ];
  return ok(`XGID=${fields.join(':')}`);
};

const boardText = (white: Men, black: Men): string =>
  Array.from({ length: POINTS + 2 }, (_, point) => {
    // White's own station 0, his bar, is the last letter; Black's station is White's point.
    const ofWhite = white[POINTS + 1 - point] ?? 0;
    const ofBlack = black[point] ?? 0;
    if (point > 0 && ofWhite > 0) return String.fromCharCode(64 + ofWhite);
    return point <= POINTS && ofBlack > 0 ? String.fromCharCode(96 + ofBlack) : '-';
  }).join('');

/** A log that begins where an XGID stands, with what has been thrown or offered as its first action. */
export const parseXgid = (
  text: string,
  given: Rules = backgammonRules(),
): Result<GameLog, XgidFault> => {
  if (!isBackgammonBoard(given.game))
    return err('ERR_GAME', `an XGID is of Backgammon; the game is ${given.game.id}`);
  const form = /^\s*(?:XGID=)?([-A-Oa-o]{26}):(.*?)\s*$/i.exec(text.slice(0, 200));
  const fields = form?.[2]!.split(':') ?? [];
  if (!form || fields.length < 8 || fields.length > 9)
    return err(
      'ERR_XGID',
      'an XGID is XGID= and ten fields parted by colons, the first with 26 letters, such as XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10',
    );
  const [
    exponent = '',
    owner = '',
    turn = '',
    dice = '',
    ofWhite = '',
    ofBlack = '',
    flags = '',
    length = '',
  ] = fields;
  if (
    !/^\d{1,2}$/.test(length) ||
    !/^\d{1,5}$/.test(ofWhite) ||
    !/^\d{1,5}$/.test(ofBlack) ||
    !/^[0-3]$/.test(flags)
  )
    return err(
      'ERR_MATCH',
      `"${[ofWhite, ofBlack, flags, length].join(':').slice(0, 40)}": points, rules (0 to 3) and match length (0 to ${LONGEST_MATCH}) are whole numbers`,
    );
  const matchLength = Number(length);
  const score = { white: Number(ofWhite), black: Number(ofBlack) };
  const isMatch = matchLength > 0;
  if (isMatch && Math.max(score.white, score.black) >= matchLength)
    return err('ERR_MATCH', 'a side has won the match already');
  const isCrawford = isMatch && flags === '1';
  if (isCrawford && !mayBeCrawford(matchLength, score))
    return err(
      'ERR_MATCH',
      'it is called the Crawford game, in which one side, and one only, is one point from the end of the match',
    );
  const rules = rulesWith(given, {
    matchLength,
    ...(isMatch ? {} : { jacoby: flags === '1' || flags === '3' }),
    ...(isCrawford ? { crawford: true } : {}),
  });

  const cube = cubeFrom(rules, exponent, owner);
  if (!cube.ok) return cube;
  const odds = cubeAtOdds(cube.value, isCrawford);
  if (odds !== undefined) return err('ERR_CUBE', odds);
  if (turn !== '1' && turn !== '-1')
    return err(
      'ERR_TURN',
      `the turn "${turn.slice(0, 10)}" must be 1 for the player below or -1 for the one above`,
    );
  const onTurn: Side = turn === '1' ? 'white' : 'black';
  const throwing = thrownFrom(dice);
  if (!throwing.ok) return throwing;
  const men = menFrom(form[1]!);
  if (!men.ok) return men;
  const position = positionFrom({ ...men.value, turn: onTurn }, rules);
  if (!position.ok) return err('ERR_BOARD', position.fault.message);
  return logTakenUp({
    rules,
    position: position.value,
    onTurn,
    cube: cube.value,
    match: { length: matchLength, score, isCrawford },
    ...throwing.value,
  });
};

const cubeFrom = (
  rules: Rules,
  exponent: string,
  owner: string,
): Result<GameState['cube'], 'ERR_CUBE'> => {
  const value = 2 ** Number(exponent);
  if (!/^\d{1,2}$/.test(exponent) || value > CUBE_LIMIT)
    return err(
      'ERR_CUBE',
      `the cube's exponent "${exponent.slice(0, 10)}" must be from 0 to ${Math.log2(CUBE_LIMIT)}`,
    );
  if (!['0', '1', '-1'].includes(owner))
    return err('ERR_CUBE', `the cube's owner "${owner.slice(0, 10)}" must be 1, -1 or 0`);
  if (!rules.cube && (value > 1 || owner !== '0'))
    return err('ERR_CUBE', 'there is a cube, but the game is played without one');
  return ok({ value, owner: owner === '0' ? null : owner === '1' ? 'white' : 'black' });
};

const thrownFrom = (
  dice: string,
): Result<{ readonly thrown?: Throw; readonly isDoubled?: boolean }, 'ERR_DICE'> => {
  if (dice === '00') return ok({});
  if (dice.toUpperCase() === 'D') return ok({ isDoubled: true });
  const thrown = /^\d\d$/.test(dice) ? parseThrow(dice) : undefined;
  return thrown?.ok
    ? ok({ thrown: thrown.value })
    : err(
        'ERR_DICE',
        `the dice "${dice.slice(0, 10)}" must be two numbers from 1 to 6, 00, or D for a double offered; beavers (B, R) are not played here`,
      );
};

/** Men by own station; those missing to fifteen are off. */
const menFrom = (
  board: string,
): Result<{ readonly white: Men; readonly black: Men }, 'ERR_BOARD'> => {
  const white: Record<number, number> = {};
  const black: Record<number, number> = {};
  for (const [point, letter] of [...board].entries()) {
    if (letter === '-') continue;
    const isWhite = letter < 'a';
    if (point === (isWhite ? 0 : POINTS + 1))
      return err('ERR_BOARD', `"${letter}" at place ${point + 1} stands on the other side's bar`);
    if (isWhite) white[POINTS + 1 - point] = letter.charCodeAt(0) - 64;
    else black[point] = letter.charCodeAt(0) - 96;
  }
  for (const [name, men] of [['capitals', white] as const, ['small letters', black] as const]) {
    const onBoard = Object.values(men).reduce((sum, count) => sum + count, 0);
    if (onBoard > 15) return err('ERR_BOARD', `the ${name} count ${onBoard} men; the most is 15`);
    if (onBoard < 15) men[25] = 15 - onBoard;
  }
  return ok({ white, black });
};
