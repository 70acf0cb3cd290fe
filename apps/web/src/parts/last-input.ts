let isByKeys = false;

/** Whether the page is being used by the keyboard: the last thing that was pressed was a key. */
export const byKeys = (): boolean => isByKeys;

// Nothing to listen to where the page is only tested.
if (typeof document !== 'undefined') {
  const listen = (type: string, isKey: boolean): void =>
    addEventListener(type, () => (isByKeys = isKey), { capture: true, passive: true });
  listen('keydown', true);
  listen('pointerdown', false);
}
