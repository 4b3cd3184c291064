import { createRequire } from 'node:module';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { readDocument } from '../../site/plugins/api-reference/document/read-document.ts';
import { buildModel } from '../../site/plugins/api-reference/model/build-model.ts';
import { renderReference } from '../../site/plugins/api-reference/render.tsx';

const require = createRequire(new URL('../../site/package.json', import.meta.url));

const documents = {
  lockers: fileURLToPath(new URL('../../specs/lockers-api.yaml', import.meta.url)),
  github: require.resolve('@octokit/openapi/generated/api.github.com.json'),
};

/** What a document costs the build. */
export interface Growth {
  document: string;
  operations: number;
  seconds: number;
  /** KiB of its HTML, compressed. */
  html: number;
}

// Renders the smaller and the larger document and prints the figures as JSON. The larger one is put
// where the page of the smaller one is, as /docs/apis/many, so that a browser can be asked what it
// costs. `growth.ts <folder of the built site>`, started in site/, whose JSX settings it needs.
const [, , built = ''] = process.argv;
const figures = Object.entries(documents).map(([document, file]): Growth => {
  const began = performance.now();
  const model = buildModel(document, readDocument(file));
  const html = renderReference(model, { secrets: {} }, `/reference/${document}/`);
  const seconds = (performance.now() - began) / 1000;
  if (document === 'github') writeFileSync(join(built, 'docs/apis/many.html'), pageOf(html));
  const operations = model.groups.reduce((sum, group) => sum + group.operations.length, 0);
  return { document, operations, seconds, html: gzipSync(html).length / 1024 };
});
console.log(JSON.stringify(figures));

function pageOf(html: string): string {
  const page = readFileSync(join(built, 'docs/apis/lockers.html'), 'utf8');
  const start = page.indexOf('<div class="reference"');
  const end = page.indexOf('<footer class="theme-doc-footer');
  return `${page.slice(0, start)}${html}</div></div>${page.slice(end)}`;
}
