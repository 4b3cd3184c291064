import type { WebpackPluginInstance } from 'webpack';

/** Puts files beside the bundler's, by their addresses below the base URL. */
export const emitFiles = (files: Map<string, string>): WebpackPluginInstance => ({
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('engine', (compilation) => {
      const { RawSource } = compiler.webpack.sources;
      compilation.hooks.processAssets.tap({ name: 'engine', stage: -100 }, () => {
        for (const [name, text] of files) compilation.emitAsset(name, new RawSource(text));
      });
    });
  },
});
