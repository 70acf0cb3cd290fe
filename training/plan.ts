import { parseArgs } from 'node:util';
import { MOST_UNITS, UNITS_AT_ONCE } from '@wurfzabel/engine/net/net';
import { GAMES, err, ok, type Result } from '@wurfzabel/rules';

/** What a training is to do. All of it is kept in checkpoints, so that a resumed one cannot differ. */
export interface Plan {
  readonly game: string;
  readonly seed: number;
  /** Games in all; with `hours` the time decides instead, and a resumed run is no longer the same to the bit. */
  readonly games: number | undefined;
  readonly hours: number | undefined;
  readonly wide: number;
  /** Share of what the rest of a game brought in the targets; with `ahead` less what was luck in it. */
  readonly lambda: number;
  /** Learning rate at the beginning and at the end, falling by equal ratios. */
  readonly rateFrom: number;
  readonly rateTo: number;
  /** Positions kept a level for doublets of more than four numbers; 0: all plays are looked at. */
  readonly beam: number;
  /** One position in so many is learnt from an exact look one throw ahead; 0: temporal differences instead. */
  readonly ahead: number;
  /** Of such labels, how many the store keeps, and how often each is learnt from. */
  readonly store: number;
  readonly replay: number;
  /** Share of what is learnt from exact values of few men. */
  readonly few: number;
  readonly threads: number;
  /** Games a thread between two averages of the parameters. */
  readonly round: number;
  /** A net to begin with, narrower ones are widened. */
  readonly from: string | undefined;
}

/** What may differ from run to run of one training. */
export interface Running {
  readonly out: string;
  readonly resume: boolean;
  /** Begin anew in a folder that holds a net or a checkpoint already, which is lost. */
  readonly again: boolean;
  readonly checkpointMinutes: number;
  readonly strengthMinutes: number;
  readonly strengthGames: number;
}

export type PlanFault = 'ERR_ARGUMENTS';

export const USAGE = `npm run train -- --game GAME (--games N | --hours H)
  --seed N             a whole number (1)
  --out FOLDER         where net, manifest and checkpoint go (trained/GAME-SEED); training/ship.ts puts a net into data/weights
  --resume             go on from the checkpoint there; everything else is as it was
  --again              begin anew although a training is there already, and write over it
  --hidden W           hidden units (128)
  --lambda L           share of the outcome in the targets (0.7; with --ahead, luck subtracted, 0.95)
  --rate FROM:TO       learning rate, falling, at most 1 (0.06:0.003)
  --beam K             positions kept a level for later doublets (8; 0: all)
  --ahead N            learn one position in N from all 21 throws, instead of temporal differences
  --store N            with --ahead: so many labels are kept (400000)
  --replay R           and each is learnt from so often (8)
  --few SHARE          share learnt from exact values of positions with two men a side instead (0.05)
  --from FILE          begin with this net; with a larger --hidden it is widened and plays as before
  --threads N          parameters are averaged between them every round (1)
  --round N            games a thread in a round (by the number of games)
  --checkpoint M       minutes between checkpoints (5; 0: every round)
  --strength M         minutes between games against fixed opponents (20; 0: at the end only)
  --strength-games N   how many (1000)
games: ${GAMES.map(game => game.id).join(', ')}`;

const OPTIONS = {
  game: { type: 'string' },
  seed: { type: 'string', default: '1' },
  games: { type: 'string' },
  hours: { type: 'string' },
  out: { type: 'string' },
  resume: { type: 'boolean', default: false },
  again: { type: 'boolean', default: false },
  hidden: { type: 'string', default: '128' },
  lambda: { type: 'string' },
  rate: { type: 'string', default: '0.06:0.003' },
  beam: { type: 'string', default: '8' },
  ahead: { type: 'string', default: '0' },
  store: { type: 'string', default: '400000' },
  replay: { type: 'string', default: '8' },
  few: { type: 'string', default: '0.05' },
  from: { type: 'string' },
  threads: { type: 'string', default: '1' },
  round: { type: 'string' },
  checkpoint: { type: 'string', default: '5' },
  strength: { type: 'string', default: '20' },
  'strength-games': { type: 'string', default: '1000' },
} as const;

/** What a number of the command line may be. */
interface Range {
  readonly least: number;
  readonly most: number;
  readonly isWhole: boolean;
}

const whole = (least: number, most = Number.MAX_SAFE_INTEGER): Range => ({
  least,
  most,
  isWhole: true,
});
const part: Range = { least: 0, most: 1, isWhole: false };
const minutes: Range = { least: 0, most: 1e6, isWhole: false };

const RANGES = {
  seed: whole(0),
  games: whole(0),
  hours: { least: 0, most: 1e6, isWhole: false },
  lambda: part,
  beam: whole(0, 65_536),
  ahead: whole(0),
  store: whole(1),
  replay: { least: 0, most: 1e6, isWhole: false },
  few: part,
  threads: whole(1, 1024),
  round: whole(1),
  checkpoint: minutes,
  strength: minutes,
  'strength-games': whole(2),
} satisfies Readonly<Record<string, Range>>;

const isIn = ({ least, most, isWhole }: Range, text: string): boolean => {
  const number = text.trim() === '' ? NaN : Number(text);
  return number >= least && number <= most && (!isWhole || Number.isSafeInteger(number));
};

