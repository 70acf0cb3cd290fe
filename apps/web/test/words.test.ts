import { GAMES, HAND, OFF, type Reason } from '@wurfzabel/rules';
import { describe, expect, test, vi } from 'vitest';
import { boxOf } from './box.ts';

// Nothing here follows a change, so runes that only hold are enough.
const hold = <Value>(value: Value): Value => value;
vi.stubGlobal('$state', Object.assign(hold, { raw: hold }));
vi.stubGlobal('$derived', hold);
vi.stubGlobal('document', { documentElement: {} });
vi.stubGlobal('navigator', { languages: [] });
vi.stubGlobal('localStorage', boxOf());
const { reasonText } = await import('../src/game/words.ts');
const { speak } = await import('../src/texts/index.svelte.ts');
const { LANGUAGES } = await import('../src/texts/languages.ts');

describe.each(LANGUAGES)('reasons in words: %s', language => {
  test.each(GAMES)('hand and tray are no points: $name', async game => {
    await speak(language);
    // Of men that are off only this one tells; who looks further back ends at the hand.
    const reasons: readonly Reason[] = [
      { code: 'no-man', station: OFF },
      { code: 'no-man', station: HAND },
      { code: 'not-all-home', station: HAND },
    ];
    for (const who of ['you', 'computer', 'white', 'black'] as const)
      for (const reason of reasons)
        for (const numbers of [{}, { numbers: 'own' as const }]) {
          const told = { who, name: 'N', side: 'white', ...numbers } as const;
          expect(reasonText(game, reason, told)).not.toMatch(/\d/);
        }
  });
});
