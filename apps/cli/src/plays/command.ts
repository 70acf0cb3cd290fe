import type { Command } from 'commander';

export const addPlays = (root: Command): void => {
  root
    .command('plays')
    .summary('list the legal plays of throws: one JSON request a line in, one answer a line out')
    .description(
      'Reads one JSON object a line from standard input and answers one a line, in the same order. ' +
        'Stations are keys: "0" the hand or bar, "1" to "24" on the own course, "25" off. doublets: how many each side had ' +
        'thrown before this throw (left out: none). A line that cannot be answered gets {"error":{"code","message","line"}} ' +
        'and the rest is still answered. Exit code: 0, or 1 if any line was refused.',
    )
    .option('--count', 'leave the endings out and answer their number only')
    .option('--json', 'accepted for uniformity: answers are always JSON')
    .addHelpText(
      'after',
      `
Examples:
  echo '{"game":"puff","white":{"0":13,"3":2},"black":{"0":15},"turn":"white","doublets":{"white":1},"throw":[3,3]}' | wurfzabel plays
  wurfzabel plays --count < requests.ndjson > answers.ndjson`,
    )
    .action(async (flags: { readonly count?: boolean }) => {
      const { runPlays } = await import('./run.ts');
      await runPlays(flags);
    });
};
