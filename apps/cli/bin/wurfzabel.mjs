#!/usr/bin/env node
import { fileURLToPath } from 'node:url';
import { register } from 'tsx/esm/api';

// Ctrl-C counts from the first moment, before the sources are read.
process.on('SIGINT', () => process.exit(130));

// The sources are run as they are. Their own tsconfig is named so that one in the current folder is not taken.
register({ tsconfig: fileURLToPath(new URL('../tsconfig.json', import.meta.url)) });
const { main } = await import('../src/main.ts');
await main(process.argv);
