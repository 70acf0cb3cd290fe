import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { current, type Result } from './results.ts';
import type { Row } from './row.ts';

const README = fileURLToPath(new URL('./README.md', import.meta.url));
const BEGIN = '<!-- figures: written by npm run strength -->';
const END = '<!-- end of figures -->';

/** "0.62 ± 0.01", "5.1" */
const figureText = ({ value, error }: Result): string =>
  error === undefined ? String(value) : `${value} ± ${error}`;

const targetText = ({ target, reached }: Result): string =>
  target ? `${target.is} ${target.value}: ${reached ? 'reached' : '**not reached**'}` : '';

const moreText = ({ more = {} }: Result): string =>
  Object.entries(more)
    .map(([name, figure]) => `${name} ${figure}`)
    .join(', ');

/** One section a row with its figures; results.ts says which are shown. */
export const tablesOf = (rows: readonly Row[], results: readonly Result[]): string => {
  const shown = current(results);
  return rows
    .flatMap(({ name, title }) => {
      const figures = shown.filter(({ row }) => row === name);
      if (figures.length === 0) return [];
      return [
        `### ${name}`,
        '',
        `${title}.`,
        '',
        '| game | part | figure | n | value | unit | target | more | net, seed, day |',
        '|---|---|---|---|---|---|---|---|---|',
        ...figures.map(
          figure =>
            `| ${figure.game} | ${figure.part} | ${figure.what} | ${figure.n} | ${figureText(figure)} | ${figure.unit} | ${targetText(figure)} | ${moreText(figure)} | ${figure.net}, ${figure.seed}, ${figure.day} |`,
        ),
        '',
      ];
    })
    .join('\n');
};

/** The text with the part between the marks replaced. */
export const withTables = (text: string, tables: string): string => {
  const [begin, end] = [text.indexOf(BEGIN), text.indexOf(END)];
  if (begin < 0 || end < begin) throw new Error(`README.md lacks the marks ${BEGIN} and ${END}`);
  return `${text.slice(0, begin + BEGIN.length)}\n\n${tables}\n${text.slice(end)}`;
};

/** Writes the figures into README.md. */
export const writeTable = (rows: readonly Row[], results: readonly Result[]): void =>
  writeFileSync(README, withTables(readFileSync(README, 'utf8'), tablesOf(rows, results)));
