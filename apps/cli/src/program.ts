import { readFileSync } from 'node:fs';
import { Command } from 'commander';
import { addAnalyses } from './analyse/command.ts';
import { addBot } from './bot/command.ts';
import { addPerft } from './perft/command.ts';
import { addPlay } from './play/command.ts';
import { addPlays } from './plays/command.ts';
import { addReview } from './review/command.ts';
import { addRules } from './rules/command.ts';
import { addSimulate } from './simulate/command.ts';

const versionOf = (): string => {
  const text = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { readonly version: string }).version;
};

/** All commands. What a command needs beyond its flags is loaded only when it runs, so that the program starts quickly. */
export const program = (): Command => {
  const root = new Command('wurfzabel')
    .description(
      'Puff and Backgammon: legal plays, evaluation, counts, simulations, whole games and the rules',
    )
    .version(versionOf(), '--version', 'print the version')
    .helpOption('--help', 'show this help')
    .helpCommand(false)
    .exitOverride()
    .configureOutput({ outputError: () => undefined })
    .showSuggestionAfterError();
  for (const add of [
    addPlay,
    addPlays,
    addAnalyses,
    addReview,
    addBot,
    addPerft,
    addSimulate,
    addRules,
  ])
    add(root);
  return root;
};
