import {
  bySide,
  mayBeCrawford,
  newGame,
  other,
  parseThrow,
  rulesFor,
  SIDES,
  unwrap,
  type Action,
  type BySide,
  type Fault,
  type Result,
  type Rules,
  type Side,
  type Standing,
} from '@wurfzabel/rules';
import { newLog, stateOf, withAction, type GameLog } from './game-log.ts';
import { parsePlayText } from './parse-play-text.ts';
import { plainName, RECORD_LIMITS, type RecordMeta } from './record.ts';

export const MAT_FAULTS = [
  'ERR_TOO_LONG',
  'ERR_MAT',
  'ERR_MAT_MOVE',
  'ERR_MAT_SCORE',
  'ERR_LIMIT',
] as const;
export type MatFault = (typeof MAT_FAULTS)[number];

/** A match or session of Backgammon as other programs write it down. */
export interface ReadMat {
  readonly log: GameLog;
  readonly meta: RecordMeta;
}

/** Leaves the reader from however deep, and is caught in parseMat alone. */
class Refused extends Error {
  readonly fault: Fault<MatFault>;
  constructor(code: MatFault, message: string) {
    super(message);
    this.fault = { code, message };
  }
}

/** What stands in one half of a line: a throw and its play, or a word. */
type Entry =
  | { readonly kind: 'throw'; readonly dice: string; readonly play: string }
  | { readonly kind: 'double' | 'take' | 'drop' }
  | { readonly kind: 'win'; readonly points: number };

/** With the number of its line in the file, and the side in whose column it stands. */
type Cell = Entry & { readonly line: number; readonly side: Side };

interface Line {
  readonly number: number;
  readonly text: string;
}

interface GameText {
  readonly number: number;
  /** Where the game begins in the file. */
  readonly line: number;
  readonly names: BySide<string>;
  readonly score: BySide<number>;
  readonly cells: readonly Cell[];
}

const CELL =
  /([1-6])-?([1-6]):((?:\s*[^\s:]+\/[^\s:]+(?!\S))*)|(Doubles|Redoubles)[^\w]*=>[^\w]*\d+|(Takes|Accepts)|(Drops|Passes|Rejects)|Wins (\d+) points?/gi;
/** What programs write where no man can move; it says nothing that the rules do not. */
const NO_PLAY = /cannot move|can't move|illegal play|\(no play\)|\?{2,}/gi;
/** A half line that begins so far behind the number is in the right column. */
const RIGHT_FROM = 8;
/** What a line's number and its bracket take; lines without a number leave the place free. */
const NUMBER_WIDTH = 4;

const blank = (words: string): string => ' '.repeat(words.length);

const cellsOf = ({ number, text }: Line): readonly Cell[] => {
  const line = text.replace(NO_PLAY, blank);
  const first = /^\s*\d+\)/.exec(line)?.[0].length ?? NUMBER_WIDTH;
  return [...line.matchAll(CELL)].map((found, i): Cell => ({
    ...entryOf(found),
    line: number,
    side: i > 0 || found.index - first >= RIGHT_FROM ? 'black' : 'white',
  }));
};

const entryOf = ([, a, b, play, double, take, drop, points]: RegExpMatchArray): Entry => {
  if (a !== undefined) return { kind: 'throw', dice: a + b!, play: play!.trim() };
  if (double !== undefined) return { kind: 'double' };
  if (take !== undefined) return { kind: 'take' };
  return drop === undefined ? { kind: 'win', points: Number(points) } : { kind: 'drop' };
};

/** Columns are told apart by their distance from the edge, so a tab must be as wide as it looks. */
const withoutTabs = (text: string): string => {
  if (!text.includes('\t')) return text;
  let wide = '';
  for (const letter of text) wide += letter === '\t' ? ' '.repeat(8 - (wide.length % 8)) : letter;
  return wide;
};

const NAMES = /^\s*(.*?)\s*:\s*(\d+)\s{2,}(.*?)\s*:\s*(\d+)\s*$/;

const gameTexts = (lines: readonly Line[]): readonly GameText[] => {
  const games: GameText[] = [];
  for (let i = 0; i < lines.length; i++) {
    const head = /^\s*Game\s+(\d+)/i.exec(lines[i]!.text);
    if (!head) continue;
    const number = Number(head[1]);
    const { number: line } = lines[i]!;
    const named = NAMES.exec(lines[i + 1]?.text ?? '');
    if (!named)
      throw new Refused(
        'ERR_MAT',
        `line ${line}: game ${number}: the line after "Game ${number}" must name both players with their points`,
      );
    const [, left, leftScore, right, rightScore] = named;
    const cells: Cell[] = [];
    for (i += 2; i < lines.length && !/^\s*Game\s+\d+/i.test(lines[i]!.text); i++) {
      const found = cellsOf(lines[i]!);
      const { text } = lines[i]!;
      if (found.length === 0 && /\d\)\s*\S/.test(text.replace(NO_PLAY, '')))
        throw new Refused(
          'ERR_MAT',
          `line ${lines[i]!.number}: game ${number}: cannot read "${text.trim().slice(0, 60)}"`,
        );
      cells.push(...found);
    }
    i--;
    games.push({
      number,
      line,
      names: { white: left!, black: right! },
      score: { white: Number(leftScore), black: Number(rightScore) },
      cells,
    });
  }
  return games;
};

