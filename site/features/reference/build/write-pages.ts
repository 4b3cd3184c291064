import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { stringify } from 'yaml';
import { frontMatterOf } from '../../../shell/build/articles/front-matter.ts';
import { MANY_OPERATIONS } from '../shared/constants.ts';
import type { ReferencePage } from './model/pages.ts';

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
 * whose readers it has too, so that sidebar, search, twins and sitemap know it as they know others; and
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
