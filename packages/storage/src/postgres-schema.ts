import pg from 'pg';
import { migrationsTable } from './migrate.ts';
import type { Migration } from './index.ts';

interface SchemaState {
  user: string;
  database: string;
  encoding: string;
  exists: boolean;
  current: string | null;
  mayCreate: boolean | null;
}

/** Creates the schema if it is missing. Rejects one that the user cannot create tables in, and encodings other than UTF-8. */
export async function prepareSchema(client: pg.ClientBase, schema: string): Promise<void> {
  const before = await readSchemaState(client, schema);
  const quoted = pg.escapeIdentifier(schema);
  // SQL_ASCII stores any bytes.
  if (!['UTF8', 'SQL_ASCII'].includes(before.encoding)) {
    throw new Error(
      `The database "${before.database}" keeps texts in ${before.encoding}, which has no place for most letters of ` +
        `the world. Make one that has, and name it in the URL: CREATE DATABASE … TEMPLATE template0 ENCODING 'UTF8';`,
    );
  }
  if (!before.exists) await create(client, schema, before);
  const { user, current, mayCreate } = await readSchemaState(client, schema);
  if (!mayCreate || current !== schema) {
    throw new Error(
      `The database user "${user}" may not keep tables in the schema "${schema}". Let the owner of that ` +
        `schema run: GRANT USAGE, CREATE ON SCHEMA ${quoted} TO ${pg.escapeIdentifier(user)};`,
    );
  }
}

async function create(client: pg.ClientBase, schema: string, { user, database }: SchemaState) {
  const quoted = pg.escapeIdentifier(schema);
  try {
    await client.query(`create schema ${quoted}`);
  } catch (cause) {
    if ((cause as { code?: string }).code !== '42501') throw cause;
    throw new Error(
      `The database user "${user}" may not make the schema "${schema}" in the database "${database}". Let ` +
        `the owner of the database run: CREATE SCHEMA ${quoted} AUTHORIZATION ${pg.escapeIdentifier(user)};`,
      { cause },
    );
  }
}

async function readSchemaState(client: pg.ClientBase, schema: string): Promise<SchemaState> {
  const { rows } = await client.query<SchemaState>(
    `select current_user as user, current_database() as database, current_schema() as current,
      current_setting('server_encoding') as encoding, oid is not null as exists,
      has_schema_privilege(oid, 'usage') and has_schema_privilege(oid, 'create') as "mayCreate"
     from (select to_regnamespace($1)::oid as oid) as found`,
    [pg.escapeIdentifier(schema)],
  );
  return rows[0]!;
}

/**
 * Behind a pooler that drops connection settings, earlier versions silently created their tables in `public`.
 * Creating new ones in the schema would hide them.
 */
export async function refuseHiddenTables(
  client: pg.ClientBase,
  schema: string,
  [first]: readonly Migration[],
): Promise<void> {
  if (!first) return;
  // Not to_regclass, which fails without the right to use the schema.
  const { rows } = await client.query<{ schema: string }>(
    `select nspname as schema from pg_class join pg_namespace on pg_namespace.oid = relnamespace
     where relname = $1 and nspname in ($2, 'public') and has_schema_privilege(relnamespace, 'usage')
       and has_table_privilege(pg_class.oid, 'select')`,
    [migrationsTable, schema],
  );
  if (rows.length !== 1 || rows[0]!.schema === schema) return;
  const up = (typeof first.up === 'string' ? first.up : first.up.postgres).trim();
  const { rowCount } = await client.query(
    `select 1 from public.${migrationsTable} where name = $1 and up = $2`,
    [first.name, up],
  );
  if (!rowCount) return;
  throw new Error(
    `The tables of this server lie in the schema "public", where an earlier version was led by a pooler; ` +
      `the schema "${schema}" is empty. With the servers stopped, move each: ` +
      `ALTER TABLE public.${migrationsTable} SET SCHEMA ${pg.escapeIdentifier(schema)}; and so on.`,
  );
}

/** Adds the fix to the error of a table that belongs to another user, as after a restore by an administrator. */
export async function explainOwnership<T>(
  client: pg.ClientBase,
  work: () => Promise<T>,
): Promise<T> {
  const { rows } = await client.query<{ user: string }>('select current_user as user');
  try {
    return await work();
  } catch (cause) {
    const { code, message, cause: inner } = cause as Error & { code?: string; cause?: Error };
    const [denied] = [code, (inner as { code?: string } | undefined)?.code].filter(Boolean);
    if (denied !== '42501') throw cause;
    throw new Error(
      `${message}. The tables of this server must belong to the database user "${rows[0]!.user}". For each, ` +
        `let its owner run: ALTER TABLE … OWNER TO ${pg.escapeIdentifier(rows[0]!.user)};`,
      { cause },
    );
  }
}
