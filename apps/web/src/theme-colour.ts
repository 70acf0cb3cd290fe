import type { Settings } from './settings.svelte.ts';

/** Colours the browser's own frame as the page: as the device wishes, or as a person has chosen here. */
export const frameTheme = (theme: Settings['theme']): void => {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = meta.dataset['scheme']!;
    meta.media =
      theme === 'system' ? `(prefers-color-scheme: ${own})` : theme === own ? 'all' : 'not all';
  }
};
