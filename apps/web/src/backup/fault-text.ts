import { storedFaultText } from '../store/fault-text.ts';
import { t } from '../texts/index.svelte.ts';
import type { BackupFault } from './backup.ts';

/** Why a file was refused, in the reader's language. */
export const backupFaultText = (fault: BackupFault): string => {
  switch (fault.why) {
    case 'json':
      return t('fault.json');
    case 'version':
      return t('fault.version');
    case 'form':
    case 'progress':
    case 'lines':
    case 'too-long':
      return t(`backup.fault.${fault.why}`);
    case 'setting':
      return t('backup.fault.setting', { setting: fault.name });
    case 'game':
      return t('backup.fault.game', { number: fault.at, reason: storedFaultText(fault.read) });
  }
};
