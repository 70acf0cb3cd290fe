import { expect, test } from 'vitest';
import { KERNEL_MODULE } from '../src/kernel/module.ts';
import { bytesFromBase64 } from '../src/kernel/web-assembly.ts';

test('compiling the kernel again gives the module that is kept', async () => {
  const { compile } = (await import('../assembly/compile.mjs' as string)) as {
    compile: () => Promise<Uint8Array>;
  };
  const binary = await compile();
  expect(Buffer.from(binary).equals(Buffer.from(bytesFromBase64(KERNEL_MODULE)))).toBe(true);
});
