import type { PlaceInfo } from '@wurfzabel/board';
import { HAND, OFF, stationAcross, type Game, type Side } from '@wurfzabel/rules';
import { labelOf } from '../game/words.ts';
import { t } from '../texts/index.svelte.ts';
import type { Deed } from './desk.svelte.ts';
import { countAt, type Draft } from './draft.ts';
import type { EditFault, FormFault } from './faults.ts';
import { tp } from './texts/index.svelte.ts';

/** The number printed on the board at a station of a side: the board counts as the side on turn does. */
const printed = ({ rules, turn }: Draft, side: Side, station: number): string =>
  labelOf(rules.game, side === turn ? station : stationAcross(rules.course, station), turn);

/** A station within a sentence: "point 5", "the hand". */
const stationText = (draft: Draft, side: Side, station: number): string => {
  if (station === HAND) return tp(`place.${draft.rules.game.handName}`);
  if (station >= OFF) return tp('place.off');
  return tp('place.point', { point: printed(draft, side, station) });
};

/** Why a change on the board was refused. */
export const refusalText = (draft: Draft, { code, side, station }: EditFault): string => {
  switch (code) {
    case 'ERR_SHARED_POINT':
      return tp('refuse.ERR_SHARED_POINT', { side, point: printed(draft, side, station ?? 0) });
    case 'spare':
      return tp('refuse.spare', { where: draft.rules.game.handName });
    case 'ERR_BOTH_OFF':
      return tp('refuse.ERR_BOTH_OFF');
    case 'no-man':
    case 'none-left':
      return tp(`refuse.${code}`, { side });
  }
};

/** Why a text is no position. Its points are told as White counts in the game that the text is of. */
export const formFaultText = ({ code, side, count, point, name }: FormFault): string => {
  switch (code) {
    case 'ERR_MEN':
      return tp('fault.ERR_MEN', { side, count });
    case 'ERR_SHARED_POINT':
      return tp('fault.ERR_SHARED_POINT', { point });
    case 'ERR_FIELD':
    case 'ERR_MISSING':
      return tp(`fault.${code}`, { name });
    default:
      return tp(`fault.${code}`);
  }
};

/** What was just done, for those who do not see it. */
export const deedText = (draft: Draft, { kind, side, from, to }: Deed): string => {
  const place = (station: number): string => stationText(draft, side, station);
  switch (kind) {
    case 'moved':
      return tp('deed.moved', { side, from: place(from), to: place(to) });
    case 'added':
      return tp('deed.added', { side, to: place(to), count: countAt(draft, side, to) });
    case 'removed':
      return tp('deed.removed', { side, from: place(from), count: countAt(draft, side, from) });
    case 'undone':
    case 'redone':
      return tp(`deed.${kind}`);
  }
};

/** What the board says of a place while it is edited. */
export const placeText = (info: PlaceInfo, game: Game, isMoving: boolean): string => {
  const { place, label, side, count, target, movable, selected } = info;
  const params = { label, side: side ?? 'white', count, where: game.handName };
  const what =
    place === 'hand'
      ? t('board.hand', params)
      : place === 'off'
        ? t('board.off', params)
        : t('board.point', params);
  const more = selected
    ? t('board.selected')
    : target
      ? tp('board.put')
      : movable && isMoving && count > 0
        ? tp('board.pick')
        : '';
  return more === '' ? what : `${what}, ${more}`;
};
