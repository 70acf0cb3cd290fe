import { GAMES, type Game } from '@wurfzabel/rules';
import { colours } from '../shell/colours.ts';
import { print, printJson } from '../shell/output.ts';
import { UsageError } from '../shell/usage-error.ts';
import { textWidth, wrap } from '../shell/wrap.ts';
import { linesOfGames, readPage, sourceInWords, type Page, type Paragraph } from './page.ts';

export interface RulesFlags {
  readonly game?: string;
  readonly paragraph?: string;
  readonly json?: boolean;
}

export const runRules = (flags: RulesFlags): void => {
  if (flags.game === undefined) {
    if (flags.paragraph !== undefined) throw new UsageError('--paragraph needs --game');
    listGames(flags.json ?? false);
    return;
  }
  const game = GAMES.find(({ id }) => id === flags.game);
  if (!game)
    throw new UsageError(
      `there is no game "${flags.game.slice(0, 40)}"; the games are ${GAMES.map(g => g.id).join(', ')}`,
    );
  if (!flags.json) {
    print(rulesText(game, flags.paragraph));
    return;
  }
  const page = readPage(game);
  printJson(asData(game, page, paragraphsOf(page, game, flags.paragraph)));
};

/** The page of a game for the terminal, or one paragraph of it. */
export const rulesText = (game: Game, paragraph: string | undefined): string => {
  const page = readPage(game);
  return asText(game, page, paragraphsOf(page, game, paragraph), paragraph === undefined);
};

const paragraphsOf = (page: Page, game: Game, asked: string | undefined): readonly Paragraph[] =>
  asked === undefined ? page.paragraphs : [chosen(page, game, asked)];

const listGames = (json: boolean): void => {
  const lines = linesOfGames();
  if (json) {
    printJson(
      GAMES.map(({ id, name, edition, source }) => ({
        id,
        name,
        edition,
        source,
        line: lines.get(id),
      })),
    );
    return;
  }
  for (const { id } of GAMES) {
    const label = `${id.padEnd(17)}`;
    print(wrap(lines.get(id) ?? '', textWidth(), label).replace(label, colours.bold(label)));
  }
  print(`\nThe rules of one: wurfzabel rules --game ${GAMES[0]!.id}`);
};

const chosen = (page: Page, game: Game, asked: string): Paragraph => {
  const number = /^\d+$/.test(asked) ? `p${asked}` : asked.toLowerCase();
  const found = page.paragraphs.find(paragraph => paragraph.number === number);
  if (found) return found;
  const rules = page.paragraphs.filter(({ number: n }) => n.startsWith('p'));
  const examples = page.paragraphs.length - rules.length;
  throw new UsageError(
    `${game.id} has no paragraph "${asked.slice(0, 40)}"; it has p1 to p${rules.length} and the examples e1 to e${examples}`,
  );
};

const asData = (game: Game, page: Page, paragraphs: readonly Paragraph[]): unknown => ({
  game: game.id,
  edition: game.edition,
  name: game.name,
  source: game.source,
  summary: page.summary,
  paragraphs: paragraphs.map(({ number, section, text, sources, isAgreed, isReading, shows }) => ({
    number,
    section,
    text,
    ...(shows.length > 0 ? { shows } : { sources, agreed: isAgreed, reading: isReading }),
  })),
});

const asText = (
  game: Game,
  page: Page,
  paragraphs: readonly Paragraph[],
  isWhole: boolean,
): string => {
  const width = textWidth();
  const blocks: string[] = [];
  if (isWhole)
    blocks.push(
      `${colours.bold(page.title)}  ${colours.dim(`${game.id}, edition ${game.edition}`)}\n${wrap(page.summary, width)}`,
    );
  let section = '';
  for (const paragraph of paragraphs) {
    if (isWhole && paragraph.section !== section)
      blocks.push(colours.bold((section = paragraph.section)));
    blocks.push(paragraphText(paragraph, width));
  }
  return blocks.join('\n\n');
};

const paragraphText = (paragraph: Paragraph, width: number): string => {
  const label = `${paragraph.number.padEnd(4)} `;
  const plain = paragraph.text.replace(/_([^_`]+)_/g, '$1');
  const text = wrap(plain, width, label).replace(label, colours.cyan(label));
  return `${text}\n${colours.dim(wrap(sourceInWords(paragraph), width, ' '.repeat(label.length)))}`;
};
