import {
  ERROR_FROM,
  ERROR_GRADES,
  gradeOf,
  totalsOf,
  worstOf,
  type Review,
  type ReviewedDecision,
  type ReviewTotals,
} from '@wurfzabel/engine/review/index';
import { makePlayText, makeStateText, type GameLog, type RecordMeta } from '@wurfzabel/records';
import { SIDES, type GameState, type Rules, type Step } from '@wurfzabel/rules';
import { colours } from '../shell/colours.ts';
import { columns } from '../shell/columns.ts';

const fixed = (number: number, digits = 3): string => number.toFixed(digits);
const signed = (number: number): string => `${number < 0 ? '−' : '+'}${fixed(Math.abs(number))}`;

/** The state in which a play began. */
const begunAt = (states: readonly GameState[], decision: ReviewedDecision): GameState =>
  decision.kind === 'play' ? states[decision.from + 1]! : states[decision.at]!;

const playText = (rules: Rules, state: GameState, steps: readonly Step[]): string =>
  state.phase.kind === 'play' ? makePlayText(rules, state.phase.play.start, steps) || 'pass' : '';

/** A decision as programs read it: plays in words too, and the position as text. */
export const writtenDecision = (
  rules: Rules,
  states: readonly GameState[],
  decision: ReviewedDecision,
): object => {
  const state = begunAt(states, decision);
  const grade = gradeOf(decision.loss);
  const place = { position: makeStateText(state), ...(grade ? { grade } : {}) };
  if (decision.kind !== 'play') return { ...decision, ...place };
  return {
    ...decision,
    ...place,
    played: playText(rules, state, decision.played),
    best: decision.best.map(({ steps, worth }) => ({ play: playText(rules, state, steps), worth })),
  };
};

const totalRows = (totals: readonly ReviewTotals[], names: readonly string[]): string[] => {
  const row = (name: string, of: (total: ReviewTotals) => string): string[] => [
    name,
    ...totals.map(of),
  ];
  return columns([
    ['', ...names],
    row('decisions', each => String(each.decisions)),
    row('points lost', each => fixed(each.loss)),
    row('thousandths a decision', each => fixed(each.perDecision, 1)),
    ...ERROR_GRADES.map(grade =>
      row(`${grade}, from ${ERROR_FROM[grade]}`, each => String(each.errors[grade])),
    ),
    row('throws', each => String(each.throws)),
    row('luck, points', each => signed(each.luck)),
  ]);
};

const NAMES_OF_DEEDS = {
  double: 'double',
  'no-double': 'no double',
  'too-good': 'too good to double',
  take: 'take',
  drop: 'drop',
} as const;

const errorLines = (
  { rules }: GameLog,
  states: readonly GameState[],
  decision: ReviewedDecision,
  games: number,
): string[] => {
  const state = begunAt(states, decision);
  const place = `${games > 1 ? `game ${decision.game + 1}, ` : ''}turn ${decision.turn}, ${decision.side}`;
  const said = ((): readonly [string, string] => {
    switch (decision.kind) {
      case 'play': {
        const [best] = decision.best;
        return [
          `${decision.thrown.join('-')}: ${playText(rules, state, decision.played)}`,
          playText(rules, state, best?.steps ?? decision.played),
        ];
      }
      case 'cube':
        return [NAMES_OF_DEEDS[decision.did], NAMES_OF_DEEDS[decision.right]];
      case 'name':
        return [`named ${decision.named}-${decision.named}`, `${decision.right}-${decision.right}`];
    }
  })();
  const how = decision.source === 'judge' ? '' : ', by the tables';
  return [
    `${colours.bold(`−${fixed(decision.loss)}`)}  ${place}, ${said[0]} (${gradeOf(decision.loss)}${how})`,
    `        better: ${said[1]}`,
    `        ${makeStateText(state)}`,
  ];
};

const errorsText = (count: number, told: number): string => {
  if (count === 0) return 'No errors.';
  const errors = `${count} error${count === 1 ? '' : 's'}`;
  if (told === 0) return `${errors}.`;
  return told < count ? `${errors}, the worst ${told}:` : `${errors}:`;
};

/** Totals of both sides and the worst errors, for people. */
export const reviewText = (
  log: GameLog,
  states: readonly GameState[],
  meta: RecordMeta,
  review: Review,
  most: number,
): string => {
  const totals = totalsOf(review);
  const names = SIDES.map(side => {
    const name = meta.players?.[side].name;
    return name === undefined ? side : `${name} (${side})`;
  });
  const games = log.actions.filter(({ type }) => type === 'next-game').length + 1;
  const worst = worstOf(review, most);
  const errors = worstOf(review, Infinity).length;
  return [
    log.rules.game.name,
    '',
    ...totalRows(
      SIDES.map(side => totals[side]),
      names,
    ),
    '',
    errorsText(errors, worst.length),
    ...worst.flatMap(decision => ['', ...errorLines(log, states, decision, games)]),
  ].join('\n');
};
