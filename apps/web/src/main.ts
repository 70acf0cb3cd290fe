// oxlint-disable import/no-unassigned-import -- style sheets are read for what they do
import '@wurfzabel/board/board.css';
import './fonts.css';
import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { offline } from './offline/offline.svelte.ts';
import { fetchAhead } from './pages/ahead.ts';
import { settings } from './settings.svelte.ts';
import { speak } from './texts/index.svelte.ts';

const host = document.querySelector<HTMLElement>('#app');
if (host === null) throw new Error('the page has no #app');
fetchAhead(location.pathname, settings.language);
await speak(settings.language);
mount(App, { target: host });

// What is kept for later comes after what is shown now, which would have to share the line and the processor with it.
const keep = (): void => void setTimeout(() => void offline.start(), 2000);
if (document.readyState === 'complete') keep();
else addEventListener('load', keep, { once: true });
