import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { noticesOf, thirdPartyOf } from './third-party.ts';

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
  const scripts = [
    await script(command, `#!/usr/bin/env node\n${start}`),
    await script(mcp, start),
  ] as const;
  const files = [...scripts.flatMap(({ files }) => files), engine];
  return {
    'command.js': scripts[0].text,
    'mcp.js': scripts[1].text,
    'THIRD-PARTY.txt': `The commands of this package hold code of others.\n\n${noticesOf(thirdPartyOf(files))}`,
  };
}

const engine = createRequire(import.meta.url).resolve('@sqlite.org/sqlite-wasm/sqlite3.wasm');

/** The database engine of the reference servers, which \`mcp\` runs in its process. */
export const engineFile = (): Buffer => readFileSync(engine);

/** A script, and every file of which something is in it. */
async function script(
  contents: string,
  banner: string,
): Promise<{ text: string; files: string[] }> {
  const { outputFiles, metafile } = await build({
    metafile: true,
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
  const [output] = Object.values(metafile.outputs);
  const written = Object.entries(output!.inputs).filter(([, { bytesInOutput }]) => bytesInOutput);
  return { text: outputFiles[0]!.text, files: written.map(([file]) => resolve(file)) };
}
