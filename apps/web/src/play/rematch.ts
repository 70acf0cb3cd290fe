import { newLog } from '@wurfzabel/records';
import type { Session } from '../game/session.svelte.ts';
import { savedOf } from '../store/saved.ts';
import { games, newId } from '../store/store.ts';

/** A new match under the same rules between the same players; answers its id. Its dice are new. */
export const rematch = (session: Session): string => {
  const now = Date.now();
  const id = newId();
  const { players } = session.meta;
  games().write(
    savedOf(
      {
        id,
        started: now,
        seed: undefined,
        seats: session.seats,
        level: session.level,
        ...(players ? { meta: { players } } : {}),
        log: newLog(session.state.rules),
      },
      now,
    ),
  );
  return id;
};