/** Tags in comments, as `; [Crawford "Off"]`. */
const tagOf = (text: string, name: string): string | undefined =>
  new RegExp(`\\[${name}\\s+"([^"]*)"\\]`, 'i').exec(text)?.[1];
const isOff = (tag: string | undefined): boolean =>
  tag !== undefined && /^(off|no|false|0)$/i.test(tag);
const isOn = (tag: string | undefined): boolean =>
  tag !== undefined && /^(on|yes|true|1)$/i.test(tag);

const rulesIn = (text: string, lines: readonly Line[]): Rules => {
  const heads = lines.flatMap(line => /^\s*(\d+)\s+point match/i.exec(line.text)?.[1] ?? []);
  const length = Number(heads[0] ?? 0);
  const rules = rulesFor('backgammon', {
    matchLength: length,
    crawford: !isOff(tagOf(text, 'Crawford')),
    jacoby: isOn(tagOf(text, 'Jacoby')),
  });
  if (!rules.ok) throw new Refused('ERR_MAT', rules.fault.message);
  return rules.value;
};

/** A file may begin in the middle of a match; where the Crawford game can stand then, it is taken to be that. */
const firstStanding = (rules: Rules, { score, number, line }: GameText): Standing | undefined => {
  if (score.white === 0 && score.black === 0) return undefined;
  if (rules.matchLength > 0 && SIDES.some(side => score[side] >= rules.matchLength))
    throw new Refused('ERR_MAT_SCORE', `line ${line}: game ${number}: the match is over before it`);
  const isNear = SIDES.some(side => score[side] === rules.matchLength - 1);
  const isCrawford = rules.crawford && mayBeCrawford(rules.matchLength, score);
  return { score, game: number, isCrawford, crawfordDone: rules.crawford && isNear && !isCrawford };
};

const NAMED = { white: 'the left player', black: 'the right player' } as const;

/** Plays the games through the rules. */
class Replay {
  log: GameLog;
  private place = '';
  /** The log before the last play was ended. */
  private beforeConfirm: GameLog | undefined;

  constructor(log: GameLog) {
    this.log = log;
  }

  game({ number, line, score, cells }: GameText, isFirst: boolean): void {
    this.place = `line ${line}: game ${number}`;
    if (!isFirst) {
      if (this.state.phase.kind !== 'over')
        this.refuse('ERR_MAT', 'the game before is not over, and another one follows');
      this.act({ type: 'next-game' });
    }
    const stood = this.state.standing.score;
    if (this.state.rules.matchLength > 0 && SIDES.some(side => stood[side] !== score[side]))
      this.refuse(
        'ERR_MAT_SCORE',
        `the score should be ${stood.white} to ${stood.black}, not ${score.white} to ${score.black}`,
      );
    cells.forEach((cell, i) => {
      this.place = `line ${cell.line}: game ${number}, entry ${i + 1}`;
      this.cell(cell);
    });
  }

  private cell(cell: Cell): void {
    switch (cell.kind) {
      case 'throw':
        this.refuseOtherColumn(cell, 'roll', this.state.onTurn);
        this.throwAndPlay(cell.dice, cell.play, cell.side);
        return;
      case 'double':
        this.refuseOtherColumn(cell, 'roll', this.state.onTurn);
        this.act({ type: 'double' });
        return;
      case 'take':
      case 'drop':
        this.refuseOtherColumn(cell, 'doubled', other(this.state.onTurn));
        this.act({ type: cell.kind });
        return;
      case 'win':
        this.win(cell.points, cell.side);
    }
  }

  /** Whoever does something in a phase does it in his own column; in other phases the rules refuse it in their words. */
  private refuseOtherColumn(cell: Cell, kind: 'roll' | 'doubled', side: Side): void {
    if (this.state.phase.kind === kind && cell.side !== side)
      this.refuse(
        'ERR_MAT',
        `this stands in the column of ${NAMED[cell.side]}, but it is for ${NAMED[side]} to act`,
      );
  }

