import type { Sql } from '@frontline/storage';

/** All records of one server, by table and primary key: `cabinets 11`. */
export type StoredRecords = ReadonlyMap<string, Row>;
export type Row = Readonly<Record<string, string | number | null>>;

const internalTables = new Set([
  'applied_migrations',
  'kept_answers',
  'last_ping',
  'sweep_clock',
  'sqlite_sequence',
]);
const statements = new Map<string, TemplateStringsArray>();

/** Reads all tables of a sandbox database, a few dozen rows. */
export async function readRecords(sql: Sql): Promise<StoredRecords> {
  return sql.tx(async (tx) => {
    const tables = await tx<{ name: string }>`select name from sqlite_master where type = 'table'`;
    const records = new Map<string, Row>();
    for (const { name } of tables) {
      if (internalTables.has(name)) continue;
      for (const row of await tx<Row>(selectAll(name))) {
        records.set(`${name} ${String(Object.values(row)[0])}`, row);
      }
    }
    return records;
  });
}

/** Table names cannot be parameters, so each table gets a cached template. */
function selectAll(table: string): TemplateStringsArray {
  const cached = statements.get(table);
  if (cached) return cached;
  const text = `select * from "${table}"`;
  const template = Object.assign([text], { raw: [text] });
  statements.set(table, template);
  return template;
}
