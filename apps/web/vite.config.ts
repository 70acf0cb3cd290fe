import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { firstChunk } from './build/first-chunk.ts';
import { offline } from './build/edition.ts';

export default defineConfig({
  plugins: [svelte(), firstChunk(), offline()],
  build: {
    target: 'es2022',
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    // How long plugins took is of no use to somebody who starts the page on a busy machine.
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  worker: { format: 'es' },
});
