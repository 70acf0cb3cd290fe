import {
  GAMES,
  OPTION_NAMES,
  OPTION_VALUES,
  type Game,
  type OptionName,
  type Options,
} from '@wurfzabel/rules';
import type { TextKey } from '../texts/en.ts';
import { t } from '../texts/index.svelte.ts';

/** An option as the game's rules have it. The length of a match is told with the standing. */
export type HouseOption = Exclude<OptionName, 'matchLength'>;

export const HOUSE_OPTIONS = OPTION_NAMES.filter(
  (name): name is HouseOption => name !== 'matchLength',
);

/** Some texts name the place outside the board, which is a hand or a bar. */
export const optionText = (game: Game, name: HouseOption): string =>
  t(`option.${name}`, { where: game.handName });

export const valueText = (game: Game, name: HouseOption, value: unknown): string =>
  t(`option.${name}.${String(value)}` as TextKey, { where: game.handName });

/**
 * The house rules in force, one line each: options that differ from the game's own.
 * They may come from the store, so what is no option or no value of it is passed over.
 */
export const houseRules = (
  gameId: string,
  options: Partial<Options> | undefined,
): readonly string[] => {
  const game = GAMES.find(({ id }) => id === gameId);
  if (game === undefined || !options) return [];
  return HOUSE_OPTIONS.filter(name => {
    const value = options[name];
    return (
      value !== undefined &&
      value !== game.options[name] &&
      (OPTION_VALUES[name] as readonly unknown[]).includes(value)
    );
  }).map(name => `${optionText(game, name)}: ${valueText(game, name, options[name])}`);
};
