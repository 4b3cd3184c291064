import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

const require = createRequire(import.meta.url);

/**
 * Bundles a module of components into one file and loads it: Docusaurus loads plugins without JSX support, and
 * loads React before it sets NODE_ENV to production.
 */
export function loadJsx<Module>(entry: URL, outfile: string): Module {
  buildSync({
    entryPoints: [fileURLToPath(entry)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    jsx: 'automatic',
    // Its main file uses UMD imports, which bundlers cannot follow.
    alias: { 'jsonc-parser': 'jsonc-parser/lib/esm/main.js' },
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return require(outfile) as Module;
}
