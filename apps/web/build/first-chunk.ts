import type { Plugin } from 'vite';

/** Beside the board itself: what it is told, what is read from positions and plays, and the words beside it. */
const WITH_BOARD =
  /\/packages\/(?:board|records)\/src\/|\/web\/src\/(?:board\/(?:TextPlaces|TextToggle|place-name|dice-text|numbering)|play\/(?:Chips|Disc|Die)|learn\/(?:StudyBoard|study-board|Spoken|Meter|texts\/index)|rules\/(?:topics|reason-rule|load-rules|rules-text))/;

/**
 * Everything that the first screen needs in one file. Left alone, the bundler makes a file of every part that a later page shares with it; those
 * pages are only ever opened by the first, and thirty small files cost a slow line more than they save.
 */
export const firstChunk = (): Plugin => {
  const first = new Set<string>();
  return {
    name: 'wurfzabel-first-chunk',
    apply: 'build',
    buildEnd() {
      const left = [...this.getModuleIds()].filter(id => this.getModuleInfo(id)?.isEntry);
      for (let id = left.pop(); id !== undefined; id = left.pop()) {
        if (first.has(id)) continue;
        first.add(id);
        left.push(...(this.getModuleInfo(id)?.importedIds ?? []));
      }
    },
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            // Of our packages only what the first screen uses comes with it, not all that a later page asks of the same file.
            codeSplitting: {
              groups: [
                {
                  name: 'first',
                  test: (id: string) => first.has(id) && !id.includes('/packages/'),
                },
                // What every page with a board on it needs, in one file and not in ten.
                {
                  name: 'board',
                  test: (id: string) => !first.has(id) && WITH_BOARD.test(id),
                },
              ],
            },
          },
        },
      },
    }),
  };
};
