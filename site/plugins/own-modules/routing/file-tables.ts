import type { WebpackPluginInstance } from 'webpack';

/** A function that loads a file by its name has the hashes of all files; these go elsewhere. */
const LOOKUP = /(\{(?:"[^"]+":\s*"[0-9a-f]{8}",?\s*)+\})\[chunkId\]/;
const HASHES = /"([^"]+)":\s*"([0-9a-f]{8})",?\s*/g;
const BEFORE_MINIFYING = -100;

/**
 * The bundler writes the hashes of all files into the script that every page loads: 20 bytes for each
 * page of the site. Those of pages whose route stands in a table of a folder move into that table,
 * and new files are put beside the bundler's.
 */
export function moveHashes(
  cut: Map<string, string[]>,
  files: Map<string, string>,
): WebpackPluginInstance {
  return {
    apply(compiler) {
      compiler.hooks.thisCompilation.tap('own-modules', (compilation) => {
        const { RawSource } = compiler.webpack.sources;
        const options = { name: 'own-modules', stage: BEFORE_MINIFYING };
        compilation.hooks.processAssets.tap(options, (assets) => {
          for (const [name, text] of files) compilation.emitAsset(name, new RawSource(text));
          if (cut.size === 0) return;
          const entry = Object.keys(assets).find((name) => name.includes('runtime~main.')) ?? '';
          const code = String(assets[entry]?.source());
          const table = LOOKUP.exec(code)?.[1];
          if (!table) throw new Error('The bundler writes its table of files in another way now.');
          const hashes = new Map(
            [...table.matchAll(HASHES)].map(([, name = '', hash = '']) => [name, hash]),
          );
          const moved = new Set([...cut.values()].flat());
          const kept = [...hashes].filter(([name]) => !moved.has(name));
          for (const [name, pages] of cut) {
            const file = `assets/js/${name}.${hashes.get(name)}.js`;
            const own = pages.flatMap((page) =>
              hashes.has(page) ? [[page, hashes.get(page)]] : [],
            );
            const line = `;Object.assign(self.pageFiles??={},${JSON.stringify(Object.fromEntries(own))});`;
            compilation.updateAsset(
              file,
              new RawSource(`${String(assets[file]?.source())}\n${line}`),
            );
          }
          const lookup = `(${JSON.stringify(Object.fromEntries(kept))}[chunkId]??self.pageFiles?.[chunkId])`;
          compilation.updateAsset(entry, new RawSource(code.replace(LOOKUP, () => lookup)));
        });
      });
    },
  };
}
