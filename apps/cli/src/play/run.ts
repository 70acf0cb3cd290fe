import { existsSync } from 'node:fs';
import {
  computerName,
  FIRST_LEVEL,
  levelNamed,
  type LevelId,
  type Player,
} from '@wurfzabel/engine';
import { metaOf, newLog, type GameLog, type RecordMeta } from '@wurfzabel/records';
import {
  bySide,
  changedOptions,
  SIDES,
  type BySide,
  type Rules,
  type Side,
} from '@wurfzabel/rules';
import { levelFrom, levelWith } from '../engine/level.ts';
import { tellOfJudge, thinkerFor } from '../engine/thinkers.ts';
import { rulesOf, type GameFlags } from '../shell/game-flags.ts';
import { anySeed } from '../shell/numbers.ts';
import { print } from '../shell/output.ts';
import { onInterrupt } from '../shell/signals.ts';
import { UsageError } from '../shell/usage-error.ts';
import { linesOfGames } from '../rules/page.ts';
import { NAMES } from './board-text.ts';
import { Dice } from './dice.ts';
import { LineSource } from './line-source.ts';
import { defaultPath, isFinished, readRecordFile } from './record-file.ts';
import { playOn } from './session.ts';
import { Table, type Participant } from './table.ts';

export interface PlayFlags extends GameFlags {
  readonly opponent: Participant;
  readonly level?: string;
  readonly side: Side | 'dice';
  readonly seed?: number;
  readonly record?: string;
}

export const runPlay = async (flags: PlayFlags): Promise<void> => {
  const dice = new Dice(flags.seed ?? anySeed());
  const path = flags.record ?? defaultPath(rulesOf(flags));
  const table = await (existsSync(path) ? resumed(flags, path, dice) : begun(flags, path, dice));
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

const begun = (flags: PlayFlags, path: string, dice: Dice): Promise<Table> => {
  if (flags.game === undefined)
    throw new UsageError(
      `there is no file "${path}"; to begin a game in it, say which with --game`,
    );
  const rules = rulesOf(flags);
  const side = flags.side === 'dice' ? dice.side() : flags.side;
  const participants = seats(flags.opponent, side);
  const level = flags.level === undefined ? FIRST_LEVEL : levelFrom(flags.level);
  const players = playersOf(participants, level);
  const meta: RecordMeta = { players, started: new Date().toISOString() };
  const where = `The record is kept in ${path}.`;
  return seated({ participants, level, log: newLog(rules), meta, path, dice, where });
};

const resumed = (flags: PlayFlags, path: string, dice: Dice): Promise<Table> => {
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
    ? bySide(each => meta.players![each].kind)
    : seats(flags.opponent, side);
  const recorded = levelIn(meta);
  const asked = flags.level === undefined ? undefined : levelFrom(flags.level);
  if (asked !== undefined && recorded !== undefined && asked !== recorded)
    throw new UsageError(
      `the computer of the game in "${path}" plays at the level ${recorded}; name another file with --record to play against ${asked}`,
    );
  return seated({
    participants,
    level: recorded ?? asked ?? FIRST_LEVEL,
    log: found.log,
    meta,
    path,
    dice,
    where: `Going on with the game in ${path}; who plays which side is as recorded.`,
  });
};

/** The level of the computer that a record names, if it names one of ours. */
const levelIn = ({ players }: RecordMeta): LevelId | undefined =>
  SIDES.map(side => players?.[side])
    .map(player => (player?.kind === 'computer' ? levelNamed(player.name) : undefined))
    .find(level => level !== undefined);

const optionsText = (rules: Rules): string =>
  JSON.stringify(changedOptions(rules.game.options, rules));

const seats = (opponent: Participant, side: Side): BySide<Participant> =>
  side === 'white' ? { white: 'person', black: opponent } : { white: opponent, black: 'person' };

const playersOf = (
  participants: BySide<Participant>,
  level: LevelId,
): NonNullable<RecordMeta['players']> =>
  bySide(side => ({
    kind: participants[side],
    name: participants[side] === 'computer' ? computerName(level) : NAMES[side],
  }));

interface Sitting {
  readonly participants: BySide<Participant>;
  readonly level: LevelId;
  readonly log: GameLog;
  readonly meta: RecordMeta;
  readonly path: string;
  readonly dice: Dice;
  /** Where the record lies, for the person. */
  readonly where: string;
}

const seated = async (sitting: Sitting): Promise<Table> => {
  const { participants, level, log, meta, path, dice, where } = sitting;
  const viewer: Side =
    participants.white === 'computer' && participants.black === 'person' ? 'black' : 'white';
  const plays = SIDES.some(side => participants[side] === 'computer');
  const computer = plays ? await computerAt(level, log.rules, dice.seed) : undefined;
  const table = new Table({ participants, viewer, dice, path, meta, computer }, log);
  // Before the first prompt, so that a place where nothing can be written is told at once.
  table.save();
  greet(log.rules, computer ? `${where} The computer plays at the level ${level}.` : where);
  return table;
};

const computerAt = async (level: LevelId, rules: Rules, seed: number): Promise<Player> => {
  const loaded = await thinkerFor(rules);
  tellOfJudge(loaded);
  return { thinker: loaded.thinker, level: levelWith(loaded, level), seed };
};

const greet = (rules: Rules, where: string): void => {
  const line = linesOfGames().get(rules.game.id);
  print(
    `${rules.game.name}${line === undefined ? '' : `: ${line}`}.\n${where} Type help for what can be typed.`,
  );
};
