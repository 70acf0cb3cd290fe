import {
  bySide,
  seeded,
  type BySide,
  type DieNumber,
  type Rules,
  type Throw,
} from '@wurfzabel/rules';
import type { GameLog } from '@wurfzabel/records';

/** One die from the browser's own source of chance; bytes that would favour the low numbers are thrown away. */
const die = (): DieNumber => {
  const byte = new Uint8Array(1);
  do crypto.getRandomValues(byte);
  while (byte[0]! >= 252);
  return ((byte[0]! % 6) + 1) as DieNumber;
};

/**
 * The dice of a game. With a seed the n-th throw of the game is always the same,
 * however often the page was loaded in between: its number is read from the log.
 */
export const throwFor = (log: GameLog, seed: number | undefined): Throw => {
  if (seed === undefined) return [die(), die()];
  const thrown = log.actions.filter(
    action => action.type === 'throw' || action.type === 'opening',
  ).length;
  return seeded(seed, thrown).throwDice();
};

/** The throws for the start. */
export const openingFor = (
  rules: Rules,
  log: GameLog,
  seed: number | undefined,
): BySide<readonly DieNumber[]> => {
  const count = rules.game.opening === 'one-die-each' ? 1 : 2;
  if (seed === undefined) return bySide(() => Array.from({ length: count }, die));
  const chance = seeded(seed, log.actions.length + 1_000_000);
  return bySide(() => chance.throwDice().slice(0, count));
};
