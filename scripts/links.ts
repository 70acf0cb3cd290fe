/** Every link of a document to something in the repository leads somewhere, headings included. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const documents = execFileSync('git', ['ls-files', '*.md'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter(name => name !== '' && existsSync(join(root, name)));

/** The anchors that a heading gets where repositories are shown: lower case, words joined by hyphens. */
const anchorsOf = (file: string): ReadonlySet<string> =>
  new Set(
    [...readFileSync(file, 'utf8').matchAll(/^#+ (.*)$/gm)].map(found =>
      found[1]!
        .toLowerCase()
        .replace(/[^\p{L}\p{N} _-]/gu, '')
        .replace(/ /g, '-'),
    ),
  );

const broken = documents.flatMap(name => {
  const text = readFileSync(join(root, name), 'utf8').replace(/```[\s\S]*?```/g, '');
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(found => found[1]!)
    .filter(link => !/^[a-z]+:/.test(link))
    .filter(link => {
      const [path = '', anchor] = link.split('#');
      const target = path === '' ? join(root, name) : join(root, dirname(name), path);
      if (!existsSync(target)) return true;
      return anchor !== undefined && statSync(target).isFile() && !anchorsOf(target).has(anchor);
    })
    .map(link => `${name}: ${link}`);
});

for (const line of broken) console.error(line);
console.log(
  broken.length === 0
    ? `links: ${documents.length} documents, nothing broken`
    : `links: ${broken.length} broken`,
);
process.exitCode = broken.length === 0 ? 0 : 1;
