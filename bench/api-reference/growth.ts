import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { referenceFiles } from '../../site/features/reference/build/files.tsx';
import { largeDocument } from '@frontline/api-reference/test-large-document';

/** The cost of rendering one document, and its longest page. */
export interface Growth {
  /** Its name in the table: the number of operations, or the file name. */
  name: string;
  operations: number;
  /** CPU seconds to generate all files of the reference from the document. */
  seconds: number;
  /** Peak memory in MB. */
  memory: number;
  pages: number;
  /** Elements of the longest page. */
  elements: number;
  /** KiB of its HTML, gzipped. */
  html: number;
  /** Its path on the built site. */
  path: string;
  /** The name of the first operation or schema on it. */
  first: string;
}

// Generates the reference of a document, inserts its longest page into a copy of the Lockers page, and prints the
// figures as JSON: `growth.ts <folder of the built site> <number of operations, or a file>`. Runs once per document,
// so that measurements are independent, with site/ as working directory, because it needs the JSX settings there.
const [, , built = '', document = ''] = process.argv;
console.log(JSON.stringify(measureGrowth(document)));

function measureGrowth(sizeOrFile: string): Growth {
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
  writeFileSync(join(built, `${path}.html`), insertReference(longest.html));
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

function insertReference(html: string): string {
  const page = readFileSync(join(built, 'docs/apis/lockers.html'), 'utf8');
  const start = page.search(/<div class="?reference[ ">]/);
  const end = page.search(/<footer class="?theme-doc-footer/);
  if (start < 0 || end < start)
    throw new Error('The Lockers page has no reference to stand in for.');
  return `${page.slice(0, start)}${html}</div></div>${page.slice(end)}`;
}
