import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { DocsPage } from '@frontline/client/pack';
import { brand } from '../../../../../brand/brand.ts';
import { publishedAt } from '../../../../../brand/published.ts';
import { afterAllPlugins } from '../../../../shell/build/plugins.ts';
import { createCache, filesBelow } from '../../../../shell/build/build-cache/index.ts';
import { readFileSync } from 'node:fs';

/** Writes `/reference/client.tgz`, the typed client as a tarball that npm installs by URL. */
export default function clientPackage({ siteDir }: LoadContext): Plugin {
  return {
    name: 'client-package',
    async postBuild({ outDir, plugins }) {
      const { name, packageScope, copyright, repository } = brand;
      const publisher = { name, packageScope, copyright, url: publishedAt, repository };
      // The tarball contains the Markdown export, and the reference plugin copies a folder to the same path, which
      // would fail if it existed.
      await afterAllPlugins(plugins, 'client-package');
      const pages = await markdownIn(outDir);
      const inputs = [publisher, pages, sourcesOfClient(path.join(siteDir, '..'))];
      const cached = createCache(siteDir, 'client-package');
      const tarball = await cached(inputs, async () => {
        const { packClient } = await import('@frontline/client/pack');
        return packClient(publisher, pages);
      });
      await mkdir(path.join(outDir, 'reference'), { recursive: true });
      await writeFile(path.join(outDir, 'reference/client.tgz'), tarball);
    },
  };
}

/** The Markdown of every doc by path. A command of the package reads it. */
async function markdownIn(outDir: string): Promise<DocsPage[]> {
  const files = await readdir(path.join(outDir, 'docs'), { recursive: true });
  const names = files.filter((file) => file.endsWith('.md')).sort();
  return Promise.all(
    names.map(async (file) => ({
      path: `/docs/${file.replaceAll(path.sep, '/').replace(/\.md$/, '')}`,
      markdown: await readFile(path.join(outDir, 'docs', file), 'utf8'),
    })),
  );
}

/** The folders with the sources of the client and of all that it may bundle. */
const FOLDERS = ['client', 'packages', 'servers', 'specs'];

/** The contents of the sources of the client, which are the key of its cached package. */
const sourcesOfClient = (root: string): string[] =>
  FOLDERS.flatMap((folder) => filesBelow(path.join(root, folder)))
    .filter(
      (file) => /\.(ts|js|json|md)$/.test(file) && !/[\\/](node_modules|test)[\\/]/.test(file),
    )
    .sort()
    .map((file) => readFileSync(file, 'utf8'));
