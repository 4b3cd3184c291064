import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

/** The browsers of `browserslist` in package.json, as esbuild names them. */
const TARGET = ['chrome111', 'edge111', 'firefox115', 'safari16.4'];

/**
 * A program of page/head-scripts/ as it stands in a page.
 *
 * @param constants what its `declare const` names stand for
 */
export function inlineScript(
  name: string,
  constants: Record<string, string | boolean> = {},
): string {
  const define = Object.fromEntries(
    Object.entries(constants).map(([constant, value]) => [constant, JSON.stringify(value)]),
  );
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(new URL(`../../page/head-scripts/${name}.ts`, import.meta.url))],
    bundle: true,
    minify: true,
    format: 'iife',
    target: TARGET,
    define,
    write: false,
  });
  return outputFiles[0]!.text.trim();
}
