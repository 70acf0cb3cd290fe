import {
  earnsThrow,
  DOUBLETS,
  legalPlays,
  PlayArena,
  throwsAgainAt,
  type Fault,
  type PlaySet,
} from '@wurfzabel/rules';
import { endingText } from './ending-text.ts';
import { parseRequest, type PlaysRequest, type RequestFault } from './request.ts';

/** Endings put together before they are handed on. */
const BATCH = 256;

/** Above this an arena is let go after use: emptying a large hash table for every small request costs more than a new one. */
const ARENA_KEPT = 1 << 20;

/** Answers lines one after another and keeps the memory it needs for that. */
export class Answerer {
  errors = 0;
  private arena = new PlayArena();
  private readonly countOnly: boolean;

  constructor(options: { readonly countOnly?: boolean } = {}) {
    this.countOnly = options.countOnly ?? false;
  }

  /** The answer to one line in pieces, a line end included. @param lineNumber counted from 1, for errors */
  *answer(line: string, lineNumber: number): Generator<string, void> {
    const request = parseRequest(line);
    if (request.ok) yield* this.answerTo(request.value);
    else yield this.refusal(request.fault, lineNumber);
  }

  refusal({ code, message }: Fault<RequestFault>, line: number): string {
    this.errors++;
    return `${JSON.stringify({ error: { code, message, line } })}\n`;
  }

  private *answerTo(request: PlaysRequest): Generator<string, void> {
    const { rules, position, thrown } = request;
    if (this.arena.memory > ARENA_KEPT) this.arena = new PlayArena();
    const plays = legalPlays(rules, position, thrown, this.arena);
    const throwsAgain = `"throwsAgain":${earnsThrow(rules, position[DOUBLETS]!, thrown, true)}}\n`;
    if (this.countOnly) {
      yield `{"count":${plays.count},${throwsAgain}`;
      return;
    }
    const write = endingWriter(request, plays);
    let text = `{"count":${plays.count},"endings":[{${write(0)}}`;
    for (let i = 1; i < plays.count; i++) {
      text += `,{${write(i)}}`;
      if (i % BATCH === 0) {
        yield text;
        text = '';
      }
    }
    yield `${text}],${throwsAgain}`;
  }
}

/** Under these options two endings may be one position with different rights; only then an ending states them. */
const endingWriter = (request: PlaysRequest, plays: PlaySet): ((index: number) => string) => {
  const { rules, position, thrown, turn } = request;
  const men = (index: number): string => endingText(plays.bytesAt(index), turn, rules.course);
  if (!rules.opponentPlaysRest && !rules.oneTwo && rules.throwAgainWhenBlocked) return men;
  return index => {
    const names = plays.namesDoubletAt(index) ? ',"namesDoublet":true' : '';
    return `${men(index)},"left":[${plays.leftAt(index).join(',')}]${names},"throwsAgain":${throwsAgainAt(rules, position, thrown, plays, index)}`;
  };
};
