import { cp, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { createCache } from '../../../shell/build/build-cache/index.ts';
import { MAX_REPORTED, pagesOf, type Reference } from '@frontline/api-reference/model';
import type * as Files from './files.tsx';
import {
  waitForServer,
  removeOthers,
  writeChanged,
  htmlExternals,
  mayBeLarge,
  writePages,
} from './write-pages.ts';
import { fileState, cacheModel } from './named-model.ts';
import { htmlFile, type ReferenceDocument, type ReferenceOptions } from './read-document.ts';

/** The part of a rendered reference that stays in memory: its HTML and downloads are on disk. */
interface BuiltReference extends Omit<Reference, 'pages' | 'downloads'> {
  /** File names of the HTML of its pages. */
  pages: string[];
  /** Absolute paths of all files. */
  files: string[];
}

/**
 * Renders API documents as static HTML (specification, section 1). The HTML is part of the page that the
 * server sends; client-side navigation fetches it as a separate file, so it is never sent as JavaScript.
 */
export default async function apiReference(
  { siteDir, baseUrl, generatedFilesDir }: LoadContext,
  { documents, secrets = {} }: ReferenceOptions,
): Promise<Plugin<Record<string, BuiltReference>>> {
  const folder = path.join(generatedFilesDir, 'api-reference');
  const published = path.join(folder, 'reference');
  const place = { siteDir, baseUrl, secrets };
  let rendering: Promise<typeof Files> | undefined;
  const cached = createCache(siteDir, 'api-reference');
  let pages: string[] = [];
  const latest = new Map<string, { text: string; build: Promise<BuiltReference> }>();
  // Docusaurus looks for pages after all plugins are initialized.
  for (const document of documents) {
    const text = await readFile(path.resolve(siteDir, document.file), 'utf8');
    const model = mayBeLarge(text) ? (await buildReference(document)).model : undefined;
    await writePages(siteDir, document.name, model && pagesOf(model), model?.title ?? '');
  }
  return {
    name: 'api-reference',
    getPathsToWatch: () => documents.map(({ file }) => path.resolve(siteDir, file)),
    async loadContent() {
      const all = documents.map(
        async (document) => [document.name, await buildReference(document)] as const,
      );
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
      ...(isServer && { externals: htmlExternals(folder, pages) }),
      resolve: { alias: { '@api-reference': folder } },
      module: {
        rules: [
          {
            test: /\.reference\.html$/,
            type: 'asset/source',
          },
        ],
      },
      // Files written within this many ms trigger one rebuild.
      watchOptions: { aggregateTimeout: 100 },
      ...({
        devServer: {
          // Pages are hot-replaced; watching the folder would reload them.
          static: [{ directory: folder, publicPath: baseUrl, watch: false }],
        },
      } as object),
    }),
    postBuild: ({ outDir }) => cp(published, path.join(outDir, 'reference'), { recursive: true }),
  };

  /** Builds once per text: a large document takes a minute, and is needed before and after the docs plugin runs. */
  async function buildReference(document: ReferenceDocument): Promise<BuiltReference> {
    const text = await readFile(path.resolve(siteDir, document.file), 'utf8');
    const known = latest.get(document.name);
    if (known?.text === text) return known.build;
    const one = writeReference(document, text, known !== undefined);
    latest.set(document.name, { text, build: one });
    return one;
  }

  /** Writes pages and downloads to disk and frees their text: for a large document it is 100 MB. */
  async function writeReference(
    document: ReferenceDocument,
    text: string,
    isEdited: boolean,
  ): Promise<BuiltReference> {
    const { name } = document;
    const file = path.resolve(siteDir, document.file);
    const state = fileState(file);
    const inputs = [document, text, baseUrl, secrets];
    const { pages, downloads, ...rest } = await cached(inputs, () => renderReference(document));
    cacheModel(file, state, rest.model);
    const served = path.resolve(siteDir, '../specs/generated', `${name}.document.json`);
    if (isEdited) await waitForServer(file, served);
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

  async function renderReference(document: ReferenceDocument): Promise<Reference> {
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
 * Extensions that the reference does not show: limits are documented at the operations they apply to, and only our
 * servers read what a key counts for and which faults return 400.
 */
const INTERNAL_EXTENSIONS = ['x-limits', 'x-key-of', 'x-bad-request'];

/** Logs extensions and components that no page shows, broken links, and faults of third-party documents. */
function report(name: string, { model, warnings, links, unused }: BuiltReference): void {
  const log = (message: string) => console.log(`[api-reference] ${name}: ${message}`);
  const first = (all: string[]) => all.slice(0, MAX_REPORTED);
  const unseen = model.extensions.filter(([extension]) => !INTERNAL_EXTENSIONS.includes(extension));
  if (unseen.length > 0)
    log(`nothing shows ${unseen.map(([one, count]) => `${one} (${count} times)`).join(', ')}.`);
  if (unused.length > 0)
    log(
      `nothing points to ${unused.length} components, so no page shows them: ${first(unused).join(', ')}${unused.length > MAX_REPORTED ? ' and more' : ''}.`,
    );
  for (const message of first(links)) log(message);
  if (links.length > MAX_REPORTED) log(`${links.length - MAX_REPORTED} more links lead nowhere.`);
  for (const message of first(warnings)) log(message);
  if (warnings.length > MAX_REPORTED) log(`${warnings.length - MAX_REPORTED} more faults.`);
}
