import type { Action, Decision, DieNumber, GameState } from '@wurfzabel/rules';
import { t } from '../texts/index.svelte.ts';
import type { Session } from '../game/session.svelte.ts';

/** A button of the game: what it says, what it does, whether it can be pressed now. */
export interface Deed {
  readonly key: string;
  readonly text: string;
  readonly enabled: boolean;
  readonly run: () => void;
}

export interface Deeds {
  /** What Space does. */
  readonly main: Deed;
  readonly others: readonly Deed[];
  readonly undo: Deed;
  /** What S does, where the optional rest can be left. */
  readonly stop: Deed | undefined;
}

const acting = (
  session: Session,
  key: string,
  text: string,
  action: Action,
  enabled = true,
): Deed => ({
  key,
  text,
  enabled,
  run: () => void session.act(action),
});

const mainOf = (session: Session, decision: Decision, enabled: boolean): Deed => {
  // Single games follow each other as long as one likes; in a match the next one is part of it.
  const next = session.state.rules.matchLength > 0 ? t('do.next') : t('do.rematch');
  const throwing = (text: string): Deed => ({
    key: 'throw',
    text,
    enabled,
    run: () => session.throwDice(),
  });
  const act = (key: string, text: string, action: Action, can = enabled): Deed =>
    acting(session, key, text, action, can);
  switch (decision.kind) {
    case 'opening':
      return throwing(t('do.throwStart'));
    case 'roll':
    case 'roll-or-double':
      return throwing(t('do.throw'));
    case 'take-or-drop':
      return act('take', t('do.take'), { type: 'take' });
    case 'step':
    case 'play-rest':
      return act('confirm', t('do.confirm'), { type: 'confirm' }, false);
    case 'step-or-stop':
      return act('stop', t('do.stop'), { type: 'confirm' });
    case 'confirm':
      return act('confirm', t(decision.why === 'nothing-playable' ? 'do.pass' : 'do.confirm'), {
        type: 'confirm',
      });
    case 'name-doublet':
      return act('confirm', t('do.confirm'), { type: 'confirm' }, false);
    case 'accept-or-reject':
      return act('accept', t('do.accept'), { type: 'accept' });
    case 'next-game':
      return act('next', next, { type: 'next-game' });
    case 'none':
      return act('next', next, { type: 'next-game' }, false);
  }
};

const DOUBLETS: readonly DieNumber[] = [1, 2, 3, 4, 5, 6];

const othersOf = (session: Session, state: GameState, decision: Decision): readonly Deed[] => {
  switch (decision.kind) {
    case 'roll-or-double':
      return [
        acting(session, 'double', t('do.double', { value: state.cube.value * 2 }), {
          type: 'double',
        }),
      ];
    case 'take-or-drop':
      return [acting(session, 'drop', t('do.drop'), { type: 'drop' })];
    case 'accept-or-reject':
      return [acting(session, 'reject', t('do.reject'), { type: 'reject' })];
    case 'name-doublet':
      return DOUBLETS.map(number =>
        acting(session, `name-${number}`, t('name.doublet', { number }), { type: 'name', number }),
      );
    case 'opening':
    case 'roll':
    case 'step':
    case 'step-or-stop':
    case 'play-rest':
    case 'confirm':
    case 'next-game':
    case 'none':
      return [];
  }
};

/** All that can be done beside moving men. */
export const deedsOf = (session: Session): Deeds => {
  const { state, decision } = session;
  const enabled = session.isPersons && !session.rolling;
  const main = mainOf(session, decision, enabled);
  const canUndo = enabled && state.phase.kind === 'play' && state.phase.play.steps.length > 0;
  return {
    main,
    others: enabled ? othersOf(session, state, decision) : [],
    undo: acting(session, 'undo', t('do.undo'), { type: 'undo' }, canUndo),
    stop: main.key === 'stop' && main.enabled ? main : undefined,
  };
};
