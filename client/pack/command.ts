import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const folder = fileURLToPath(new URL('..', import.meta.url));

/** CommonJS packages in the bundle ask for modules of Node by `require`. */
const start = `import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);`;

/** The published package, as its commands know themselves. */
interface Packed {
  name: string;
  version: string;
  /** Where the docs are published. */
  docs: string;
}

/**
 * The commands of the package in two files beside the client, with all they need: documents, examples and
 * checks. A program that imports the client loads neither, and `check` does not load what `mcp` needs.
 */
export async function commandFiles({
  name,
  version,
  docs,
}: Packed): Promise<Record<string, string>> {
  const [own, released, published] = [name, version, docs].map((text) => JSON.stringify(text));
  const command = `import { runCommand } from './command/run.ts';
    await runCommand(process.argv.slice(2), ${own}, ${published}, async () =>
      (await import('./mcp.js')).start());`;
  const mcp = `import { startMcp } from './mcp/start.ts';
    export const start = () => startMcp(${own}, ${released}, ${published});`;
  return {
    'command.js': await script(command, `#!/usr/bin/env node\n${start}`),
    'mcp.js': await script(mcp, start),
  };
}

/** The database engine of the reference servers, which \`mcp\` runs in its process. */
export const engineFile = (): Buffer =>
  readFileSync(createRequire(import.meta.url).resolve('@sqlite.org/sqlite-wasm/sqlite3.wasm'));

async function script(contents: string, banner: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: folder, loader: 'ts' },
    banner: { js: banner },
    bundle: true,
    external: ['./mcp.js'],
    format: 'esm',
    platform: 'node',
    target: 'node20',
    treeShaking: true,
    minify: true,
    // It is published.
    legalComments: 'eof',
    write: false,
  });
  return outputFiles[0]!.text;
}
