import { appendFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { copySite } from '../copy-site.ts';
import { NO_CACHE, runDocusaurus, type Usage } from '../run-docusaurus.ts';
import type { Published } from './published.ts';

/** Resource usage and output of a build of the whole site. */
export interface WholeSite extends Usage {
  /** Pages of the site. */
  pages: number;
  /** KiB that a search fetches: the index, and the texts loaded at once. */
  index: number;
  texts: number;
  /** KiB of the longest page of the document, gzipped; 0 without a document. */
  html: number;
  /** Its URL path. */
  path: string;
  /** The name of the first operation or schema on it. */
  first: string;
}

const NAME = 'published';

/**
 * Builds the whole site without a cache, optionally with one more document, added the way an owner would: a page in
 * docs/apis, and an entry in the list of references.
 *
 * @param out output folder
 */
export function buildWholeSite(out: string, document?: Published): WholeSite {
  const site = copySite('whole');
  try {
    if (document) add(site, document);
    const usage = runDocusaurus(['build', '--out-dir', out], site, NO_CACHE);
    return { ...usage, ...outputOf(out) };
  } finally {
    rmSync(site, { recursive: true });
  }
}

function add(site: string, { name, file, linkBase }: Published): void {
  writeFileSync(
    join(site, 'docs/apis', `${NAME}.mdx`),
    `---\ntitle: '${name} API'\ndescription: 'A document of somebody else.'\ntype: reference\nroles: [integrator]\n---\n\n<ApiReference api="${NAME}" />\n`,
  );
  const entry = JSON.stringify({ name: NAME, file, linkBase, isForeign: true });
  appendFileSync(
    join(site, 'features/reference/build/references.ts'),
    `\n(references.documents as object[]).push(${entry});\n`,
  );
}

function outputOf(out: string): Omit<WholeSite, keyof Usage> {
  const files = readdirSync(out, { recursive: true, encoding: 'utf8' }).map((name) =>
    name.replaceAll('\\', '/'),
  );
  const size = (name: string) => gzipSync(readFileSync(join(out, name))).length / 1024;
  const sizeOf = (pattern: RegExp) => {
    const [found] = files.filter((name) => pattern.test(name));
    return found ? size(found) : 0;
  };
  const [longest] = files
    .filter((name) => new RegExp(`^docs/apis/${NAME}(/.+)?\\.html$`).test(name))
    .map((name) => ({ name, html: size(name) }))
    .sort((one, other) => other.html - one.html);
  const html = longest ? readFileSync(join(out, longest.name), 'utf8') : '';
  return {
    pages: files.filter((name) => name.endsWith('.html')).length,
    index: sizeOf(/^search-index-.+\.bin$/),
    texts: sizeOf(/^search-doc-[0-9a-f]{8}\.json$/),
    html: longest?.html ?? 0,
    path: longest ? `/${longest.name.replace(/\.html$/, '')}` : '',
    first: /<h3 [^>]*class="?anchor"?[^>]*>([^<]+)/.exec(html)?.[1] ?? '',
  };
}
