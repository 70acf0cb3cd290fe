import { fileURLToPath } from 'node:url';
import { register } from 'tsx/esm/api';

// A thread starts without the loader of the program that starts it.
register({ tsconfig: fileURLToPath(new URL('../../tsconfig.json', import.meta.url)) });
await import('./worker.ts');
