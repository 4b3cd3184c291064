import type { Connection } from './transaction.ts';
import type { Dialect, Migration, Sql } from './index.ts';

/** The list of what was applied to a database: where it is, the database is one of ours. */
export const migrationsTable = 'applied_migrations';

/** Text, not a hash: an operator can read what was done to the database. */
const table = `create table if not exists ${migrationsTable} (name text primary key, up text not null)`;

/** A row for each way that statements take, written by each ping: a database that only answers reads is of no use. */
const pings = 'create table if not exists last_ping (id integer primary key, at text not null)';

/** How far the clock has come by which old records are deleted: see retention.ts. */
const purgeClock =
  'create table if not exists sweep_clock (id integer primary key, at text not null)';

/**
 * A ping on SQLite writes as much as a request may: of the last kilobytes of a full disk a row of its own would take
 * what no request fits into, and call the database ready.
 */
const bytesOfARequest = 65_536;

export async function writePing(sql: Sql, way = 1): Promise<void> {
  const at = new Date();
  // Other letters each time: what is there already, SQLite does not write again.
  const room = String.fromCharCode(97 + (at.getTime() % 26));
  const written = at.toISOString() + (sql.dialect === 'sqlite' ? room.repeat(bytesOfARequest) : '');
  await sql`insert into last_ping (id, at) values (${way}, ${written})
    on conflict (id) do update set at = excluded.at`;
}

/** Brings the database up to date. The caller holds a transaction that no other process can share. */
export async function migrateWithin(
  connection: Connection,
  dialect: Dialect,
  sql: Sql,
  migrations: readonly Migration[],
): Promise<void> {
  const foreign = await foreignTable(connection, dialect);
  if (foreign !== undefined) throw new Error(ofAnotherProgram(foreign));
  await connection.control(table);
  await connection.control(pings);
  await connection.control(purgeClock);
  const rows = await sql<{ name: string; up: string }>`select name, up from applied_migrations`;
  const applied = new Map(rows.map((row) => [row.name, row.up]));
  refuseStranger([...applied.keys()], new Set(migrations.map(({ name }) => name)));
  for (const migration of migrations) {
    const up = (typeof migration.up === 'string' ? migration.up : migration.up[dialect]).trim();
    const before = applied.get(migration.name);
    if (before === up) continue;
    if (before !== undefined) throw new Error(changed(migration.name));
    await apply(connection, migration.name, up);
    await sql`insert into applied_migrations (name, up) values (${migration.name}, ${up})`;
    applied.set(migration.name, up);
  }
}

/** Writing what one cannot know would harm: a newer version's tables, or another server's. */
function refuseStranger(applied: string[], known: ReadonlySet<string>): void {
  const stranger = applied.find((name) => !known.has(name));
  if (stranger === undefined) return;
  throw new Error(
    applied.some((name) => known.has(name))
      ? `This database has the migration "${stranger}", which this version does not know: a newer version ` +
          'has used it. Start that version, or restore the backup made before.'
      : `This is the database of another server: it has the migration "${stranger}" and none of this ` +
          'one. Give this server a database of its own.',
  );
}

function ofAnotherProgram(foreign: string): string {
  return (
    `This is the database of another program: it has the table "${foreign}" and no list of applied ` +
    'migrations. Give this server a database of its own.'
  );
}

async function apply(connection: Connection, name: string, up: string): Promise<void> {
  try {
    await connection.control(up);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`Migration "${name}" failed and nothing was changed: ${reason}`, { cause });
  }
}

function changed(name: string): string {
  return (
    `Migration "${name}" differs from the one this database has applied. Restore its text and put the ` +
    'change into a new migration; or, if this is the database of another server, give this one its own.'
  );
}

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
