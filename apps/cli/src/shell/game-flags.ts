import { GAMES, rulesFor, type Rules } from '@wurfzabel/rules';
import type { Command } from 'commander';
import { UsageError } from './usage-error.ts';

export interface GameFlags {
  readonly game?: string;
  readonly options?: string;
  readonly option?: readonly string[];
}

const ids = (): string => GAMES.map(game => game.id).join(', ');

/** The options by which a command is told the game and its house options. */
export const addGameFlags = (command: Command): Command =>
  command
    .option('--game <id>', `the game: ${ids()}`)
    .option(
      '--options <json>',
      'house options as one JSON object, such as \'{"foresight":"most"}\'',
    )
    .option(
      '--option <name=value>',
      'one house option, such as foresight=most; may be repeated',
      (text: string, before: readonly string[] = []) => [...before, text],
    );

const parsed = (json: string): Record<string, unknown> => {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    throw new UsageError('--options is not JSON; write an object such as \'{"foresight":"most"}\'');
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new UsageError('--options must be a JSON object such as \'{"foresight":"most"}\'');
  return value as Record<string, unknown>;
};

const pair = (text: string): [name: string, value: unknown] => {
  const at = text.indexOf('=');
  if (at < 1)
    throw new UsageError(
      `--option is written name=value, such as foresight=most, not "${text.slice(0, 40)}"`,
    );
  const name = text.slice(0, at);
  const value = text.slice(at + 1);
  return [name, name === 'matchLength' && /^\d+$/.test(value) ? Number(value) : value];
};

/** The rules the flags ask for, or a UsageError that says what is wrong. */
export const rulesOf = (flags: GameFlags): Rules => {
  if (flags.game === undefined) throw new UsageError(`say which game with --game: ${ids()}`);
  const changes = {
    ...(flags.options === undefined ? {} : parsed(flags.options)),
    ...Object.fromEntries((flags.option ?? []).map(pair)),
  };
  const rules = rulesFor(flags.game, changes);
  if (!rules.ok) throw new UsageError(rules.fault.message);
  return rules.value;
};
