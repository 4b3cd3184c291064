import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stumbles } from './prose.ts';
import { root } from './steps.ts';

// The style part of CONTRIBUTING.md, as far as a program can hold it.

const docs = join(root, 'site/docs');
const pages = readdirSync(docs, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.mdx'),
);
let lines = 0;
const faults: string[] = [];
for (const name of pages.sort()) {
  const { looked, found } = stumbles(readFileSync(join(docs, name), 'utf8'));
  lines += looked;
  for (const { line, words, rule } of found)
    faults.push(`site/docs/${name}:${line} ${words}: ${rule}`);
}
console.log(`${lines} lines of ${pages.length} pages, ${faults.length} faults`);
if (lines === 0) faults.push('Nothing was looked at.');
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exit(1);
}
