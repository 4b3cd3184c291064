import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { stringify } from 'yaml';
import { frontMatterOf } from '../../../shell/build/articles/front-matter.ts';
import { MANY_OPERATIONS, type ReferencePage } from '@frontline/api-reference/model';
import { existsSync, statSync } from 'node:fs';
import { filesBelow } from '../../../shell/build/build-cache/index.ts';
import { setTimeout as wait } from 'node:timers/promises';

/** Marks the pages written here, and no others. */
const GENERATED_MARK = '# Written by the build from the document of the API.';

const METHOD = /\b(get|put|post|delete|options|head|patch|trace)\b["']?\s*:/g;

/** Whether a document may be large, judged by how often it names HTTP methods. */
export const mayBeLarge = (text: string): boolean =>
  (text.match(METHOD)?.length ?? 0) > MANY_OPERATIONS;

/** Folder of the generated pages of an API, next to its overview. Git ignores it. */
const pagesFolder = (siteDir: string, name: string): string =>
  path.join(siteDir, 'docs/apis', name);

/**
 * Writes an MDX page for each part of a large document, so that the sidebar, search, Markdown export and sitemap
 * treat it like any other page. It inherits the roles of the overview. Removes the pages of deleted parts; files
 * written by hand stay.
 */
export async function writePages(
  siteDir: string,
  name: string,
  pages: ReferencePage[] = [],
  title: string,
): Promise<void> {
  const folder = pagesFolder(siteDir, name);
  const overview = `${folder}.mdx`;
  const wanted = new Map(
    pages.map((page, position) => [
      `${page.slug}.mdx`,
      pageText(name, page, title, position, frontMatterOf(overview)),
    ]),
  );
  const present = await readdir(folder).catch(() => []);
  if (wanted.size > 0) await mkdir(folder, { recursive: true });
  for (const file of present) {
    const place = path.join(folder, file);
    if (
      !wanted.has(file) &&
      (await readFile(place, 'utf8').catch(() => '')).includes(GENERATED_MARK)
    )
      await rm(place);
  }
  for (const [file, text] of wanted) {
    const place = path.join(folder, file);
    // Unchanged files keep their modification time, which the file watcher checks.
    if ((await readFile(place, 'utf8').catch(() => '')) !== text) await writeFile(place, text);
  }
}

function pageText(
  name: string,
  { slug, label, description }: ReferencePage,
  title: string,
  position: number,
  { type, roles, applies_to }: Record<string, unknown>,
): string {
  const matter = {
    id: slug,
    slug: `/apis/${name}/${slug}`,
    title: `${title}: ${label}`,
    sidebar_label: label,
    sidebar_position: position,
    description,
    custom_edit_url: null,
    ...(type !== undefined && { type }),
    ...(roles !== undefined && { roles }),
    ...(applies_to !== undefined && { applies_to }),
  };
  return `---\n${GENERATED_MARK}\n${stringify(matter)}---\n\n<ApiReference api="${name}" part="${slug}" />\n`;
}

/**
 * Webpack externals that make the server bundle read the HTML of references from disk. Bundled, every page of a
 * large API would be in memory several times.
 *
 * @param names file names in the folder
 */
export const htmlExternals = (folder: string, names: string[]): Record<string, string> =>
  Object.fromEntries(
    names.map((name) => [
      `@api-reference/${name}`,
      `var require('node:fs').readFileSync(${JSON.stringify(path.join(folder, name))}, 'utf8')`,
    ]),
  );

/**
 * Writes only the files whose content changed, so that the dev server rebuilds only pages of the edited document.
 *
 * @param wanted contents by absolute path
 */
export async function writeChanged(wanted: Map<string, string>): Promise<void> {
  for (const folder of new Set([...wanted.keys()].map((file) => path.dirname(file))))
    await mkdir(folder, { recursive: true });
  for (const [file, text] of wanted)
    if (!existsSync(file) || (await readFile(file, 'utf8')) !== text) await writeFile(file, text);
}

export async function removeOthers(folder: string, wanted: Set<string>): Promise<void> {
  const present = existsSync(folder) ? filesBelow(folder) : [];
  for (const file of present) if (!wanted.has(file)) await rm(file);
}

/** How long another process may take to rebuild the server of an edited document. */
const TIMEOUT_MS = 2_000;
const POLL_INTERVAL_MS = 20;

/**
 * In development, another process (scripts/dev) rebuilds the in-page server of an edited document. Waits for it, so
 * that page and server are written together: after two rebuilds in a row, page scripts would refer to modules that are
 * gone, and Docusaurus would reload the page.
 */
export async function waitForServer(document: string, made: string): Promise<void> {
  const isOlder = () => existsSync(made) && statSync(made).mtimeMs < statSync(document).mtimeMs;
  for (const end = Date.now() + TIMEOUT_MS; isOlder() && Date.now() < end;)
    await wait(POLL_INTERVAL_MS);
}
