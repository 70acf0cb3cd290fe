import { OPTION_VALUES, type Game } from '@wurfzabel/rules';
import { HOUSE_OPTIONS, optionText, valueText } from '../game/house-rules.ts';
import { t } from '../texts/index.svelte.ts';

/** Values that docs/rules writes in words of its own. */
const WRITTEN: { readonly [word: string]: boolean } = {
  yes: true,
  on: true,
  no: false,
  off: false,
};

/** The length of a match is no house option and has texts of its own; N is whatever was agreed. */
const lengthSaid = (value: string | undefined): string => {
  const name = t('setup.match');
  if (value === undefined) return name;
  return `${name}: ${value === '0' ? t('setup.match.single') : value}`;
};

/**
 * What docs/rules names for programmers, `foresight: most`, `foresight` or the `off` of an option named before, in the words
 * of the game's card; undefined for anything else.
 */
export const optionSaid = (game: Game, code: string): string | undefined => {
  const [named = '', written] = code.split(': ');
  if (named === 'matchLength') return lengthSaid(written);
  if (named in WRITTEN) return valueText(game, 'cube', WRITTEN[named]);
  const name = HOUSE_OPTIONS.find(option => option === named);
  if (name === undefined) return undefined;
  if (written === undefined) return optionText(game, name);
  const value = WRITTEN[written] ?? written;
  if (!(OPTION_VALUES[name] as readonly unknown[]).includes(value)) return undefined;
  return `${optionText(game, name)}: ${valueText(game, name, value)}`;
};
