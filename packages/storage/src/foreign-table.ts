import type { Connection } from './connection.ts';
import type { Dialect } from './index.ts';

/** The list of what was applied to a database: where it is, the database is one of ours. */
export const migrationsTable = 'applied_migrations';

const written = (template: TemplateStringsArray) => template;
const tables: Record<Dialect, TemplateStringsArray> = {
  sqlite: written`select name from sqlite_master
    where type = 'table' and name not like 'sqlite!_%' escape '!' order by name`,
  postgres: written`select tablename as name from pg_tables
    where schemaname = current_schema() order by tablename`,
};

/** The first table of a database that another program has made; nothing where it is ours, or empty. */
export async function foreignTable(
  connection: Connection,
  dialect: Dialect,
): Promise<string | undefined> {
  const rows = (await connection.rows(tables[dialect], [])) as { name: string }[];
  return rows.some(({ name }) => name === migrationsTable) ? undefined : rows[0]?.name;
}
