/**
 * `node packages/engine/assembly/compile.mjs`: compiles the kernel and writes it as text into src/kernel/module.ts,
 * so that Node, browsers and bundlers load it alike, without a file beside the program. A test compiles it again.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { main } from 'assemblyscript/asc';

const folder = fileURLToPath(new URL('.', import.meta.url));
const FLAGS = [
  '-O3',
  '--converge',
  '--noAssert',
  '--runtime',
  'stub',
  '--use',
  'abort=',
  '--enable',
  'simd',
  '--initialMemory',
  '64',
];

export const compile = async () => {
  let binary;
  const { error, stderr } = await main(
    ['index.ts', ...FLAGS, '--outFile', 'kernel.wasm', '--baseDir', folder],
    {
      writeFile: (name, data) => {
        if (name === 'kernel.wasm') binary = data;
      },
    },
  );
  if (error) throw new Error(`${error.message}\n${stderr.toString()}`);
  return binary;
};

export const moduleText =
  binary => `// Compiled from packages/engine/assembly by compile.mjs; not written by hand.
export const KERNEL_MODULE =
  '${Buffer.from(binary).toString('base64')}';
`;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const binary = await compile();
  writeFileSync(`${folder}../src/kernel/module.ts`, moduleText(binary));
  console.log(`${binary.length} bytes`);
}
