import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { parsedDocument } from '../../site/plugins/content/api-reference/document/read-document.ts';
import { buildModel } from '../../site/plugins/content/api-reference/model/build-model.ts';
import { renderReference } from '../../site/plugins/content/api-reference/render.tsx';
import { largeDocument } from '../../site/test/api-reference/large-document.ts';

/** What a document of so many operations costs the build. */
export interface Growth {
  operations: number;
  seconds: number;
  /** Elements of its HTML. */
  elements: number;
  /** KiB of its HTML, compressed. */
  html: number;
  /** The page below the built site that a browser can be asked about. */
  path: string;
  /** The name of its first operation. */
  first: string;
}

// Renders large documents of so many operations, puts each where the page of ours is, and prints the
// figures as JSON: `growth.ts <folder of the built site> 7 50 …`. Started in site/, whose JSX settings
// it needs.
const [, , built = '', ...sizes] = process.argv;
console.log(JSON.stringify(sizes.map(Number).map(grown)));

function grown(size: number): Growth {
  const began = performance.now();
  const text = JSON.stringify(largeDocument(size));
  const model = buildModel('many', parsedDocument(text, 'many.json'));
  const html = renderReference(model, { secrets: {} }, '/reference/many/');
  const seconds = (performance.now() - began) / 1000;
  const operations = model.groups.flatMap((group) => group.operations);
  const path = `/docs/apis/many-${operations.length}`;
  writeFileSync(join(built, `${path}.html`), pageOf(html));
  return {
    operations: operations.length,
    seconds,
    elements: html.match(/<[a-z]/g)?.length ?? 0,
    html: gzipSync(html).length / 1024,
    path,
    first: operations[0]?.summary ?? '',
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
