import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { keeper } from '../../kept/index.ts';
import type * as Files from './files.tsx';
import type { ReferenceDocument, ReferenceOptions } from './options.ts';

/**
 * Shows API documents as static HTML (specification, section 1). The HTML is in the page that the
 * server sends; a reader who comes from another page fetches it as a file of its own, so it never
 * travels as JavaScript.
 */
export default function apiReference(
  { siteDir, baseUrl, generatedFilesDir }: LoadContext,
  { documents, secrets = {} }: ReferenceOptions,
): Plugin<Record<string, Files.ReferenceFiles>> {
  const folder = path.join(generatedFilesDir, 'api-reference');
  const published = path.join(folder, 'reference');
  const place = { siteDir, baseUrl, secrets };
  let rendering: Promise<typeof Files> | undefined;
  return {
    name: 'api-reference',
    getPathsToWatch: () => documents.map(({ file }) => path.resolve(siteDir, file)),
    async loadContent() {
      const keep = keeper(siteDir, 'api-reference');
      const files = documents.map(async (document) => {
        const text = await readFile(path.resolve(siteDir, document.file), 'utf8');
        const inputs = [document, text, baseUrl, secrets];
        return [document.name, await keep(inputs, () => drawn(document))] as const;
      });
      const content = Object.fromEntries(await Promise.all(files));
      for (const [name, { model }] of Object.entries(content))
        if (model.extensions.length > 0)
          console.log(
            `[api-reference] ${name}: nothing shows ${model.extensions.map(([one, count]) => `${one} (${count} times)`).join(', ')}.`,
          );
      return content;
    },
    async contentLoaded({ content }) {
      await rm(published, { recursive: true, force: true });
      for (const [name, { html, downloads }] of Object.entries(content)) {
        await mkdir(path.join(published, name), { recursive: true });
        await writeFile(path.join(folder, `${name}.reference.html`), html);
        for (const [file, text] of Object.entries(downloads))
          await writeFile(path.join(published, name, file), text);
      }
    },
    configureWebpack: () => ({
      resolve: { alias: { '@api-reference': folder } },
      module: {
        rules: [
          {
            test: /\.reference\.html$/,
            type: 'asset/source',
          },
        ],
      },
      ...({ devServer: { static: [{ directory: folder, publicPath: baseUrl }] } } as object),
    }),
    postBuild: ({ outDir }) => cp(published, path.join(outDir, 'reference'), { recursive: true }),
  };

  async function drawn(document: ReferenceDocument): Promise<Files.ReferenceFiles> {
    rendering ??= import('./load-files.ts').then(({ loadFiles }) =>
      loadFiles(path.join(folder, 'rendering.cjs')),
    );
    return (await rendering).referenceFiles(document, place);
  }
}
