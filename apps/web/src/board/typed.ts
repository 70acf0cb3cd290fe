import { parsePlayText, type PlayTextRefusal } from '@wurfzabel/records';
import { chipsOf, legalMoves, type PlayPhase, type Rules, type Step } from '@wurfzabel/rules';
import { whoIs } from '../game/seats.ts';
import type { Session } from '../game/session.svelte.ts';
import { nameOf, playText, reasonText } from '../game/words.ts';
import type { Deed, Deeds } from '../play/deeds.ts';
import { settings } from '../settings.svelte.ts';
import { listed, t } from '../texts/index.svelte.ts';
import { withOwnNumbers } from './numbering.ts';

const written = (rules: Rules, phase: PlayPhase, steps: readonly Step[]): string => {
  const { by, role, thrown, play } = phase;
  const { position } = play;
  return playText({
    kind: 'play',
    side: by,
    role,
    thrown,
    rules,
    start: position,
    steps,
    position,
  });
};

/** A play that could be typed now, or one like it where nothing can be played. */
export const exampleFor = (session: Session): string => {
  const { rules, phase } = session.state;
  const move = phase.kind === 'play' ? legalMoves(rules, phase.play)[0] : undefined;
  if (phase.kind === 'play' && move !== undefined) return written(rules, phase, move.steps);
  return `${t(`place.${rules.game.handName === 'bar' ? 'bar' : 'hand'}`)}/${rules.game.handName === 'bar' ? 22 : 3}`;
};

/** The button whose words begin like what was typed. */
const deedNamed = (deeds: Deeds, text: string): Deed | undefined => {
  const all = [deeds.main, ...deeds.others, deeds.undo].filter(deed => deed.enabled);
  const named = all.filter(deed => deed.text.toLowerCase().startsWith(text));
  return named.find(deed => deed.text.toLowerCase() === text) ?? named[0];
};

const faultText = (
  session: Session,
  phase: PlayPhase,
  text: string,
  fault: PlayTextRefusal,
): string => {
  const { seats, state } = session;
  const side = phase.by;
  if (fault.reason)
    return reasonText(state.rules.game, fault.reason, {
      who: whoIs(seats, side),
      name: nameOf(seats, side),
      side,
    });
  const next = chipsOf(state.rules, phase.play).filter(chip => chip.state === 'next');
  return t(`typed.fault.${fault.code}`, {
    text: (fault.move ?? text).slice(0, 40),
    example: exampleFor(session),
    numbers: listed([...new Set(next.map(chip => String(chip.number)))], 'or'),
  });
};

/**
 * Does what was typed: a play or part of one, or a button by its words or their beginning.
 * @returns why not, in the reader's language; nothing if it was done
 */
export const doTyped = (session: Session, deeds: Deeds, typed: string): string | undefined => {
  const text = typed.trim().toLowerCase();
  if (text === '') return undefined;
  const deed = /^\p{L}{2,}[^/\d]*$/u.test(text) ? deedNamed(deeds, text) : undefined;
  if (deed !== undefined) {
    deed.run();
    return undefined;
  }
  const { state } = session;
  const { phase } = state;
  if (phase.kind !== 'play' || !session.isPersons || session.rolling) return t('typed.notNow');
  const { rules } = state;
  const own = settings.numbers === 'lettered' ? withOwnNumbers(rules.game, phase.by, text) : text;
  const parsed = parsePlayText(rules, phase.play, own);
  if (!parsed.ok) return faultText(session, phase, typed.trim(), parsed.fault);
  if (parsed.value.length === 0 && deeds.main.enabled) deeds.main.run();
  for (const step of parsed.value) {
    const refused = session.act({ type: 'step', ...step });
    if (refused) return faultText(session, phase, typed.trim(), { code: 'ERR_MOVE', message: '' });
  }
  return undefined;
};
