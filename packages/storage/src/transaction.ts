import type { Dialect, Row, Sql, Value } from './index.ts';

/** An open connection, reduced to what storage needs. Embedded engines return results synchronously. */
export interface Connection {
  /** Runs statements without values and without result rows. */
  control(text: string): unknown;
  /** Runs a prepared template and returns its rows. */
  rows(template: TemplateStringsArray, values: Value[]): Row[] | Promise<Row[]>;
}

/**
 * Runs `work` with a `sql` bound to a transaction that the caller has begun and will end.
 * The handle closes when `work` ends, and with it those of nested transactions, so a forgotten `await` cannot write into
 * a later transaction.
 *
 * @param stopped  why the transaction has ended although `work` still runs; undefined if it has not.
 */
export async function inTransaction<T>(
  connection: Connection,
  dialect: Dialect,
  work: (sql: Sql) => Promise<T>,
  stopped: () => unknown = () => undefined,
  depth = 1,
): Promise<T> {
  let ended: Error | undefined;
  let failure: { error: unknown } | undefined;
  let isNesting = false;
  let running = 0;
  const endedBy = () => stopped() ?? ended;

  const guard = () => {
    if (failure) throw failure.error;
    const reason = endedBy();
    if (reason) throw reason;
    if (isNesting)
      throw new Error('Inside a nested sql.tx use only the sql it hands in, until it has ended.');
  };

  async function sql<R extends object = Row>(template: TemplateStringsArray, ...values: Value[]) {
    guard();
    running++;
    try {
      return (await connection.rows(template, values)) as R[];
    } catch (error) {
      failure ??= { error };
      throw error;
    } finally {
      running--;
    }
  }

  async function nested<U>(inner: (sql: Sql) => Promise<U>): Promise<U> {
    guard();
    isNesting = true;
    const name = `nested_${depth}`;
    try {
      await connection.control(`savepoint ${name}`);
      try {
        const result = await inTransaction(connection, dialect, inner, endedBy, depth + 1);
        await connection.control(`release ${name}`);
        return result;
      } catch (error) {
        // Otherwise the savepoint is gone, and another transaction may have one of this name.
        if (!endedBy()) {
          await connection.control(`rollback to ${name}`);
          await connection.control(`release ${name}`);
        }
        throw error;
      }
    } finally {
      isNesting = false;
    }
  }

  try {
    const result = await work(Object.assign(sql, { tx: nested, dialect }));
    if (running > 0 || isNesting) {
      throw new Error('sql.tx ended while a statement was running: await every statement in it.');
    }
    guard();
    return result;
  } finally {
    ended = new Error(
      'This transaction has ended: await every statement inside sql.tx before it returns.',
    );
  }
}

const texts = new WeakMap<TemplateStringsArray, string>();

/** `select ${a} where ${b}` → `select ? where ?`, once per template. */
export function questionMarks(template: TemplateStringsArray): string {
  let text = texts.get(template);
  if (text === undefined) texts.set(template, (text = template.join('?')));
  return text;
}

/** `select ${a} where ${b}` → `select $1 where $2`. */
export function numbered(template: TemplateStringsArray): string {
  return template.reduce((text, part, index) => `${text}$${index}${part}`);
}

/** Converts values to what every engine stores: booleans become 0 and 1. */
export function storable(
  values: Value[],
  template: TemplateStringsArray,
): (string | number | null)[] {
  return values.map((value, index) => {
    if (value === null || typeof value === 'string') return value;
    if (typeof value === 'boolean') return value ? 1 : 0;
    if (typeof value === 'number' && Number.isFinite(value)) return value;
    const before = template[index]!.trim().slice(-60);
    throw new TypeError(
      `Cannot store ${describe(value)} after "${before}": give a string, a finite number, a boolean or null.`,
    );
  });
}

function describe(value: unknown): string {
  if (value instanceof Date) return 'a Date (use toISOString())';
  return typeof value === 'object' ? 'an object' : String(value);
}
