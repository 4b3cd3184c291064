import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { noticesOf, thirdPartyOf } from '@frontline/client/third-party';
import type { Module, WebpackPluginInstance } from 'webpack';

/**
 * Writes `/licenses.txt`: the third-party notices of every package that the bundler has included in a script, style
 * sheet or other asset, and of the typefaces.
 */
export default function licenses({ siteDir }: LoadContext): Plugin {
  const files = new Set<string>();
  return {
    name: 'licenses',
    configureWebpack: (_, isServer) => (isServer ? {} : { plugins: [collectModules(files)] }),
    async postBuild({ outDir }) {
      const packages = thirdPartyOf(files);
      if (packages.length === 0) throw new Error('No package was found in what the bundler wrote.');
      const fonts = await readFile(path.join(siteDir, '../brand/static/fonts/OFL.txt'), 'utf8');
      const text = [
        'This site holds code and typefaces of others, under these licenses.',
        noticesOf(packages),
        `${'-'.repeat(72)}\nTypefaces in /fonts/, /social/ and /printables/\n\n${fonts.trim()}\n`,
      ];
      await writeFile(path.join(outDir, 'licenses.txt'), text.join('\n\n'));
    },
  };
}

const collectModules = (files: Set<string>): WebpackPluginInstance => ({
  apply(compiler) {
    compiler.hooks.afterEmit.tap('licenses', (compilation) => {
      for (const chunk of compilation.chunks)
        for (const joined of compilation.chunkGraph.getChunkModules(chunk)) {
          const { modules = [joined] } = joined as { modules?: Module[] };
          for (const module of modules) files.add(module.nameForCondition() ?? module.identifier());
        }
    });
  },
});
