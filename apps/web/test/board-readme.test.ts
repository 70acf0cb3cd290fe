import { readFileSync } from 'node:fs';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { chromiumPath, launch } from './browser.ts';

const path = chromiumPath();

test.skipIf(path === undefined)(
  'the example in the README of the board runs as it stands',
  async () => {
    const readme = readFileSync(
      new URL('../../../packages/board/README.md', import.meta.url),
      'utf8',
    );
    const example = /```ts\n([\s\S]*?)```/.exec(readme)![1]!;
    const { outputFiles } = await build({
      stdin: {
        contents: example,
        loader: 'ts',
        resolveDir: new URL('.', import.meta.url).pathname,
      },
      bundle: true,
      write: false,
      outdir: 'nowhere',
      format: 'iife',
    });
    const [script, style] = ['.js', '.css'].map(
      end => outputFiles.find(({ path: name }) => name.endsWith(end))!.text,
    );
    const browser = await launch(path!);
    const page = await browser.newPage();
    const said: string[] = [];
    page.on('console', message => said.push(message.text()));
    page.on('pageerror', error => said.push(error.message));
    await page.setContent(`<style>${style}</style><div id="board" style="width: 700px"></div>`);
    await page.addScriptTag({ content: script! });
    await page.locator('[data-place="5"]').click();
    await page.waitForTimeout(300);
    await page.locator('[data-place="8"]').click();
    expect(said).toEqual(['played to 8']);
    expect(await page.getByRole('button', { name: '6: 2' }).count()).toBe(1);
    await browser.close();
  },
);
