import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { stringify } from 'yaml';
import { frontMatterOf } from '../../../shell/build/articles/front-matter.ts';
import { MANY_OPERATIONS, type ReferencePage } from '@frontline/api-reference/model';
import { existsSync, statSync } from 'node:fs';
import { filesBelow } from '../../../shell/build/build-cache/index.ts';
import { setTimeout as wait } from 'node:timers/promises';

/** Stands in every page that is written here, and in no other. */
const MARK = '# Written by the build from the document of the API.';

const METHOD = /\b(get|put|post|delete|options|head|patch|trace)\b["']?\s*:/g;

/** Whether a document may be large: it has the names of methods often enough. */
export const mayBeLarge = (text: string): boolean =>
  (text.match(METHOD)?.length ?? 0) > MANY_OPERATIONS;

/** The folder of the pages beside the overview of an API. Git ignores it. */
const pagesFolder = (siteDir: string, name: string): string =>
  path.join(siteDir, 'docs/apis', name);

/**
 * Writes a page for the docs plugin for each part of a large document, below the page of its overview
 * whose readers it has too, so that sidebar, search, Markdown and sitemap know it as they know others; and
 * removes those of parts that are gone. A file that somebody wrote by hand stays.
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
    if (!wanted.has(file) && (await readFile(place, 'utf8').catch(() => '')).includes(MARK))
      await rm(place);
  }
  for (const [file, text] of wanted) {
    const place = path.join(folder, file);
    // What has not changed keeps its time, by which a watching generator tells.
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
  return `---\n${MARK}\n${stringify(matter)}---\n\n<ApiReference api="${name}" part="${slug}" />\n`;
}

/**
 * Lets the program that draws the pages of a build read the HTML of references from the disk, in place of having
 * it written into it: the bundler would hold every page of a large API several times over.
 *
 * @param names the files below the folder
 */
export const readWhenDrawn = (folder: string, names: string[]): Record<string, string> =>
  Object.fromEntries(
    names.map((name) => [
      `@api-reference/${name}`,
      `var require('node:fs').readFileSync(${JSON.stringify(path.join(folder, name))}, 'utf8')`,
    ]),
  );

/**
 * Writes the files that are not there as they should be. What has not changed is left alone, so that while developing
 * only pages of the edited document are drawn again.
 *
 * @param wanted texts by the whole path of their file
 */
export async function writeChanged(wanted: Map<string, string>): Promise<void> {
  for (const folder of new Set([...wanted.keys()].map((file) => path.dirname(file))))
    await mkdir(folder, { recursive: true });
  for (const [file, text] of wanted)
    if (!existsSync(file) || (await readFile(file, 'utf8')) !== text) await writeFile(file, text);
}

/** Takes away all files below a folder but these. */
export async function removeOthers(folder: string, wanted: Set<string>): Promise<void> {
  const present = existsSync(folder) ? filesBelow(folder) : [];
  for (const file of present) if (!wanted.has(file)) await rm(file);
}

/** For so many ms another process may take to make the server of an edited document. */
const PATIENCE = 2_000;
const BETWEEN = 20;

/**
 * While developing, the server in the page is made of an edited document by another process (scripts/dev). Resolves
 * when it is written, so that the page is written in the same moment: drawn twice in a row, what acts in it would be
 * taken from modules that are gone, and the generator would load the page anew.
 */
export async function serverIsMade(document: string, made: string): Promise<void> {
  const isOlder = () => existsSync(made) && statSync(made).mtimeMs < statSync(document).mtimeMs;
  for (const end = Date.now() + PATIENCE; isOlder() && Date.now() < end;) await wait(BETWEEN);
}
