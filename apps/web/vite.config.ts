import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { firstChunk } from './build/first-chunk.ts';
import { offline } from './build/edition.ts';

// How long plugins took is of no use to somebody who starts the page on a busy machine.
const quiet = { checks: { bundlerTimings: false } };

export default defineConfig({
  plugins: [svelte(), firstChunk(), offline()],
  build: {
    target: 'es2022',
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    rolldownOptions: quiet,
  },
  // Workers are bundled on their own and take nothing of the above.
  worker: { format: 'es', rolldownOptions: quiet },
});
