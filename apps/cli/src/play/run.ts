import { existsSync } from 'node:fs';
import { metaOf, newLog, type GameLog, type RecordMeta } from '@wurfzabel/records';
import { changedOptions, type BySide, type Rules, type Side } from '@wurfzabel/rules';
import { rulesOf, type GameFlags } from '../shell/game-flags.ts';
import { anySeed } from '../shell/numbers.ts';
import { print } from '../shell/output.ts';
import { onInterrupt } from '../shell/signals.ts';
import { UsageError } from '../shell/usage-error.ts';
import { linesOfGames } from '../rules/page.ts';
import { Dice } from './dice.ts';
import { LineSource } from './line-source.ts';
import { defaultPath, isFinished, readRecordFile } from './record-file.ts';
import { playOn } from './session.ts';
import { Table, type Participant } from './table.ts';

export interface PlayFlags extends GameFlags {
  readonly opponent: Participant;
  readonly side: Side | 'dice';
  readonly seed?: number;
  readonly record?: string;
}

export const runPlay = async (flags: PlayFlags): Promise<void> => {
  const dice = new Dice(flags.seed ?? anySeed());
  const path = flags.record ?? defaultPath(rulesOf(flags));
  const table = existsSync(path) ? resumed(flags, path, dice) : begun(flags, path, dice);
  const lines = new LineSource();
  const forget = onInterrupt(() => print(`\n${saved(path)}`));
  const isOver = await playOn(table, lines);
  forget();
  lines.close();
  if (isOver) print(`The record is in ${path}. The dice had the seed ${dice.seed}.`);
  else print(saved(path));
};

const saved = (path: string): string =>
  `The game is saved in ${path}; the same command goes on with it.`;

const begun = (flags: PlayFlags, path: string, dice: Dice): Table => {
  if (flags.game === undefined)
    throw new UsageError(
      `there is no file "${path}"; to begin a game in it, say which with --game`,
    );
  const rules = rulesOf(flags);
  const side = flags.side === 'dice' ? dice.side() : flags.side;
  const participants = seats(flags.opponent, side);
  const meta: RecordMeta = { players: playersOf(participants), started: new Date().toISOString() };
  return seated(participants, newLog(rules), meta, path, dice, `The record is kept in ${path}.`);
};

const resumed = (flags: PlayFlags, path: string, dice: Dice): Table => {
  const found = readRecordFile(path);
  const { rules } = found.log;
  if (flags.game !== undefined && flags.game !== rules.game.id)
    throw new UsageError(
      `"${path}" holds a game of ${rules.game.id}, not of ${flags.game}; name another file with --record`,
    );
  const asksOptions = flags.options !== undefined || flags.option !== undefined;
  if (asksOptions && optionsText(rulesOf({ ...flags, game: rules.game.id })) !== optionsText(rules))
    throw new UsageError(
      `"${path}" holds a game with other options; name another file with --record`,
    );
  if (isFinished(found))
    throw new UsageError(`the game in "${path}" is finished; name another file with --record`);
  const meta = metaOf(found.record);
  const side = flags.side === 'dice' ? dice.side() : flags.side;
  const participants = meta.players
    ? { white: meta.players.white.kind, black: meta.players.black.kind }
    : seats(flags.opponent, side);
  return seated(
    participants,
    found.log,
    meta,
    path,
    dice,
    `Going on with the game in ${path}; who plays which side is as recorded.`,
  );
};

const optionsText = (rules: Rules): string =>
  JSON.stringify(changedOptions(rules.game.options, rules));

const seats = (opponent: Participant, side: Side): BySide<Participant> =>
  side === 'white' ? { white: 'person', black: opponent } : { white: opponent, black: 'person' };

const playersOf = ({ white, black }: BySide<Participant>): NonNullable<RecordMeta['players']> => ({
  white: { name: white === 'computer' ? 'Computer' : 'White', kind: white },
  black: { name: black === 'computer' ? 'Computer' : 'Black', kind: black },
});

const seated = (
  participants: BySide<Participant>,
  log: GameLog,
  meta: RecordMeta,
  path: string,
  dice: Dice,
  where: string,
): Table => {
  const viewer: Side =
    participants.white === 'computer' && participants.black === 'person' ? 'black' : 'white';
  const table = new Table({ participants, viewer, dice, path, meta }, log);
  // Before the first prompt, so that a place where nothing can be written is told at once.
  table.save();
  greet(log.rules, where);
  return table;
};

const greet = (rules: Rules, where: string): void => {
  const line = linesOfGames().get(rules.game.id);
  print(
    `${rules.game.name}${line === undefined ? '' : `: ${line}`}.\n${where} Type help for what can be typed.`,
  );
};
