import { createRequire } from 'node:module';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { JsonObject } from '../../site/plugins/api-reference/document/json.ts';
import { readDocument } from '../../site/plugins/api-reference/document/read-document.ts';
import { buildModel } from '../../site/plugins/api-reference/model/build-model.ts';
import { renderReference } from '../../site/plugins/api-reference/render.tsx';

const require = createRequire(new URL('../../site/package.json', import.meta.url));
const METHODS = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options', 'trace'];

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

// Renders the first so many operations of a large public document, puts each where the page of ours
// is, and prints the figures as JSON: `growth.ts <folder of the built site> 7 50 …`. Started in
// site/, whose JSX settings it needs.
const [, , built = '', ...sizes] = process.argv;
const whole = readDocument(require.resolve('@octokit/openapi/generated/api.github.com.json'));
console.log(JSON.stringify(sizes.map(Number).map(grown)));

function grown(size: number): Growth {
  const began = performance.now();
  const model = buildModel('many', { ...whole, root: cut(whole.root, size) });
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

/** The document with its first operations and the components they lead to. */
function cut(root: JsonObject, size: number): JsonObject {
  let left = size;
  const paths: JsonObject = {};
  for (const [path, item] of Object.entries(root['paths'] as JsonObject)) {
    const kept = Object.entries(item as JsonObject).filter(
      ([key]) => !METHODS.includes(key) || left-- > 0,
    );
    if (kept.some(([key]) => METHODS.includes(key))) paths[path] = Object.fromEntries(kept);
  }
  return { ...root, paths, components: reached(root['components'] as JsonObject, paths) };
}

function reached(components: JsonObject, paths: JsonObject): JsonObject {
  const found: Record<string, JsonObject> = {};
  const follow = (value: unknown): void => {
    for (const [, kind = '', name = ''] of JSON.stringify(value).matchAll(
      /"#\/components\/([^/"]+)\/([^"]+)"/g,
    )) {
      const target = (components[kind] as JsonObject | undefined)?.[name];
      if (target === undefined || found[kind]?.[name] !== undefined) continue;
      (found[kind] ??= {})[name] = target;
      follow(target);
    }
  };
  follow(paths);
  return found;
}

function pageOf(html: string): string {
  const page = readFileSync(join(built, 'docs/apis/lockers.html'), 'utf8');
  const start = page.search(/<div class="?reference[ ">]/);
  const end = page.search(/<footer class="?theme-doc-footer/);
  if (start < 0 || end < start)
    throw new Error('The Lockers page has no reference to stand in for.');
  return `${page.slice(0, start)}${html}</div></div>${page.slice(end)}`;
}
