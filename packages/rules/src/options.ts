import { err, ok, type Result } from './result.ts';

/**
 * The house options of the rules, each a closed list of values. Every game states a default for each
 * and any game may be played with any of them. docs/rules/README.md says what each does and where it comes from.
 */
export const OPTION_VALUES = {
  foresight: ['none', 'most'],
  doubletCount: ['game', 'turn'],
  throwAgain: ['never', 'every', 'from-second'],
  throwAgainWhenBlocked: [true, false],
  undersides: ['optional', 'owed'],
  entering: ['free', 'hand-first', 'first-quarter-locked'],
  bearOff: ['all-home', 'free'],
  overshoot: ['rearmost', 'any-man'],
  points: ['single', 'alvensleben', 'backgammon', 'backgammon-bar-4'],
  pile: [false, true],
  row: [false, true],
  oneTwo: [false, true],
  opponentPlaysRest: [false, true],
  cube: [false, true],
  crawford: [false, true],
  jacoby: [false, true],
} as const;

/** The name of a house option. */
export type OptionName = keyof typeof OPTION_VALUES | 'matchLength';
type Listed = {
  readonly [name in keyof typeof OPTION_VALUES]: (typeof OPTION_VALUES)[name][number];
};

/** A value for every house option. */
export interface Options extends Listed {
  /** Points to play to; 0 is money play (single games, no end). */
  readonly matchLength: number;
}

/** Points of the longest match that can be agreed. */
export const LONGEST_MATCH = 99;
/** All house options by name. */
export const OPTION_NAMES = [...Object.keys(OPTION_VALUES), 'matchLength'] as readonly OptionName[];

/** Why options are refused. */
export type OptionFault = 'ERR_OPTIONS' | 'ERR_OPTION_NAME' | 'ERR_OPTION_VALUE';

/** What was given, short enough for one line. */
const shown = (given: unknown): string =>
  typeof given === 'object' && given !== null ? 'an object' : String(given).slice(0, 40);

const isListed = (name: string): name is keyof typeof OPTION_VALUES =>
  Object.hasOwn(OPTION_VALUES, name);

// "on"/"off" and "yes"/"no" are how the rules print the two-valued options, so people may write them too.
const WORDS: Readonly<Record<string, boolean>> = {
  on: true,
  off: false,
  yes: true,
  no: false,
  true: true,
  false: false,
};

/**
 * The options of a game with some of them changed.
 * @param changes an object of option names and values, as a person or a program wrote it; undefined changes nothing
 */
export const optionsFrom = (defaults: Options, changes: unknown): Result<Options, OptionFault> => {
  if (changes === undefined) return ok(defaults);
  if (typeof changes !== 'object' || changes === null || Array.isArray(changes))
    return err('ERR_OPTIONS', 'options must be an object such as {"foresight":"most"}');
  const options: Record<string, unknown> = { ...defaults };
  for (const [name, given] of Object.entries(changes)) {
    if (name === 'matchLength') {
      if (!Number.isInteger(given) || (given as number) < 0 || (given as number) > LONGEST_MATCH)
        return err(
          'ERR_OPTION_VALUE',
          `option matchLength is a whole number from 0 (money play) to ${LONGEST_MATCH}, not ${shown(given)}`,
        );
      options[name] = given;
      continue;
    }
    if (!isListed(name))
      return err(
        'ERR_OPTION_NAME',
        `there is no option "${name.slice(0, 40)}"; the options are ${OPTION_NAMES.join(', ')}`,
      );
    const values: readonly unknown[] = OPTION_VALUES[name];
    const isSwitch = typeof values[0] === 'boolean';
    const value =
      isSwitch && typeof given === 'string' && Object.hasOwn(WORDS, given) ? WORDS[given] : given;
    if (!values.includes(value))
      return err(
        'ERR_OPTION_VALUE',
        `option ${name} is one of ${values.join(', ')}, not ${shown(given)}`,
      );
    options[name] = value;
  }
  return ok(options as unknown as Options);
};

/** Only the options that differ from the game's own, as records store them. */
export const changedOptions = (defaults: Options, options: Options): Partial<Options> =>
  Object.fromEntries(
    OPTION_NAMES.filter(name => options[name] !== defaults[name]).map(name => [
      name,
      options[name],
    ]),
  ) as Partial<Options>;