const rangeText = ({ least, most, isWhole }: Range): string => {
  const kind = isWhole ? 'a whole number' : 'a number';
  return most === Number.MAX_SAFE_INTEGER
    ? `${kind}, at least ${least}`
    : `${kind} from ${least} to ${most}`;
};

const valuesOf = (argv: readonly string[]) => {
  try {
    return ok(parseArgs({ args: [...argv], options: OPTIONS }).values);
  } catch (error) {
    // The first sentence says what is wrong; the rest is about positional arguments, of which there are none.
    return err('ERR_ARGUMENTS', (error as Error).message.split(/\.\s|\n/)[0]!);
  }
};

/** What the command line asks for; every fault is one line that names the option and what it may be. */
export const planFrom = (
  argv: readonly string[],
): Result<{ readonly plan: Plan; readonly running: Running }, PlanFault> => {
  const fault = (message: string): Result<never, PlanFault> => err('ERR_ARGUMENTS', message);
  const read = valuesOf(argv);
  if (!read.ok) return read;
  const values = read.value;
  const game = GAMES.find(({ id }) => id === values.game);
  if (!game) return fault(`--game is one of ${GAMES.map(({ id }) => id).join(', ')}`);
  for (const [name, range] of Object.entries(RANGES)) {
    const text = values[name as keyof typeof RANGES];
    if (text !== undefined && !isIn(range, text))
      return fault(`--${name} is ${rangeText(range)}, not "${text}"`);
  }
  const wide = Number(values.hidden);
  if (!(wide > 0 && wide <= MOST_UNITS && wide % UNITS_AT_ONCE === 0))
    return fault(
      `--hidden is a multiple of ${UNITS_AT_ONCE} from ${UNITS_AT_ONCE} to ${MOST_UNITS}, such as 128`,
    );
  const [rateFrom = NaN, rateTo = rateFrom, ...more] = values.rate.split(':').map(Number);
  if (![rateFrom, rateTo].every(rate => rate > 0 && rate <= 1) || more.length > 0)
    return fault('--rate is one or two numbers above 0 and at most 1, such as 0.06:0.003');
  const games = values.games === undefined ? undefined : Number(values.games);
  const hours = values.hours === undefined ? undefined : Number(values.hours);
  if (!values.resume && (games === undefined) === (hours === undefined))
    return fault('say how long: --games N or --hours H');
  if (hours === 0) return fault('--hours is more than 0');
  if (values.resume && values.again) return fault('--resume goes on, --again begins anew: say one');
  const threads = Number(values.threads);
  const ahead = Number(values.ahead);
  return ok({
    plan: {
      game: game.id,
      seed: Number(values.seed),
      games,
      hours,
      wide,
      lambda: Number(values.lambda ?? (ahead > 0 ? 0.95 : 0.7)),
      rateFrom,
      rateTo,
      beam: Number(values.beam),
      ahead,
      store: Number(values.store),
      replay: Number(values.replay),
      few: Number(values.few),
      threads,
      round: Number(values.round ?? roundFor(games, threads)),
      from: values.from,
    },
    running: {
      out: values.out ?? `trained/${game.id}-${Number(values.seed)}`,
      resume: values.resume,
      again: values.again,
      checkpointMinutes: Number(values.checkpoint),
      strengthMinutes: Number(values.strength),
      strengthGames: Number(values['strength-games']),
    },
  });
};

/** At least two hundred rounds, so that the rate falls smoothly, and never so many games that a stop would wait long. */
const roundFor = (games: number | undefined, threads: number): number =>
  Math.max(10, Math.min(1000, Math.floor((games ?? 1e9) / threads / 200)));

export interface Progress {
  readonly games: number;
  /** Seconds spent in rounds. */
  readonly seconds: number;
  /** Seconds of processors spent in rounds, all threads together. */
  readonly coreSeconds: number;
}

/** How much of the plan is done, 0 to 1. */
export const shareDone = (plan: Plan, { games, seconds }: Progress): number =>
  Math.min(1, plan.games === undefined ? seconds / (plan.hours! * 3600) : games / plan.games);

export const rateAt = (plan: Plan, share: number): number =>
  plan.rateFrom * (plan.rateTo / plan.rateFrom) ** share;

/** The command that makes this net again, for its manifest; of a net to begin with only the folder's name is told. */
export const commandOf = (plan: Plan): string =>
  [
    `npm run train -- --game ${plan.game} --seed ${plan.seed}`,
    plan.games === undefined ? `--hours ${plan.hours}` : `--games ${plan.games}`,
    `--hidden ${plan.wide}`,
    `--lambda ${plan.lambda}`,
    ...(plan.ahead > 0
      ? [`--ahead ${plan.ahead} --store ${plan.store} --replay ${plan.replay} --few ${plan.few}`]
      : []),
    `--rate ${plan.rateFrom}:${plan.rateTo} --beam ${plan.beam}`,
    `--threads ${plan.threads} --round ${plan.round}`,
    ...(plan.from === undefined ? [] : [`--from ${plan.from.split('/').slice(-2).join('/')}`]),
  ].join(' ');
