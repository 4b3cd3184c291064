import pg from 'pg';
import type { Value } from './index.ts';
import { numbered, storable } from './transaction.ts';

/** A statement for `pg`: one with a name is prepared once per connection. */
export interface Statement {
  name: string;
  text: string;
  values: (string | number | null)[];
}

const prepared = new WeakMap<TemplateStringsArray, { name: string; text: string }>();
let count = 0;

/** @throws {TypeError} a value cannot be stored. */
export function statementOf(template: TemplateStringsArray, values: Value[]): Statement {
  let known = prepared.get(template);
  if (!known) {
    known = { name: `statement_${++count}`, text: numbered(template) };
    prepared.set(template, known);
  }
  return { ...known, values: storable(values, template) };
}

const int8 = 20;
const numeric = 1700;

/** PostgreSQL sends counts and sums as text, because its numbers are larger than JavaScript's. */
function typeParser(type: number, format?: 'text' | 'binary') {
  if (type === int8 || type === numeric) return Number;
  return pg.types.getTypeParser(type, format as 'text');
}

/** Settings of a connection. Times in milliseconds; 0 is no limit. */
export interface SessionSettings {
  schema: string | undefined;
  lockTimeout: number;
  statementTimeout: number;
}

export type Isolation = 'read committed' | 'repeatable read';

/** Milliseconds for opening a connection and applying its settings. */
const connectTimeout = 5_000;

/** Settings to repeat in each transaction, for connections behind a pooler. */
const poolerSettings = new WeakMap<pg.ClientBase, string>();

/** Modes that the driver treats as `verify-full`; it prints a warning that its next version may not. */
const aliases = /([?&]sslmode=)(?:prefer|require|verify-ca)(?=&|$)/;

/** Contains no startup parameter that PgBouncer refuses: {@link applySettings} sets the rest. */
export function configOf(url: string, schema: string | undefined): pg.ClientConfig {
  return {
    connectionString: /[?&]uselibpqcompat=true/.test(url)
      ? url
      : url.replace(aliases, '$1verify-full'),
    application_name: schema ?? 'frontline',
    connectionTimeoutMillis: connectTimeout,
    query_timeout: 15_000,
    keepAlive: true,
    types: { getTypeParser: typeParser },
  };
}

/**
 * Applies the settings to a new connection. A pooler in between is recognized by a process id that is not the
 * server's. The settings would then stay on a server connection that others use next: instead, each transaction
 * begins with them, and no statement is prepared.
 */
export async function applySettings(
  client: pg.ClientBase,
  settings: SessionSettings,
): Promise<void> {
  const { processID } = client as { processID?: number | null };
  const pairs = settingPairs(settings);
  const calls = pairs.map((_, at) => `set_config($${2 * at + 2}, $${2 * at + 3}, false)`);
  const { rowCount } = await client.query({
    text: `select ${calls.join(', ')} where pg_backend_pid() = $1::integer`,
    values: [processID ?? 0, ...pairs.flat()],
    query_timeout: connectTimeout,
  } as pg.QueryConfig);
  if (rowCount === 1) return;
  const local = pairs.map((pair) => `set_config(${pair.map(pg.escapeLiteral).join(', ')}, true)`);
  poolerSettings.set(client, `; select ${local.join(', ')}`);
}

/** The statement that begins a transaction, with the settings if there is a pooler. */
export const beginOn = (client: pg.ClientBase, isolation: Isolation): string =>
  `begin isolation level ${isolation}${poolerSettings.get(client) ?? ''}`;

/** Whether settings and prepared statements of this connection may be lost at the next transaction. */
export const isBehindPooler = (client: pg.ClientBase): boolean => poolerSettings.has(client);

/** The statement for this connection: unprepared behind a pooler, where it would be lost. */
export const statementOn = (client: pg.ClientBase, statement: Statement): pg.QueryConfig =>
  isBehindPooler(client) ? { text: statement.text, values: statement.values } : statement;

function settingPairs({
  schema,
  lockTimeout,
  statementTimeout,
}: SessionSettings): [string, string][] {
  return [
    ['statement_timeout', String(statementTimeout)],
    ['lock_timeout', String(lockTimeout)],
    ['idle_in_transaction_session_timeout', '10000'],
    ...(schema ? [['search_path', pg.escapeIdentifier(schema)] as [string, string]] : []),
  ];
}
