import { LEVEL_IDS, type LevelId } from '@wurfzabel/engine/levels/levels';
import { FIRST_LEVEL } from './game/levels.ts';
import { isLanguage, LANGUAGES, type Language } from './texts/languages.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export const BOARDS = ['wood', 'plain', 'contrast'] as const;
export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const;
export const BOTTOMS = ['near', 'far'] as const;
export const HOMES = ['right', 'left'] as const;
export const NUMBERINGS = ['own', 'lettered'] as const;
export const LASTS = ['marks', 'arrows', 'none'] as const;
export const SOUNDS = ['off', 'soft', 'loud'] as const;
export const TALKS = ['short', 'normal', 'full'] as const;
/** How much is told to screen readers. */
export type Talk = (typeof TALKS)[number];
export type Speed = (typeof SPEEDS)[number];

/** What a person has chosen for himself, in this browser. */
export interface Settings {
  language: Language;
  theme: (typeof THEMES)[number];
  board: (typeof BOARDS)[number];
  /** The pace of the computer and the dice. */
  speed: Speed;
  /** How fast men move. */
  motion: Speed;
  autoConfirm: boolean;
  autoForced: boolean;
  oneTap: boolean;
  courses: boolean;
  /** Where the own side of the board lies; where two play, White's. */
  bottom: (typeof BOTTOMS)[number];
  /** Where men enter and leave the board. */
  home: (typeof HOMES)[number];
  numbers: (typeof NUMBERINGS)[number];
  last: (typeof LASTS)[number];
  sound: (typeof SOUNDS)[number];
  talk: Talk;
  textBoard: boolean;
  /** The bar with the chances of both sides. */
  chances: boolean;
  /** The strength of the computer that was chosen last. */
  level: LevelId;
}

const oneOf = <T extends string>(list: readonly T[], value: unknown, otherwise: T): T =>
  list.includes(value as T) ? (value as T) : otherwise;

/** Settings from anything that was stored; what cannot be read is as it comes. */
export const settingsFrom = (text: string | null, browser: Language): Settings => {
  let stored: Record<string, unknown> = {};
  try {
    const parsed: unknown = JSON.parse(text ?? '{}');
    if (typeof parsed === 'object' && parsed !== null) stored = parsed as Record<string, unknown>;
  } catch {
    // A damaged setting is no loss worth a message.
  }
  const flag = (value: unknown, otherwise: boolean): boolean =>
    typeof value === 'boolean' ? value : otherwise;
  return {
    language: isLanguage(stored['language']) ? stored['language'] : browser,
    theme: oneOf(THEMES, stored['theme'], 'system'),
    board: oneOf(BOARDS, stored['board'], 'wood'),
    speed: oneOf(SPEEDS, stored['speed'], 'normal'),
    // One setting was both once.
    motion: oneOf(SPEEDS, stored['motion'], oneOf(SPEEDS, stored['speed'], 'normal')),
    autoConfirm: flag(stored['autoConfirm'], false),
    autoForced: flag(stored['autoForced'], false),
    oneTap: flag(stored['oneTap'], true),
    courses: flag(stored['courses'], true),
    bottom: oneOf(BOTTOMS, stored['bottom'], 'near'),
    home: oneOf(HOMES, stored['home'], 'right'),
    numbers: oneOf(NUMBERINGS, stored['numbers'], 'own'),
    last: oneOf(LASTS, stored['last'], 'marks'),
    sound: oneOf(SOUNDS, stored['sound'], 'off'),
    talk: oneOf(TALKS, stored['talk'], 'normal'),
    textBoard: flag(stored['textBoard'], false),
    chances: flag(stored['chances'], false),
    level: oneOf(LEVEL_IDS, stored['level'], FIRST_LEVEL),
  };
};

/** The name of a setting that has a value it cannot have; undefined if all that are named are good. Names of no setting are passed over. */
export const badSettingIn = (stored: Readonly<Record<string, unknown>>): string | undefined =>
  Object.entries(settingsFrom(JSON.stringify(stored), LANGUAGES[0])).find(
    ([name, value]) => name in stored && stored[name] !== value,
  )?.[0];
