import type { Known } from '@wurfzabel/engine';
import type { ExactTable } from '@wurfzabel/engine/exact/index';
import {
  buildTable,
  LateTable,
  tablesFor,
  type Judge,
  type TablePlan,
} from '@wurfzabel/engine/load/index';
import type { Net } from '@wurfzabel/engine/net/net';
import type { Rules } from '@wurfzabel/rules';
import { judged, type Lack } from '../engine/judged.ts';

/** Where nets and tables come from: the page's files, or a test's. Both reject where a file that is there cannot be read. */
export interface Files {
  readonly net: (game: string) => Promise<Net | undefined>;
  readonly table: (rules: Rules, plan: TablePlan) => Promise<ExactTable>;
}

/**
 * Judges positions under one set of rules. Unlike the player of the page it does not answer before the tables are there that its answer
 * needs, so that the same question always has the same answer.
 */
export class Judging {
  readonly #lacks: ReadonlySet<Lack>;
  readonly #judge: Judge;
  readonly #waits: Promise<void>[];

  private constructor(judge: Judge, lacks: ReadonlySet<Lack>, waits: Promise<void>[]) {
    this.#judge = judge;
    this.#lacks = lacks;
    this.#waits = waits;
  }

  static async load(rules: Rules, files: Files): Promise<Judging> {
    const lacks = new Set<Lack>();
    const waits: Promise<void>[] = [];
    const missed = (error: unknown): void => {
      console.warn(error);
      lacks.add('tables-unread');
    };
    const tables = tablesIn(rules, files, waits, missed);
    const judge = await judged(rules, files.net(rules.game.id), tables, lack => lacks.add(lack));
    return new Judging(judge, lacks, waits);
  }

  /** What is missing for a full analysis, as far as it has turned out. */
  get lacks(): readonly Lack[] {
    return [...this.#lacks];
  }

  get judge(): Judge['judge'] {
    return this.#judge.judge;
  }

  /**
   * An answer with all the tables it touches. A piece of work that asks for a table is done again when the table is there: until it is
   * asked for a table has no say, so the order in which work comes makes no difference.
   */
  async answer<T>(work: (judge: Judge) => T): Promise<T> {
    for (;;) {
      const waited = this.#waits.length;
      const answer = work(this.#judge);
      if (this.#waits.length === waited) return answer;
      await Promise.all(this.#waits);
    }
  }
}

const tablesIn = (
  rules: Rules,
  files: Files,
  waits: Promise<void>[],
  missed: (error: unknown) => void,
): readonly Known[] =>
  tablesFor(rules).map(
    plan =>
      new LateTable(rules, plan, late => {
        if (plan.from === 'file') {
          waits.push(files.table(rules, plan).then(table => late.put(table), missed));
          return;
        }
        // Nobody plays against this thread: a table of a second's work is built on it.
        const built = buildTable(rules, plan);
        if (built.ok) late.put(built.value);
      }),
  );
