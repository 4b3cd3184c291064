import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { npm } from '../../scripts/npm.mjs';
import * as optional from '../optional.ts';
import type { DocsPage, OptionalCommand } from './optional-command.ts';
import { commandFiles } from './command.ts';
import { declarations } from './declarations.ts';
import { documents } from '@frontline/specs/documents';

const own = (name: string) => new URL(`../${name}`, import.meta.url);

/**
 * The client as a tarball of `npm pack`, named after its publisher. The same sources give the same bytes.
 *
 * @param pages the docs as Markdown, included for commands that read them
 * @throws {Error} the client does not compile, or npm could not pack it
 */
export async function packClient(publisher: Publisher, pages: DocsPage[]): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'client-'));
  try {
    for (const [name, text] of Object.entries(await filesOf(publisher, pages)))
      await writeFile(join(folder, name), text);
    const { status, stdout, stderr } = npm(
      folder,
      ['pack', '--prefix=.', '--ignore-scripts', '--json'],
      'pipe',
    );
    if (status !== 0) throw new Error(`npm could not pack the client: ${stderr.trim()}`);
    const [{ filename }] = JSON.parse(stdout) as [{ filename: string }];
    return await readFile(join(folder, filename));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Every file of the package, by name. */
async function filesOf(
  publisher: Publisher,
  pages: DocsPage[],
): Promise<Record<string, string | Buffer>> {
  const { version } = JSON.parse(await readFile(own('package.json'), 'utf8')) as {
    version: string;
  };
  const { engines } = JSON.parse(await readFile(own('../package.json'), 'utf8')) as {
    engines: { node: string };
  };
  const manifest = manifestOf(publisher, version, engines.node);
  const named = async (name: string) =>
    (await readFile(own(name), 'utf8')).replaceAll('@frontline/client', manifest.name);
  const readmes = ['', ...Object.keys(optional).map((command) => `${command}/`)].map(
    (folder) => `${folder}README.md`,
  );
  return {
    'package.json': `${JSON.stringify(manifest, null, 2)}\n`,
    'README.md': (await Promise.all(readmes.map(named))).join('\n'),
    'CHANGELOG.md': await named('CHANGELOG.md'),
    LICENSE: (await readFile(own('../LICENSE'), 'utf8')).replace(
      /^Copyright .*$/m,
      () => publisher.copyright,
    ),
    'index.js': await script('esm'),
    'index.cjs': await script('cjs'),
    ...(await commandFiles({ name: manifest.name, version, docs: publisher.url })),
    ...Object.assign(
      {},
      ...Object.values<OptionalCommand>(optional).map(({ files }) => files(pages)),
    ),
    ...declarations(),
  };
}

/** Bundles the client into one file, tree-shaken. */
async function script(format: 'esm' | 'cjs'): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(own('src/index.ts'))],
    bundle: true,
    format,
    platform: 'neutral',
    target: 'es2022',
    treeShaking: true,
    write: false,
  });
  return outputFiles[0]!.text;
}

export type { DocsPage, OptionalCommand };

/** Who publishes the client. */
export interface Publisher {
  name: string;
  /** The provider's scope on npm. */
  packageScope: `@${string}`;
  /** The copyright line of the license, such as `Copyright © 2025 Acme.` */
  copyright: string;
  /** Where the documentation is published. */
  url: string;
  /** The public source repository. */
  repository: string;
}

/** `Call for Help, Lockers and Radio` */
const apis = new Intl.ListFormat('en-GB').format(
  Object.values(documents).map(({ document }) => document.info.title.replace(/ API$/, '')),
);

const entry = (ending: 'js' | 'cjs') => ({
  types: ending === 'js' ? './index.d.ts' : './index.d.cts',
  default: `./index.${ending}`,
});

/** The package.json of the published client. */
const manifestOf = (
  { name, packageScope, url, repository }: Publisher,
  version: string,
  node: string,
) => ({
  name: `${packageScope}/client`,
  version,
  description: `Typed client of the ${apis} APIs`,
  keywords: ['api', 'client', 'openapi', 'typescript'],
  license: 'MIT',
  author: name,
  homepage: `${url}/docs/apis/webhooks#install-a-client`,
  repository: { type: 'git', url: `git+${repository}.git`, directory: 'client' },
  bugs: `${repository}/issues`,
  type: 'module',
  sideEffects: false,
  engines: { node },
  main: './index.cjs',
  module: './index.js',
  types: './index.d.cts',
  // The only entry, so that `npx` finds it by the name of the package.
  bin: { [`${packageScope.slice(1)}-client`]: './command.js' },
  exports: {
    '.': { import: entry('js'), require: entry('cjs') },
    './package.json': './package.json',
  },
  publishConfig: { access: 'public', provenance: true },
});
