import type { GnuIdFault, PositionTextFault, XgidFault } from '@wurfzabel/records';
import {
  HAND,
  LAST_STATION,
  SIDES,
  stationAcross,
  type GameFault,
  type Result,
  type Rules,
  type Setup,
  type SetupFault,
  type Side,
  type ThrowFault,
} from '@wurfzabel/rules';
import { ownLabel } from '../board/numbering.ts';
import type { Draft } from './draft.ts';

/** Why a change on the board is refused. */
export interface EditFault {
  readonly code: 'no-man' | 'none-left' | 'spare' | 'ERR_SHARED_POINT' | 'ERR_BOTH_OFF';
  readonly message: string;
  readonly side: Side;
  /** Own station of the side, where the point matters. */
  readonly station: number | undefined;
}

export const refuse = (
  code: EditFault['code'],
  { side, station }: { readonly side: Side; readonly station?: number },
): { readonly ok: false; readonly fault: EditFault } => ({
  ok: false,
  fault: { code, message: code, side, station },
});

/** Why a text that was typed, pasted or opened is no position; every code has its words in every language. */
export type FormCode =
  | Exclude<PositionTextFault, 'ERR_POSITION'>
  | Exclude<XgidFault, 'ERR_POSITION'>
  | Exclude<GnuIdFault, 'ERR_POSITION'>
  | SetupFault
  | ThrowFault
  | GameFault
  | 'ERR_POSITION'
  | 'ERR_EMPTY'
  | 'ERR_JSON'
  | 'ERR_FIELD'
  | 'ERR_MISSING';

export interface FormFault {
  readonly code: FormCode;
  readonly message: string;
  readonly side: Side;
  readonly count: number;
  /** The number of the point that it is about, as White counts in that game. */
  readonly point: string;
  /** A name that is not known or is missing. */
  readonly name: string;
}

export type Read = Result<Draft, FormCode> & { readonly fault?: FormFault };

const faultOf = (code: FormCode, more: Partial<FormFault> = {}): Read => ({
  ok: false,
  fault: {
    code,
    message: code,
    side: 'white',
    count: 0,
    point: '',
    name: '',
    ...more,
  },
});

export const textFault = (code: FormCode, name = ''): Read => faultOf(code, { name });

/** What is wrong with a setup, with the side and the point that it is about. */
export const setupFault = (code: SetupFault, setup: Setup, rules: Rules): Read => {
  const men = (side: Side): readonly number[] => Object.values(setup[side] ?? {});
  const sum = (side: Side): number => men(side).reduce((total, count) => total + count, 0);
  const wrong = SIDES.find(side => sum(side) !== rules.men) ?? 'white';
  if (code !== 'ERR_SHARED_POINT') return faultOf(code, { side: wrong, count: sum(wrong) });
  for (let station = HAND + 1; station <= LAST_STATION; station++)
    if (setup.white[station] && setup.black[stationAcross(rules.course, station)])
      return faultOf(code, { point: ownLabel(rules.game, station) });
  return faultOf(code);
};
