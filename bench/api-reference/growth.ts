import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { referenceFiles } from '../../site/features/reference/build/files.tsx';
import { largeDocument } from '@frontline/api-reference/test-large-document';

/** What a document costs the build, and its longest page. */
export interface Growth {
  /** What the table calls it: how many operations it has, or its file. */
  name: string;
  operations: number;
  /** Seconds of one core for all files of its reference, from its text. */
  seconds: number;
  /** MB that the process held at most. */
  memory: number;
  pages: number;
  /** Elements of the longest page. */
  elements: number;
  /** KiB of its HTML, compressed. */
  html: number;
  /** The page below the built site that a browser can be asked about. */
  path: string;
  /** The name of the first operation or schema on it. */
  first: string;
}

// Makes the reference of a document, puts its longest page where the page of ours is, and prints the
// figures as JSON: `growth.ts <folder of the built site> <number of operations, or a file>`, once for each,
// so that none pays for another. Started in site/, whose JSX settings it needs.
const [, , built = '', document = ''] = process.argv;
console.log(JSON.stringify(grown(document)));

function grown(sizeOrFile: string): Growth {
  const isSize = /^\d+$/.test(sizeOrFile);
  const file = isSize ? join(built, 'many.json') : sizeOrFile;
  if (isSize) writeFileSync(file, JSON.stringify(largeDocument(Number(sizeOrFile))));
  const { model, pages } = referenceFiles(
    { name: 'many', file, isForeign: true },
    { siteDir: process.cwd(), baseUrl: '/', secrets: {} },
  );
  const { user, system } = process.cpuUsage();
  const longest = Object.values(pages)
    .map((html) => ({ html, size: gzipSync(html).length }))
    .reduce((one, other) => (other.size > one.size ? other : one));
  const path = `/docs/apis/many-${sizeOrFile.replaceAll(/\W+/g, '-')}`;
  writeFileSync(join(built, `${path}.html`), pageOf(longest.html));
  return {
    name: basename(sizeOrFile),
    operations: model.groups.flatMap((group) => group.operations).length,
    seconds: (user + system) / 1e6,
    memory: process.resourceUsage().maxRSS / 1024,
    pages: Object.keys(pages).length,
    elements: longest.html.match(/<[a-z]/g)?.length ?? 0,
    html: longest.size / 1024,
    path,
    first: /<h3 id="[^"]+" class="anchor">([^<]+)/.exec(longest.html)?.[1] ?? '',
  };
}

function pageOf(html: string): string {
  const page = readFileSync(join(built, 'docs/apis/lockers.html'), 'utf8');
  const start = page.search(/<div class="?reference[ ">]/);
  const end = page.search(/<footer class="?theme-doc-footer/);
  if (start < 0 || end < start)
    throw new Error('The Lockers page has no reference to stand in for.');
  return `${page.slice(0, start)}${html}</div></div>${page.slice(end)}`;
}
