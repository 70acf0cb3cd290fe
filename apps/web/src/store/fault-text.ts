import type { RecordRefusal } from '@wurfzabel/records';
import { t } from '../texts/index.svelte.ts';
import type { ReadGame } from './saved.ts';

/** Why a record was refused, in the reader's language; only what stands where in it is told as the reader of records says it. */
export const recordFaultText = ({ code, message }: RecordRefusal): string => {
  // The message closes without a full stop of its own; the texts set it.
  const detail = message.replace(/\.$/, '');
  switch (code) {
    case 'ERR_JSON':
      return t('fault.json');
    case 'ERR_FORMAT':
      return t('fault.form');
    case 'ERR_VERSION':
    case 'ERR_EDITION':
      return t('fault.version');
    case 'ERR_TOO_LONG':
    case 'ERR_LIMIT':
      return t('fault.tooLong');
    case 'ERR_GAME':
      return t('fault.game');
    case 'ERR_ILLEGAL':
    case 'ERR_PLAY':
    case 'ERR_SIDE':
    case 'ERR_TURN':
    case 'ERR_RESULT':
      return t('fault.rules', { detail });
    case 'ERR_FIELD':
    case 'ERR_OPTIONS':
    case 'ERR_MATCH':
    case 'ERR_START':
      return t('fault.field', { detail });
  }
};

/** Why a stored game cannot be read. */
export const storedFaultText = (read: ReadGame & { readonly ok: false }): string =>
  read.why === 'record' ? recordFaultText(read.fault) : t(`fault.${read.why}`);
