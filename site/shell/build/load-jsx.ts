import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

const require = createRequire(import.meta.url);

/**
 * Loads a module of components. Docusaurus loads plugins with a loader that knows no JSX, and has loaded React before
 * it says that this is a production build: so the module is made one file first.
 *
 * @param outfile the file to write
 */
export function loadJsx<Module>(entry: URL, outfile: string): Module {
  buildSync({
    entryPoints: [fileURLToPath(entry)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    jsx: 'automatic',
    // Its main file asks for its others in a way that no bundler follows.
    alias: { 'jsonc-parser': 'jsonc-parser/lib/esm/main.js' },
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return require(outfile) as Module;
}
