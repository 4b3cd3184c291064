import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { npm } from '../../scripts/npm.mjs';
import type { DocsPage } from '../mcp/library.ts';
import { commandFiles, engineFile } from './command.ts';
import { declarations } from './declarations.ts';
import { manifestOf, type Publisher } from './manifest.ts';

const own = (name: string) => new URL(`../${name}`, import.meta.url);

/**
 * The client as the tarball that `npm pack` writes, named after whoever publishes it. The same sources
 * give the same bytes.
 *
 * @param pages the docs as Markdown, which travel in it
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
  return {
    'package.json': `${JSON.stringify(manifest, null, 2)}\n`,
    'README.md': await named('README.md'),
    'CHANGELOG.md': await named('CHANGELOG.md'),
    LICENSE: (await readFile(own('../LICENSE'), 'utf8')).replace(
      /^Copyright .*$/m,
      () => publisher.copyright,
    ),
    'index.js': await script('esm'),
    'index.cjs': await script('cjs'),
    ...(await commandFiles({ name: manifest.name, version, docs: publisher.url })),
    'docs.json': JSON.stringify(pages),
    'sqlite3.wasm': engineFile(),
    ...declarations(),
  };
}

/** The whole client in one file, without what it does not need. */
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

export type { DocsPage };
