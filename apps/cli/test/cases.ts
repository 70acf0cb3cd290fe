import { readFileSync } from 'node:fs';

export interface PlaysCase {
  readonly request: Readonly<Record<string, unknown>>;
  readonly endings: readonly unknown[];
  readonly throwsAgain: boolean;
}

/** The 150 positions with all their endings that the rules package is tested with. */
export const playsCases = (): readonly PlaysCase[] =>
  readFileSync(new URL('../../../packages/rules/test/cases/plays.ndjson', import.meta.url), 'utf8')
    .split('\n')
    .filter(line => line !== '')
    .map(line => {
      const { endings, throwsAgain, ...request } = JSON.parse(line) as Record<string, unknown>;
      return { request, endings, throwsAgain } as PlaysCase;
    });
