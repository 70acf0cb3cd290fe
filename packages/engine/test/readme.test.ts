import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));

test('the example of its README runs and finds the best play of 3-1', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const example = /```js\n([\s\S]*?)```/.exec(readme)![1]!;
  const printed = execFileSync(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '-e', example],
    { cwd: root, encoding: 'utf8' },
  );
  const [equity, ...plays] = printed.trim().split('\n');
  expect(equity).toMatch(/^equity -?0\.\d{3}$/);
  expect(plays.length).toBe(3);
  expect(plays[0]).toMatch(/^17\+3 19\+1 0\.\d{3}$/);
});
