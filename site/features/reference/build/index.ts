import { cp, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { createCache } from '../../../shell/build/build-cache/index.ts';
import { MAX_REPORTED, pagesOf, type Reference } from '@frontline/api-reference/model';
import type * as Files from './files.tsx';
import {
  serverIsMade,
  removeOthers,
  writeChanged,
  readWhenDrawn,
  mayBeLarge,
  writePages,
} from './write-pages.ts';
import { fileState, rememberModel } from './named-model.ts';
import { htmlFile, type ReferenceDocument, type ReferenceOptions } from './read-document.ts';

/** What is kept in memory of what a document became: its texts are files by then. */
interface Made extends Omit<Reference, 'pages' | 'downloads'> {
  /** The names of the files that hold the HTML of its pages. */
  pages: string[];
  /** All files, by their whole paths. */
  files: string[];
}

/**
 * Shows API documents as static HTML (specification, section 1). The HTML is in the page that the
 * server sends; a reader who comes from another page fetches it as a file of its own, so it never
 * travels as JavaScript.
 */
export default async function apiReference(
  { siteDir, baseUrl, generatedFilesDir }: LoadContext,
  { documents, secrets = {} }: ReferenceOptions,
): Promise<Plugin<Record<string, Made>>> {
  const folder = path.join(generatedFilesDir, 'api-reference');
  const published = path.join(folder, 'reference');
  const place = { siteDir, baseUrl, secrets };
  let rendering: Promise<typeof Files> | undefined;
  const cached = createCache(siteDir, 'api-reference');
  let pages: string[] = [];
  const latest = new Map<string, { text: string; made: Promise<Made> }>();
  // The generator looks for pages when all plugins are there.
  for (const document of documents) {
    const text = await readFile(path.resolve(siteDir, document.file), 'utf8');
    const model = mayBeLarge(text) ? (await made(document)).model : undefined;
    await writePages(siteDir, document.name, model && pagesOf(model), model?.title ?? '');
  }
  return {
    name: 'api-reference',
    getPathsToWatch: () => documents.map(({ file }) => path.resolve(siteDir, file)),
    async loadContent() {
      const all = documents.map(async (document) => [document.name, await made(document)] as const);
      const content = Object.fromEntries(await Promise.all(all));
      for (const [name, one] of Object.entries(content)) report(name, one);
      return content;
    },
    async contentLoaded({ content }) {
      const all = Object.values(content);
      pages = all.flatMap((one) => one.pages);
      await removeOthers(published, new Set(all.flatMap(({ files }) => files)));
    },
    configureWebpack: (_, isServer) => ({
      ...(isServer && { externals: readWhenDrawn(folder, pages) }),
      resolve: { alias: { '@api-reference': folder } },
      module: {
        rules: [
          {
            test: /\.reference\.html$/,
            type: 'asset/source',
          },
        ],
      },
      // What is written within so many ms is drawn once.
      watchOptions: { aggregateTimeout: 100 },
      ...({
        devServer: {
          // Pages are replaced in place; a watched folder would load them anew.
          static: [{ directory: folder, publicPath: baseUrl, watch: false }],
        },
      } as object),
    }),
    postBuild: ({ outDir }) => cp(published, path.join(outDir, 'reference'), { recursive: true }),
  };

  /** A large document takes a minute, and is asked for before the docs plugin looks and once more after. */
  async function made(document: ReferenceDocument): Promise<Made> {
    const text = await readFile(path.resolve(siteDir, document.file), 'utf8');
    const known = latest.get(document.name);
    if (known?.text === text) return known.made;
    const one = written(document, text, known !== undefined);
    latest.set(document.name, { text, made: one });
    return one;
  }

  /** The texts of a large document are a hundred MB: they are on the disk from here on, and no longer in memory. */
  async function written(
    document: ReferenceDocument,
    text: string,
    isEdited: boolean,
  ): Promise<Made> {
    const { name } = document;
    const file = path.resolve(siteDir, document.file);
    const state = fileState(file);
    const inputs = [document, text, baseUrl, secrets];
    const { pages, downloads, ...rest } = await cached(inputs, () => drawn(document));
    rememberModel(file, state, rest.model);
    const served = path.resolve(siteDir, '../specs/generated', `${name}.document.json`);
    if (isEdited) await serverIsMade(file, served);
    const wanted = [
      ...Object.entries(pages).map(
        ([slug, html]) => [path.join(folder, htmlFile(name, slug)), html] as const,
      ),
      ...Object.entries(downloads).map(
        ([file, text]) => [path.join(published, name, file), text] as const,
      ),
    ];
    await writeChanged(new Map(wanted));
    return {
      ...rest,
      pages: Object.keys(pages).map((slug) => htmlFile(name, slug)),
      files: wanted.map(([file]) => file),
    };
  }

  async function drawn(document: ReferenceDocument): Promise<Reference> {
    rendering ??= import('../../../shell/build/load-jsx.ts').then(({ loadJsx }) =>
      loadJsx<typeof Files>(
        new URL('./files.tsx', import.meta.url),
        path.join(folder, 'rendering.cjs'),
      ),
    );
    return (await rendering).referenceFiles(document, place);
  }
}

/**
 * Extensions that readers are told nothing of: each limit is said where it is kept, and what a key counts for and
 * which faults are answered with 400 is read by our servers alone.
 */
const OURS = ['x-limits', 'x-key-of', 'x-bad-request'];

/** Tells what of a document nothing shows, and what is amiss in one that somebody else writes. */
function report(name: string, { model, warnings, links, unused }: Made): void {
  const say = (words: string) => console.log(`[api-reference] ${name}: ${words}`);
  const first = (all: string[]) => all.slice(0, MAX_REPORTED);
  const unseen = model.extensions.filter(([extension]) => !OURS.includes(extension));
  if (unseen.length > 0)
    say(`nothing shows ${unseen.map(([one, count]) => `${one} (${count} times)`).join(', ')}.`);
  if (unused.length > 0)
    say(
      `nothing points to ${unused.length} components, so no page shows them: ${first(unused).join(', ')}${unused.length > MAX_REPORTED ? ' and more' : ''}.`,
    );
  for (const one of first(links)) say(one);
  if (links.length > MAX_REPORTED) say(`${links.length - MAX_REPORTED} more links lead nowhere.`);
  for (const one of first(warnings)) say(one);
  if (warnings.length > MAX_REPORTED) say(`${warnings.length - MAX_REPORTED} more faults.`);
}
