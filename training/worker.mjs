// A thread does not inherit the loader of its program.
import { register } from 'tsx/esm/api';

register();
await import('./worker.ts');
