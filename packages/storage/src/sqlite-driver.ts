/** A prepared statement: values in, rows out. */
export type SqliteStatement = (values: (string | number | null)[]) => object[];

/** The three things asked of a SQLite binding, so that any of them will do. */
export interface SqliteDriver {
  exec(text: string): void;
  prepare(text: string): SqliteStatement;
  close(): void;
}

/**
 * Node's own SQLite where there is one (22.5 and later; nothing to install), else libsql, whose
 * binaries travel inside its npm packages.
 */
export async function openDriver(file: string): Promise<SqliteDriver> {
  return (await openBuiltIn(file)) ?? openLibsql(file);
}

async function openBuiltIn(file: string): Promise<SqliteDriver | undefined> {
  const { DatabaseSync } = (await import('node:module')).isBuiltin('node:sqlite')
    ? await importBuiltIn()
    : {};
  if (!DatabaseSync) return undefined;
  const database = new DatabaseSync(file);
  return {
    exec: (text) => database.exec(text),
    prepare(text) {
      const statement = database.prepare(text);
      // Its rows have no prototype; everybody else's have one.
      return (values) => statement.all(...values).map((row) => ({ ...row }));
    },
    close: () => database.close(),
  };
}

interface BuiltIn {
  DatabaseSync?: new (file: string) => {
    exec(text: string): void;
    prepare(text: string): { all(...values: (string | number | null)[]): object[] };
    close(): void;
  };
}

/** In a variable, because bundlers and type declarations for Node 20 do not know the name. */
function importBuiltIn(): Promise<BuiltIn> {
  const name = 'node:sqlite';
  return import(name) as Promise<BuiltIn>;
}

async function openLibsql(file: string): Promise<SqliteDriver> {
  const { default: Libsql } = await import('libsql');
  const database = new Libsql(file);
  return {
    exec: (text) => void database.exec(text),
    prepare(text) {
      const statement = database.prepare(text);
      return (values) => statement.all(values) as object[];
    },
    close: () => void database.close(),
  };
}
