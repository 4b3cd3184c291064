import { embeddedDatabase } from './embedded.ts';
import { UniqueViolation } from './errors.ts';
import { startEngine, type Engine } from './in-page-engine.ts';
import type { Database, Row } from './index.ts';
import { questionMarks, storable } from './template.ts';

let engine: Promise<Engine> | undefined;

/** One engine for every database of a tab: a second one would be compiled again. */
function oneEngine(compiled?: WebAssembly.Module): Promise<Engine> {
  engine ??= startEngine(compiled).catch((cause: unknown) => {
    engine = undefined;
    throw cause;
  });
  return engine;
}

/**
 * Opens an empty SQLite in memory, compiled to WebAssembly: for a browser tab, where it lasts as long
 * as the tab and touches no storage, and for tests in Node. A page gives the engine, compiled from
 * `@sqlite.org/sqlite-wasm/sqlite3.wasm`; its content-security policy must allow `wasm-unsafe-eval`.
 *
 * @throws {RangeError} there is no memory for it
 */
export async function openInPage(compiled?: WebAssembly.Module): Promise<Database> {
  const sqlite = await oneEngine(compiled);
  // It would print every failed statement, also those that a caller expects and handles.
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
        const given = storable(values, template);
        if (given.length > 0) statement.bind(given);
        try {
          const rows: Row[] = [];
          while (statement.step()) rows.push(statement.get({}) as Row);
          return rows;
        } catch (cause) {
          throw rename(cause);
        } finally {
          // Not statement.reset(): after a failed step that throws the failure once more.
          sqlite.capi.sqlite3_reset(statement);
        }
      },
      close: () => database.close(),
    },
    queueMicrotask,
  );
}

function rename(cause: unknown): unknown {
  const isDuplicate = cause instanceof Error && /UNIQUE constraint failed/.test(cause.message);
  return isDuplicate ? new UniqueViolation(cause.message, { cause }) : cause;
}
