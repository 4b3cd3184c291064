import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import * as optional from '@frontline/client/optional';
import type { DocsPage } from '@frontline/client/pack';
import { brand } from '../../../../../brand/brand.ts';
import { publishedAt } from '../../../../../brand/published.ts';
import { afterAllPlugins } from '../../../../shell/build/plugins.ts';
import { createCache, filesBelow } from '../../../../shell/build/build-cache/index.ts';
import { readFileSync } from 'node:fs';
import { apiNames } from '@frontline/specs/api-names';

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

/** Source folders of the client, relative to the root of the repository. */
const FOLDERS = [
  ...['check', 'command', 'demonstration', 'pack', 'src', ...Object.keys(optional)].map(
    (name) => `client/${name}`,
  ),
  ...['contract', 'openapi-validator', 'search', 'storage', 'scenarios', 'twilio-signature'].map(
    (name) => `packages/${name}/src`,
  ),
  ...apiNames.map((name) => `servers/${name}/src`),
  'specs/generated',
];
const FILES = [
  ...['README.md', 'CHANGELOG.md', 'optional.ts', 'package.json'].map((name) => `client/${name}`),
  ...Object.keys(optional).map((name) => `client/${name}/README.md`),
  'specs/printed-requests.ts',
];

/** The contents of the sources of the client, which are the key of its cached package. */
function sourcesOfClient(root: string): string[] {
  const files = FOLDERS.flatMap((folder) => filesBelow(path.join(root, folder)));
  return [
    ...files.filter((file) => /\.(ts|js|json)$/.test(file)).sort(),
    ...FILES.map((name) => path.join(root, name)),
  ].map((file) => readFileSync(file, 'utf8'));
}
