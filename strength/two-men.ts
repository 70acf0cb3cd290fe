import {
  DOUBLETS,
  HAND,
  LAST_STATION,
  OFF,
  OTHER_DOUBLETS,
  OTHER_HAND,
  OTHER_OFF,
  POSITION_BYTES,
  type Position,
  type Rules,
} from '@wurfzabel/rules';

/** Two men's stations, 0 the hand. */
const PAIRS = Array.from({ length: LAST_STATION + 1 }, (_, a) =>
  Array.from({ length: LAST_STATION + 1 - a }, (__, b) => [a, a + b] as const),
).flat();

/** All positions with exactly two men left on each side, anywhere on the board or in hand, with every state of doublets that counts. */
export function* twoAgainstTwo(rules: Rules): Generator<Position> {
  const flags = rules.countsDoublets ? [0, 1] : [0];
  const indexOf = (station: number): number =>
    station === HAND ? OTHER_HAND : rules.course === 'contrary' ? 25 - station : station;
  for (const own of PAIRS)
    for (const other of PAIRS) {
      const board = new Int8Array(POSITION_BYTES);
      board[OFF] = board[OTHER_OFF] = rules.men - 2;
      for (const station of own) board[station]!++;
      const meets = other.some(t => indexOf(t) !== OTHER_HAND && board[indexOf(t)]! > 0);
      if (meets) continue;
      for (const t of other) board[indexOf(t)]! += indexOf(t) === OTHER_HAND ? 1 : -1;
      for (const mine of flags)
        for (const theirs of flags) {
          const position = board.slice();
          position[DOUBLETS] = mine;
          position[OTHER_DOUBLETS] = theirs;
          yield position as Position;
        }
    }
}

export const menInHand = (position: Position): number => position[HAND]! + position[OTHER_HAND]!;
