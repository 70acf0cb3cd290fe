import { isBackgammonBoard } from '@wurfzabel/records';
import { GAMES } from '@wurfzabel/rules';
import { levelFrom } from '../engine/level.ts';
import { answerLines, LINE_TOO_LONG } from '../plays/answer-lines.ts';
import type { Line } from '../plays/lines.ts';
import { rulesOf, type GameFlags } from '../shell/game-flags.ts';
import { anySeed } from '../shell/numbers.ts';
import { UsageError } from '../shell/usage-error.ts';
import { serveGnubg } from './gnubg.ts';
import { idOf, parseBotRequest } from './requests.ts';
import { BotSession } from './session.ts';

export interface BotFlags extends GameFlags {
  readonly level: string;
  readonly seed?: number;
  readonly gnubg?: number;
}

export const runBot = async (flags: BotFlags, program: string): Promise<void> => {
  const seed = flags.seed ?? anySeed();
  const level = levelFrom(flags.level);
  if (flags.gnubg !== undefined) {
    const game = flags.game ?? GAMES.find(isBackgammonBoard)?.id;
    const rules = rulesOf(game === undefined ? flags : { ...flags, game });
    if (!isBackgammonBoard(rules.game))
      throw new UsageError(`GNU Backgammon does not play ${rules.game.id}`);
    await serveGnubg({ port: flags.gnubg, rules, level, seed });
    return;
  }
  if (flags.game !== undefined || flags.options !== undefined || flags.option !== undefined)
    throw new UsageError('the game and its options are named by the requests, not by flags');
  const session = new BotSession({ program, level, seed });
  await answerLines(
    async function* (line: Line, number: number): AsyncGenerator<string, void> {
      yield `${JSON.stringify(await answerTo(session, line, number))}\n`;
    },
    () => session.isOver,
  );
};

const answerTo = async (session: BotSession, line: Line, number: number): Promise<unknown> => {
  if (line === undefined) return { error: { ...LINE_TOO_LONG, line: number } };
  const id = idOf(line);
  const named = id === undefined ? {} : { id };
  const request = parseBotRequest(line);
  const answer = request.ok ? await session.answer(request.value) : request;
  if (answer.ok) return { ...named, ok: request.ok ? request.value.deed : '', ...answer.value };
  return { ...named, error: { ...answer.fault, line: number } };
};
