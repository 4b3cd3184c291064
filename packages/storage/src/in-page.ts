import { embeddedDatabase } from './embedded.ts';
import { UniqueViolation } from './errors.ts';
import type { Database, Row } from './index.ts';
import { questionMarks, storable } from './transaction.ts';
import initialize from '@sqlite.org/sqlite-wasm';

let engine: Promise<Engine> | undefined;

/** One engine for all databases of a tab: a second would have to be compiled again. */
function sharedEngine(compiled?: WebAssembly.Module): Promise<Engine> {
  engine ??= startEngine(compiled).catch((cause: unknown) => {
    engine = undefined;
    throw cause;
  });
  return engine;
}

/**
 * Opens an empty in-memory SQLite, compiled to WebAssembly: for a browser tab, where it lasts as long
 * as the tab and uses no storage, and for tests in Node. A page passes the engine, compiled from
 * `@sqlite.org/sqlite-wasm/sqlite3.wasm`; its content-security policy must allow `wasm-unsafe-eval`.
 *
 * @throws {RangeError} there is not enough memory
 */
export async function openInPage(compiled?: WebAssembly.Module): Promise<Database> {
  const sqlite = await sharedEngine(compiled);
  // Otherwise it logs every failed statement, including those that a caller expects and handles.
  sqlite.config.warn = () => undefined;
  const database = new sqlite.oo1.DB(':memory:');
  database.exec('pragma foreign_keys = on');
  const prepare = (text: string) => database.prepare(text);
  const prepared = new WeakMap<TemplateStringsArray, ReturnType<typeof prepare>>();

  return embeddedDatabase(
    {
      control: (text) => void database.exec(text),
      rows(template, values) {
        let statement = prepared.get(template);
        if (!statement) prepared.set(template, (statement = prepare(questionMarks(template))));
        const parameters = storable(values, template);
        if (parameters.length > 0) statement.bind(parameters);
        try {
          const rows: Row[] = [];
          while (statement.step()) rows.push(statement.get({}) as Row);
          return rows;
        } catch (cause) {
          throw translateError(cause);
        } finally {
          // Not statement.reset(): after a failed step that throws the same error again.
          sqlite.capi.sqlite3_reset(statement);
        }
      },
      close: () => database.close(),
    },
    queueMicrotask,
  );
}

function translateError(cause: unknown): unknown {
  const isDuplicate = cause instanceof Error && /UNIQUE constraint failed/.test(cause.message);
  return isDuplicate ? new UniqueViolation(cause.message, { cause }) : cause;
}

// What we rely on inside @sqlite.org/sqlite-wasm and its types omit, in one place: it throws an error
// if a version of the library behaves differently.
type Engine = Awaited<ReturnType<typeof initialize>>;

interface Options {
  /** Receives the imports of the engine and passes on its instance, instead of the library's own fetch. */
  instantiateWasm?: (
    imports: WebAssembly.Imports,
    done: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void,
  ) => void;
}
const start: (options: Options) => Promise<Engine> = initialize;

/** Where the library reads its settings at startup. */
const scope = globalThis as { sqlite3ApiConfig?: unknown };

/** Its ways to store files in a browser. The first reads `localStorage`, which throws if site data is blocked. */
const vfs = { kvvfs: true, opfs: true, 'opfs-vfs': true, 'opfs-sahpool': true, 'opfs-wl': true };

/**
 * Starts the engine without any storage. In Node it locates its WebAssembly itself.
 *
 * @throws {RangeError} there is not enough memory
 */
async function startEngine(compiled?: WebAssembly.Module): Promise<Engine> {
  scope.sqlite3ApiConfig = { disable: { vfs } };
  try {
    const engine = await (compiled ? startCompiled(compiled) : start({}));
    if (!('kvvfs' in engine)) return engine;
  } finally {
    delete scope.sqlite3ApiConfig;
  }
  throw new Error(
    '@sqlite.org/sqlite-wasm ignores `disable.vfs.kvvfs` and reads the storage of the browser.',
  );
}

function startCompiled(compiled: WebAssembly.Module): Promise<Engine> {
  return new Promise((resolve, reject) => {
    let isCalled = false;
    const instantiateWasm: Options['instantiateWasm'] = (imports, done) => {
      isCalled = true;
      WebAssembly.instantiate(compiled, imports)
        .then((instance) => done(instance, compiled))
        .catch(reject);
    };
    const started = start({ instantiateWasm }).then((engine) => {
      if (isCalled) return engine;
      throw new Error(
        '@sqlite.org/sqlite-wasm ignores `instantiateWasm` and fetches its engine by itself.',
      );
    });
    started.then(resolve, reject);
  });
}