  private throwAndPlay(dice: string, text: string, starter: Side): void {
    const thrown = unwrap(parseThrow(dice));
    if (this.state.phase.kind === 'opening') {
      const [low, high] = [Math.min(...thrown), Math.max(...thrown)] as typeof thrown;
      if (low === high)
        this.refuse('ERR_MAT_MOVE', `${dice}: the first throw of a game is no doublet`);
      this.act({ type: 'opening', dice: bySide(side => [side === starter ? high : low]) });
    } else this.act({ type: 'throw', dice: thrown });
    const { phase, rules } = this.state;
    if (phase.kind !== 'play') return;
    const steps = parsePlayText(rules, phase.play, text);
    if (!steps.ok) return this.refuse('ERR_MAT_MOVE', `${dice}: ${steps.fault.message}`);
    for (const step of steps.value) this.act({ type: 'step', ...step });
    this.beforeConfirm = this.log;
    this.act({ type: 'confirm' });
  }

  /** Whoever stands in the column has won; where the game is not over by what was played, the other has given it up. */
  private win(points: number, winner: Side): void {
    if (this.state.phase.kind === 'doubled' && winner === this.state.onTurn)
      this.act({ type: 'drop' });
    if (this.state.phase.kind !== 'over') this.resign(points, other(winner));
    const { phase } = this.state;
    if (phase.kind !== 'over') return;
    const { result } = phase;
    if (result.winner !== winner)
      this.refuse(
        'ERR_MAT_SCORE',
        `the game was won by ${NAMED[result.winner]}, but "Wins" stands in the column of ${NAMED[winner]}`,
      );
    if (result.points !== points)
      this.refuse('ERR_MAT_SCORE', `the game was won with ${result.points} points, not ${points}`);
  }

  /** Only the side on turn can resign: who has just played does so before that play is ended. */
  private resign(points: number, loser: Side): void {
    if (this.state.phase.kind === 'roll' && this.state.onTurn !== loser) {
      const { beforeConfirm, log } = this;
      if (log.actions.at(-1)?.type !== 'confirm' || !beforeConfirm)
        this.refuse(
          'ERR_MAT',
          `${NAMED[loser]} gives the game up here without a play to give it up in, which a record cannot tell`,
        );
      this.log = beforeConfirm;
    }
    this.act({ type: 'resign', points: points / this.state.cube.value });
    this.act({ type: 'accept' });
  }

  private get state(): ReturnType<typeof stateOf> {
    return stateOf(this.log);
  }

  private act(action: Action): void {
    if (this.log.actions.length >= RECORD_LIMITS.actions)
      this.refuse('ERR_LIMIT', `more than ${RECORD_LIMITS.actions} things happen`);
    const next = withAction(this.log, action);
    if (!next.ok) return this.refuse('ERR_MAT_MOVE', next.fault.message);
    this.log = next.value;
  }

  private refuse(code: MatFault, message: string): never {
    throw new Refused(code, `${this.place}: ${message}`);
  }
}

/** Whether a text looks like such a file rather than like a record of ours. */
export const looksLikeMat = (text: string): boolean =>
  !/^\s*\{/.test(text) && /^\s*Game\s+\d+/im.test(text);

/**
 * A match or session of Backgammon from a `.mat` file, as Jellyfish began to write them and others do since. The left player becomes
 * White. Every play goes through the rules; the first that is not possible is told with its line. Who has won is told by the column of
 * "Wins"; whoever gives a game up after his own play resigns before that play is ended.
 */
export const parseMat = (text: string): Result<ReadMat, MatFault> => {
  if (text.length > RECORD_LIMITS.text)
    return {
      ok: false,
      fault: { code: 'ERR_TOO_LONG', message: `the most is ${RECORD_LIMITS.text} characters` },
    };
  try {
    const lines = text
      .replace(/^\uFEFF/, '')
      .split(/\r?\n/)
      .map((line, i): Line => ({ number: i + 1, text: withoutTabs(line) }));
    const rules = rulesIn(text, lines);
    const games = gameTexts(lines.filter(line => !line.text.trimStart().startsWith(';')));
    const [first] = games;
    if (!first) throw new Refused('ERR_MAT', 'there is no line "Game 1"; this is no match file');
    if (games.length > RECORD_LIMITS.games)
      throw new Refused('ERR_LIMIT', `more than ${RECORD_LIMITS.games} games`);
    const replay = new Replay(newLog(rules, newGame(rules, firstStanding(rules, first))));
    games.forEach((game, i) => replay.game(game, i === 0));
    const players = bySide(side => ({
      name: plainName(first.names[side]).slice(0, RECORD_LIMITS.name) || side,
      kind: 'person' as const,
    }));
    return { ok: true, value: { log: replay.log, meta: { players } } };
  } catch (thrown) {
    if (thrown instanceof Refused) return { ok: false, fault: thrown.fault };
    throw thrown;
  }
};
