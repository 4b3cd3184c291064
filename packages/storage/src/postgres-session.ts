import { userInfo } from 'node:os';
import pg from 'pg';
import type { Value } from './index.ts';
import { numbered, storable } from './transaction.ts';

/** A statement as `pg` takes it: what has a name is prepared once per connection. */
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

/** Counts and sums come as text from PostgreSQL, which has larger numbers than JavaScript. */
function typeParser(type: number, format?: 'text' | 'binary') {
  if (type === int8 || type === numeric) return Number;
  return pg.types.getTypeParser(type, format as 'text');
}

/** What holds for every statement of a connection. Times in milliseconds; 0 waits without limit. */
export interface SessionSettings {
  schema: string | undefined;
  lockTimeout: number;
  statementTimeout: number;
}

export type Isolation = 'read committed' | 'repeatable read';

/** Milliseconds for a connection to open and to be told its settings. */
const openingTimeout = 5_000;

/** The settings to repeat in each transaction, of connections that a pooler may change under them. */
const shared = new WeakMap<pg.ClientBase, string>();

/** Nothing here is a startup parameter that PgBouncer refuses: {@link tell} says the rest. */
export function configOf(url: string, schema: string | undefined): pg.ClientConfig {
  return {
    connectionString: url,
    user: decodeURIComponent(new URL(url).username) || userInfo().username,
    application_name: schema ?? 'frontline',
    connectionTimeoutMillis: openingTimeout,
    query_timeout: 15_000,
    keepAlive: true,
    types: { getTypeParser: typeParser },
  };
}

/**
 * Tells a new connection its settings. Where a pooler stands in between, which shows by a process id that
 * is not the server's, they would reach whoever uses the server's connection next, and be missing on the
 * next one: there each transaction is told them, and no statement is prepared.
 */
export async function tell(client: pg.ClientBase, settings: SessionSettings): Promise<void> {
  const { processID } = client as { processID?: number | null };
  const pairs = pairsOf(settings);
  const calls = pairs.map((_, at) => `set_config($${2 * at + 2}, $${2 * at + 3}, false)`);
  const { rowCount } = await client.query({
    text: `select ${calls.join(', ')} where pg_backend_pid() = $1::integer`,
    values: [processID ?? 0, ...pairs.flat()],
    query_timeout: openingTimeout,
  } as pg.QueryConfig);
  if (rowCount === 1) return;
  const local = pairs.map((pair) => `set_config(${pair.map(pg.escapeLiteral).join(', ')}, true)`);
  shared.set(client, `; select ${local.join(', ')}`);
}

/** The text that begins a transaction on this connection, with its settings where it keeps none. */
export const beginOn = (client: pg.ClientBase, isolation: Isolation): string =>
  `begin isolation level ${isolation}${shared.get(client) ?? ''}`;

/** Whether what is told to this connection, or prepared on it, may be gone at the next transaction. */
export const isShared = (client: pg.ClientBase): boolean => shared.has(client);

/** The statement as this connection takes it: nothing is prepared where it would be lost. */
export const statementOn = (client: pg.ClientBase, statement: Statement): pg.QueryConfig =>
  isShared(client) ? { text: statement.text, values: statement.values } : statement;

function pairsOf({ schema, lockTimeout, statementTimeout }: SessionSettings): [string, string][] {
  return [
    ['statement_timeout', String(statementTimeout)],
    ['lock_timeout', String(lockTimeout)],
    ['idle_in_transaction_session_timeout', '10000'],
    ...(schema ? [['search_path', pg.escapeIdentifier(schema)] as [string, string]] : []),
  ];
}
