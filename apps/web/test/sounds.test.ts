import { stateOf, statesOf } from '@wurfzabel/records';
import { GAMES } from '@wurfzabel/rules';
import { expect, test } from 'vitest';
import { soundOf, type SoundName } from '../src/board/sound-of.ts';
import { played } from './played.ts';

test('every throw, man, hit, man borne off and end of a game sounds, and confirming does not', () => {
  const heard = new Set<SoundName>();
  for (const { id } of GAMES) {
    const log = played(id, 2000);
    const states = statesOf(log);
    log.actions.forEach((action, i) => {
      const sound = soundOf(action, states[i]!, states[i + 1]!);
      if (sound) heard.add(sound);
      if (action.type === 'confirm' && states[i + 1]!.phase.kind !== 'over')
        expect(sound).toBeNull();
      if (action.type === 'throw') expect(sound).toBe('dice');
      if (action.type === 'step') expect(sound).not.toBeNull();
    });
    expect(stateOf(log).phase.kind, id).toBe('over');
  }
  expect([...heard].sort()).toEqual(['dice', 'end', 'hit', 'man', 'off']);
});
