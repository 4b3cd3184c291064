import type { Sql } from '@frontline/storage';

/** Every stored record of one server, by table and primary key: `cabinets 11`. */
export type StoredRecords = ReadonlyMap<string, Row>;
export type Row = Readonly<Record<string, string | number | null>>;

const bookkeeping = new Set([
  'applied_migrations',
  'kept_answers',
  'last_ping',
  'sweep_clock',
  'sqlite_sequence',
]);
const statements = new Map<string, TemplateStringsArray>();

/** Reads all tables of a sandbox database, which holds a few dozen rows. */
export async function readRecords(sql: Sql): Promise<StoredRecords> {
  return sql.tx(async (tx) => {
    const tables = await tx<{ name: string }>`select name from sqlite_master where type = 'table'`;
    const records = new Map<string, Row>();
    for (const { name } of tables) {
      if (bookkeeping.has(name)) continue;
      for (const row of await tx<Row>(everythingFrom(name))) {
        records.set(`${name} ${String(Object.values(row)[0])}`, row);
      }
    }
    return records;
  });
}

/** Names of tables cannot be values, so each gets a template of its own, made once. */
function everythingFrom(table: string): TemplateStringsArray {
  const known = statements.get(table);
  if (known) return known;
  const text = `select * from "${table}"`;
  const template = Object.assign([text], { raw: [text] });
  statements.set(table, template);
  return template;
}
