import { choose } from '../settings.svelte.ts';
import { newId } from '../store/store.ts';
import { t } from '../texts/index.svelte.ts';
import { layIn, type Backup } from './backup.ts';

/** Uses what the browser keeps; answers false where it forbids even to ask for it. */
export const withBox = (use: (box: Storage) => void): boolean => {
  try {
    use(localStorage);
    return true;
  } catch {
    return false;
  }
};

/** Lays all of a backup beside what is here and takes its settings; says what became of it. */
export const readAll = (backup: Backup): { readonly isDone: boolean; readonly text: string } => {
  let laid: ReturnType<typeof layIn>;
  if (!withBox(box => (laid = layIn(box, backup, newId))))
    return { isDone: false, text: t('backup.fault.forbidden') };
  if (laid === undefined)
    return { isDone: false, text: t('backup.bad', { reason: t('backup.fault.room') }) };
  choose(backup.settings);
  return { isDone: true, text: t('backup.done', { ...laid }) };
};
