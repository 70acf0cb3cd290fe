import { logTakenUp, placeName, stateOf } from '@wurfzabel/records';
import {
  apply,
  changedOptions,
  err,
  isDieNumber,
  ok,
  other,
  positionFrom,
  rulesFor,
  type Action,
  type Cube,
  type Game,
  type GameState,
  type Men,
  type Result,
  type Rules,
  type Side,
} from '@wurfzabel/rules';

/**
 * A line by which GNU Backgammon tells an external player what it is to decide: the board of the FIBS server, fields parted by colons.
 * As GNU Backgammon 1.07 fills it (found by asking it, the fields are not documented):
 *
 *     0 board   1, 2 names   3 match length   4, 5 their points   6 … 31 board   32 turn   33, 34 dice   37 cube
 *     38, 39 whether its player 1 and its player 0 may double   40 a double is offered   51 Crawford game
 *
 * Men of its player 1 are positive and go down from 24 to 1, whoever decides; his bar is field 31. He is White here. The turn is 1 or -1 for
 * the player on roll, who has doubled if a double is offered. Names and points are those of player 0 first, or of player 1 if a double is offered.
 */
/** ERR_BEAVER: the player on roll has doubled and been redoubled at once, which these rules do not know. */
export type FibsFault = 'ERR_FIBS' | 'ERR_BEAVER';

const FIELDS = 53;
const BOARD = 6;
const POINTS = 24;

const refused = (message: string): Result<never, FibsFault> => err('ERR_FIBS', message);

/** The state that a line tells, with the dice thrown or the double offered. @param given of a game played on the board of Backgammon */
export const stateOfFibs = (line: string, given: Rules): Result<GameState, FibsFault> => {
  const fields = line.trim().split(':');
  if (fields[0] !== 'board' || fields.length < FIELDS - 1)
    return refused(`not a board: ${line.slice(0, 60)}`);
  const numbers = fields.map(Number);
  if (numbers.slice(3, FIELDS - 1).some(number => !Number.isInteger(number)))
    return refused('a field of the board is not a whole number');
  const at = (field: number): number => numbers[field]!;

  const length = at(3);
  const rules = rulesFor(given.game.id, {
    ...changedOptions(given.game.options, given),
    matchLength: length,
  });
  if (!rules.ok) return refused(rules.fault.message);
  const isDoubled = at(40) !== 0;
  const [white, black] = isDoubled ? [at(4), at(5)] : [at(5), at(4)];
  const onTurn: Side = at(32) > 0 ? 'white' : 'black';
  const setup = {
    ...menOf(numbers.slice(BOARD, BOARD + POINTS + 2), rules.value.men),
    turn: onTurn,
  };
  const position = positionFrom(setup, rules.value);
  if (!position.ok) return refused(position.fault.message);
  const most = Math.max(white, black);
  const log = logTakenUp({
    rules: rules.value,
    position: position.value,
    onTurn,
    ...(rules.value.cube ? { cube: cubeOf(at(37), at(38) !== 0, at(39) !== 0) } : {}),
    match: {
      length,
      score: { white, black },
      isCrawford: length > 1 && at(51) === 1 && most === length - 1,
    },
  });
  if (!log.ok) return refused(log.fault.message);
  const [one, two] = [at(33), at(34)];
  const state = stateOf(log.value);
  if (isDoubled && state.cube.owner === other(onTurn)) return err('ERR_BEAVER', 'a beaver');
  if (isDoubled) return done(state, { type: 'double' });
  if (one === 0) return ok(state);
  if (!isDieNumber(one) || !isDieNumber(two)) return refused(`dice ${one} and ${two}`);
  return done(state, { type: 'throw', dice: [one, two] });
};

const done = (state: GameState, action: Action): Result<GameState, FibsFault> => {
  const applied = apply(state, action);
  return applied.ok ? applied : refused(applied.fault.message);
};

const menOf = (
  board: readonly number[],
  menASide: number,
): { readonly white: Men; readonly black: Men } => {
  const white: Record<number, number> = {};
  const black: Record<number, number> = {};
  board.forEach((count, point) => {
    if (count > 0) white[POINTS + 1 - point] = count;
    if (count < 0) black[point] = -count;
  });
  for (const men of [white, black]) {
    const left = menASide - Object.values(men).reduce((sum, count) => sum + count, 0);
    if (left > 0) men[POINTS + 1] = left;
  }
  return { white, black };
};

const cubeOf = (value: number, mayWhite: boolean, mayBlack: boolean): Cube => ({
  value,
  owner: mayWhite === mayBlack ? null : mayWhite ? 'white' : 'black',
});

/** What GNU Backgammon is to be told: every step of a play by itself, points as the side that plays counts them. */
export const fibsReply = (game: Game, actions: readonly Action[]): string => {
  const [first] = actions;
  if (!first) return 'roll';
  if (first.type !== 'step') return first.type === 'confirm' ? '' : first.type;
  return actions
    .flatMap(action =>
      action.type === 'step'
        ? [
            `${placeName(game, action.from)}/${placeName(game, Math.min(action.from + action.number, POINTS + 1))}`,
          ]
        : [],
    )
    .join(' ');
};
