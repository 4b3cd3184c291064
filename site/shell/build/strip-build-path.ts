import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Compiler } from 'webpack';

/** After minification, before content hashes are computed. */
const STAGE = 400;
const name = 'strip-build-path';

/**
 * Removes the build folder from scripts, which the bundler writes in place of `import.meta.url`. The same sources
 * then give the same files with the same names, wherever they are built.
 */
export default function stripBuildPath({ siteDir }: LoadContext): Plugin {
  const folder = `${pathToFileURL(path.dirname(siteDir)).href}/`;
  const apply = (compiler: Compiler) =>
    compiler.hooks.thisCompilation.tap(name, (compilation) =>
      compilation.hooks.processAssets.tap({ name, stage: STAGE }, (assets) => {
        for (const [file, asset] of Object.entries(assets)) {
          if (!file.endsWith('.js')) continue;
          const text = asset.source().toString();
          if (!text.includes(folder)) continue;
          const { RawSource } = compiler.webpack.sources;
          compilation.updateAsset(file, new RawSource(text.replaceAll(folder, 'file:///')));
        }
      }),
    );
  return {
    name,
    configureWebpack: (_, isServer) => (isServer ? {} : ({ plugins: [{ apply }] } as object)),
  };
}
