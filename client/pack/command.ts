import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const folder = fileURLToPath(new URL('../command', import.meta.url));

/** CommonJS packages in the bundle ask for modules of Node by `require`. */
const start = `#!/usr/bin/env node
import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);`;

/**
 * The commands of the package in one file beside the client, with all they need: documents, examples and
 * checks. A program that imports the client never loads it.
 */
export async function commandScript(name: string, docs: string): Promise<string> {
  const contents = `import { runCommand } from './run.ts';
    await runCommand(process.argv.slice(2), ${JSON.stringify(name)}, ${JSON.stringify(docs)});`;
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: folder, loader: 'ts' },
    banner: { js: start },
    bundle: true,
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
