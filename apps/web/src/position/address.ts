import { makePositionText, makeStateText, parseSetupText } from '@wurfzabel/records';
import {
  bySide,
  changedOptions,
  positionFrom,
  rulesFor,
  type GameState,
  type Options,
  type Rules,
} from '@wurfzabel/rules';
import { setupOf, type Draft } from './draft.ts';
import { setupFault, textFault, type Read } from './faults.ts';

export const POSITION_PATH = '/position';

const optionsText = (rules: Rules): string => {
  const changes: Record<string, unknown> = { ...changedOptions(rules.game.options, rules) };
  // The length of a match is told by the position.
  delete changes['matchLength'];
  const pairs = Object.entries(changes).map(([name, value]) => `${name}=${String(value)}`);
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
};

/** The page's address for the position of a game at any moment; during a play the position before it, and the throw. */
export const positionPath = (state: GameState): string =>
  `${POSITION_PATH}#${makeStateText(state)}${optionsText(state.rules)}`;

/** Our position text, without the options. */
export const textOf = (draft: Draft): string => {
  const { rules, thrown, cube, match } = draft;
  return makePositionText({
    game: rules.game.id,
    setup: setupOf(draft),
    ...(thrown ? { thrown } : {}),
    ...(rules.cube ? { cube } : {}),
    ...(match ? { match } : {}),
  });
};

/** Drafts do not change, and a long history of them is written often. */
const hashes = new WeakMap<Draft, string>();

/** What stands behind the # of the address: the position text, and after a ? the options that differ from the game's own. */
export const hashOf = (draft: Draft): string => {
  let hash = hashes.get(draft);
  if (hash === undefined) {
    hash = textOf(draft) + optionsText(draft.rules);
    hashes.set(draft, hash);
  }
  return hash;
};

/** Values in an address are words; switches are true and false. Nothing where an option is named twice: which of the two would be meant? */
const optionsFrom = (text: string): Record<string, unknown> | undefined => {
  const pairs = [...new URLSearchParams(text)];
  if (new Set(pairs.map(([name]) => name)).size < pairs.length) return undefined;
  return Object.fromEntries(
    pairs.map(([name, value]) => [
      name,
      value === 'true' ? true : value === 'false' ? false : value,
    ]),
  );
};

/**
 * A position text, with options behind a ? or without.
 * @param played the rules for texts that name no game
 */
export const draftFromText = (text: string, played?: Rules): Read => {
  const whole = text.trim();
  const [line = ''] = whole.split('?', 1);
  const query = whole.slice(line.length + 1);
  const named = /^\s*([\w-]+)\s*:/.exec(line)?.[1]?.toLowerCase();
  const changes = query === '' ? {} : optionsFrom(query);
  if (!changes) return textFault('ERR_OPTIONS');
  const isSame = named === undefined || named === played?.game.id;
  const before: Partial<Options> =
    played && isSame && query === '' ? changedOptions(played.game.options, played) : {};
  const id = named ?? played?.game.id;
  if (id === undefined) return textFault('ERR_GAME');
  const rules = rulesFor(id, { ...before, matchLength: 0, ...changes });
  if (!rules.ok) return textFault(rules.fault.code);
  const read = parseSetupText(line, rules.value);
  if (!read.ok) return textFault(read.fault.code);
  const { setup, thrown, cube, match } = read.value;
  const position = positionFrom(setup, read.value.rules);
  if (!position.ok) return setupFault(position.fault.code, setup, read.value.rules);
  return {
    ok: true,
    value: {
      rules: read.value.rules,
      white: setup.white,
      black: setup.black,
      turn: setup.turn,
      doublets: read.value.rules.countsDoublets
        ? (setup.doublets ?? bySide(() => 0))
        : bySide(() => 0),
      thrown,
      cube: cube ?? { value: 1, owner: null },
      match: match?.length === 0 ? undefined : match,
    },
  };
};
