import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import * as optional from '../optional.ts';
import type { OptionalCommand } from './optional-command.ts';
import { noticesOf, thirdPartyOf } from './third-party.ts';

const folder = fileURLToPath(new URL('..', import.meta.url));

/** CommonJS packages in the bundle `require` modules of Node. */
const start = `import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);`;

/** What the commands know about the published package. */
interface Packed {
  name: string;
  version: string;
  /** Where the docs are published. */
  docs: string;
}

/**
 * The files of the commands, with documents, examples and checks bundled. A program that imports the client loads none
 * of them, and `check` does not load the code of optional commands.
 */
export async function commandFiles({
  name,
  version,
  docs,
}: Packed): Promise<Record<string, string>> {
  const [own, released, published] = [name, version, docs].map((text) => JSON.stringify(text));
  const starts = Object.entries<OptionalCommand>(optional).map(
    ([name, { help }]) =>
      `${name}: { help: ${JSON.stringify(help)}, start: async () => (await import('./${name}.js')).start() }`,
  );
  const command = `import { runCommand } from './command/run.ts';
    await runCommand(process.argv.slice(2), ${own}, ${published}, { ${starts.join(', ')} });`;
  const scripts = { 'command.js': await script(command, `#!/usr/bin/env node\n${start}`) };
  for (const name of Object.keys(optional)) {
    const started = `import { start as run } from './${name}/start.ts';
      export const start = () => run(${own}, ${released}, ${published});`;
    Object.assign(scripts, { [`${name}.js`]: await script(started, start) });
  }
  const files = [
    ...Object.values(scripts).flatMap((script) => script.files),
    ...Object.values<OptionalCommand>(optional).flatMap(({ thirdParty }) => thirdParty),
  ];
  return {
    ...Object.fromEntries(Object.entries(scripts).map(([name, { text }]) => [name, text])),
    'THIRD-PARTY.txt': `The commands of this package hold code of others.\n\n${noticesOf(thirdPartyOf(files))}`,
  };
}

/** Bundles a script; returns it with every source file that contributed to it. */
async function script(
  contents: string,
  banner: string,
): Promise<{ text: string; files: string[] }> {
  const { outputFiles, metafile } = await build({
    metafile: true,
    stdin: { contents, resolveDir: folder, loader: 'ts' },
    banner: { js: banner },
    bundle: true,
    external: Object.keys(optional).map((name) => `./${name}.js`),
    format: 'esm',
    platform: 'node',
    target: 'node20',
    treeShaking: true,
    minify: true,
    // The script is published.
    legalComments: 'eof',
    write: false,
  });
  const [output] = Object.values(metafile.outputs);
  const written = Object.entries(output!.inputs).filter(([, { bytesInOutput }]) => bytesInOutput);
  return { text: outputFiles[0]!.text, files: written.map(([file]) => resolve(file)) };
}
