// What we rely on inside @sqlite.org/sqlite-wasm and its types leave out, in one place: it throws a
// sentence when a version of the library does otherwise.
import initialize from '@sqlite.org/sqlite-wasm';

export type Engine = Awaited<ReturnType<typeof initialize>>;

interface Options {
  /** Takes the imports of the engine and hands back its instance, in place of the library's own fetch. */
  instantiateWasm?: (
    imports: WebAssembly.Imports,
    done: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void,
  ) => void;
}
const start: (options: Options) => Promise<Engine> = initialize;

/** Where the library looks for its settings while it starts. */
const scope = globalThis as { sqlite3ApiConfig?: unknown };

/** Its ways to store files in a browser. The first reads `localStorage`, which throws where site data is blocked. */
const vfs = { kvvfs: true, opfs: true, 'opfs-vfs': true, 'opfs-sahpool': true, 'opfs-wl': true };

/**
 * Starts the engine without its ways to store anything. In Node it finds its WebAssembly by itself.
 *
 * @throws {RangeError} there is no memory for it
 */
export async function startEngine(compiled?: WebAssembly.Module): Promise<Engine> {
  scope.sqlite3ApiConfig = { disable: { vfs } };
  try {
    const engine = await (compiled ? startCompiled(compiled) : start({}));
    if (!('kvvfs' in engine)) return engine;
  } finally {
    delete scope.sqlite3ApiConfig;
  }
  throw new Error(
    'This version of @sqlite.org/sqlite-wasm ignores `disable.vfs.kvvfs` and reads the storage of the browser, which a reader may have blocked.',
  );
}

function startCompiled(compiled: WebAssembly.Module): Promise<Engine> {
  return new Promise((resolve, reject) => {
    let isAsked = false;
    const instantiateWasm: Options['instantiateWasm'] = (imports, done) => {
      isAsked = true;
      WebAssembly.instantiate(compiled, imports)
        .then((instance) => done(instance, compiled))
        .catch(reject);
    };
    const started = start({ instantiateWasm }).then((engine) => {
      if (isAsked) return engine;
      throw new Error(
        'This version of @sqlite.org/sqlite-wasm ignores `instantiateWasm` and fetches its engine by itself.',
      );
    });
    started.then(resolve, reject);
  });
}
