import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type * as Files from './files.tsx';

const require = createRequire(import.meta.url);

/**
 * Loads the rendering part. Docusaurus loads plugins with a loader that knows no JSX, translates every
 * package that is an ES module, and has loaded React before it says that this is a production build: so
 * this part is made one file first.
 *
 * @param outfile the file to write
 */
export async function loadFiles(outfile: string): Promise<typeof Files> {
  await build({
    entryPoints: [fileURLToPath(new URL('./files.tsx', import.meta.url))],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    // Its main file asks for its others in a way that no bundler follows.
    alias: { 'jsonc-parser': 'jsonc-parser/lib/esm/main.js' },
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return require(outfile) as typeof Files;
}
