import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [svelte()],
  build: { target: 'es2022', emptyOutDir: true, modulePreload: { polyfill: false } },
  worker: { format: 'es' },
});
