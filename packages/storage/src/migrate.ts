import type { Connection } from './transaction.ts';
import type { Dialect, Migration, Sql } from './index.ts';

/** The table of applied migrations: a database that has it is one of ours. */
export const migrationsTable = 'applied_migrations';

/** Stores the text, not a hash: an operator can read what was applied to the database. */
const createMigrations = `create table if not exists ${migrationsTable} (name text primary key, up text not null)`;

/** One row for each path of statements, written by each ping: a read-only database is not ready. */
const createPings =
  'create table if not exists last_ping (id integer primary key, at text not null)';

/** How far the clock for deleting old records has advanced: see retention.ts. */
const createPurgeClock =
  'create table if not exists sweep_clock (id integer primary key, at text not null)';

/**
 * A ping on SQLite writes as much as a request may: on an almost full disk, a small row would still fit where no
 * request does, and report the database as ready.
 */
const requestBytes = 65_536;

export async function writePing(sql: Sql, id = 1): Promise<void> {
  const at = new Date();
  // Different content each time: SQLite does not rewrite an unchanged page.
  const padding = String.fromCharCode(97 + (at.getTime() % 26));
  const value = at.toISOString() + (sql.dialect === 'sqlite' ? padding.repeat(requestBytes) : '');
  await sql`insert into last_ping (id, at) values (${id}, ${value})
    on conflict (id) do update set at = excluded.at`;
}

/** Migrates the database. The caller holds a transaction that excludes other processes. */
export async function migrateWithin(
  connection: Connection,
  dialect: Dialect,
  sql: Sql,
  migrations: readonly Migration[],
): Promise<void> {
  const foreign = await foreignTable(connection, dialect);
  if (foreign !== undefined) throw new Error(foreignMessage(foreign));
  await connection.control(createMigrations);
  await connection.control(createPings);
  await connection.control(createPurgeClock);
  const rows = await sql<{ name: string; up: string }>`select name, up from applied_migrations`;
  const applied = new Map(rows.map((row) => [row.name, row.up]));
  refuseUnknown([...applied.keys()], new Set(migrations.map(({ name }) => name)));
  for (const migration of migrations) {
    const up = (typeof migration.up === 'string' ? migration.up : migration.up[dialect]).trim();
    const appliedUp = applied.get(migration.name);
    if (appliedUp === up) continue;
    if (appliedUp !== undefined) throw new Error(changedMessage(migration.name));
    await apply(connection, migration.name, up);
    await sql`insert into applied_migrations (name, up) values (${migration.name}, ${up})`;
    applied.set(migration.name, up);
  }
}

/** Refuses a database with unknown migrations: it belongs to a newer version, or to another server. */
function refuseUnknown(applied: string[], known: ReadonlySet<string>): void {
  const unknown = applied.find((name) => !known.has(name));
  if (unknown === undefined) return;
  throw new Error(
    applied.some((name) => known.has(name))
      ? `This database has the migration "${unknown}", which this version does not know: a newer version ` +
          'has used it. Start that version, or restore the backup made before.'
      : `This is the database of another server: it has the migration "${unknown}" and none of this ` +
          'one. Give this server a database of its own.',
  );
}

function foreignMessage(foreign: string): string {
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

function changedMessage(name: string): string {
  return (
    `Migration "${name}" differs from the one this database has applied. Restore its text and put the ` +
    'change into a new migration; or, if this is the database of another server, give this one its own.'
  );
}

const sqlText = (template: TemplateStringsArray) => template;
const tables: Record<Dialect, TemplateStringsArray> = {
  sqlite: sqlText`select name from sqlite_master
    where type = 'table' and name not like 'sqlite!_%' escape '!' order by name`,
  postgres: sqlText`select tablename as name from pg_tables
    where schemaname = current_schema() order by tablename`,
};

/** The first table of a database created by another program; undefined if the database is ours, or empty. */
export async function foreignTable(
  connection: Connection,
  dialect: Dialect,
): Promise<string | undefined> {
  const rows = (await connection.rows(tables[dialect], [])) as { name: string }[];
  return rows.some(({ name }) => name === migrationsTable) ? undefined : rows[0]?.name;
}
