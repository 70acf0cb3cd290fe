import type { BoardState } from '@wurfzabel/board';
import type { Chip } from '@wurfzabel/rules';
import { listed, t } from '../texts/index.svelte.ts';

const counted = (chips: readonly Chip[]): string =>
  listed(
    [...new Set(chips.map(chip => chip.number))].map(number => {
      const count = chips.filter(chip => chip.number === number).length;
      return count > 1 ? `${count} × ${number}` : String(number);
    }),
  );

/** The dice in words, and while a throw is played what is left of it (`numbers`). */
export const diceText = (
  { dice }: BoardState,
  numbers: readonly Chip[] | undefined = undefined,
): string => {
  if (dice === null || dice.rolling) return t('text.noDice');
  const [low, high] = dice.tops;
  const thrown = t('board.dice', { side: dice.side, low, high });
  if (numbers === undefined) return thrown;
  const left = numbers.filter(chip => chip.state === 'next' || chip.state === 'open');
  const owed = left.filter(chip => chip.duty === 'owed');
  const free = left.filter(chip => chip.duty === 'optional');
  const params = {
    owed: owed.length,
    numbers: counted(owed),
    free: free.length,
    freeNumbers: counted(free),
  };
  return `${thrown}, ${t('text.left', params)}`;
};
