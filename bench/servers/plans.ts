import type { Database, Row, Sql, Value } from '@frontline/storage';
import { markdownTable } from '../figures.ts';
import { channel, deviceKey, messageId } from './messages.ts';
import { openServer } from './store.ts';
import { brand } from '../../brand/brand.ts';

interface Statement {
  operation: string;
  text: TemplateStringsArray;
  values: Value[];
}

interface Plan {
  operation: string;
  statement: string;
  steps: string[];
}

/** Matches a full scan of a table that grows as long as a server runs, which is a fault. */
const GROWING = /\bscan (on )?(requests|devices)\b(?! using (covering )?index)/i;

/**
 * Prints the query plan of every statement of a claim, a press, tracking and time-outs; returns the plans with a full
 * scan of a growing table.
 *
 * @param button number of a call button that has not been pressed
 */
export async function explainOperations(
  db: Database,
  button: number,
  title: string,
): Promise<Plan[]> {
  const statements: Statement[] = [];
  let operation = '';
  const sql = recording(db.sql, (text, values) => {
    if (operation) statements.push({ operation, text, values });
  });
  const server = await openServer({ ...db, sql });
  const send = async (name: string, path: string, body?: object) => {
    operation = name;
    const headers = {
      'content-type': 'application/json',
      authorization: `${brand.credentialScheme} demo-button-secret`,
    };
    const post = body && { method: 'POST', headers, body: JSON.stringify(body) };
    const { status } = await server.fetch(new Request(`http://localhost${path}`, post ?? {}));
    if (status !== 200) throw new Error(`${name} answered ${status} instead of 200.`);
  };
  const staff = { claimed_by: 'Sam Lee', claimed_by_user_id: 'staff-sam' };
  const claim = { message_id: messageId(0), channel_id: channel, ...staff };
  await send('claim', '/api/callforhelp/claim', claim);
  await send('press', '/api/callbutton/press', { device_key: deviceKey(button) });
  await send('track', `/api/callforhelp/v1/tracking?message_id=${messageId(0)}`);
  operation = 'time-outs';
  await server.tick();

  const plans: Plan[] = [];
  for (const { text, values, operation } of statements) {
    const steps = await explain(db.sql, text, values);
    if (steps.length > 0) plans.push({ operation, statement: summarize(text), steps });
  }
  const rows = plans.map((plan) => [plan.operation, plan.statement, plan.steps.join('; ')]);
  console.log(`### How rows are found: ${title}\n`);
  console.log(`${markdownTable(['operation', 'statement', 'plan'], rows)}\n`);
  return plans.filter(({ steps }) => steps.some((step) => GROWING.test(step)));
}

/** Wraps `sql` to report each statement before it runs. */
function recording(
  sql: Sql,
  onStatement: (text: TemplateStringsArray, values: Value[]) => void,
): Sql {
  const tag = <R extends object = Row>(text: TemplateStringsArray, ...values: Value[]) => {
    onStatement(text, values);
    return sql<R>(text, ...values);
  };
  return Object.assign(tag, {
    dialect: sql.dialect,
    tx: <T>(work: (sql: Sql) => Promise<T>) =>
      sql.tx((inner) => work(recording(inner, onStatement))),
  });
}

/** PostgreSQL only: libsql 0.5 leaves the `EXPLAIN` statement open, which blocks commits. */
async function explain(sql: Sql, text: TemplateStringsArray, values: Value[]): Promise<string[]> {
  const parts = [`EXPLAIN (COSTS OFF) ${text[0]}`, ...text.slice(1)];
  const rows = await sql(Object.assign(parts, { raw: parts }), ...values);
  return rows
    .map((row) => String(row['QUERY PLAN']).replace(/^[\s>-]*/, ''))
    .filter((step) => /^(scan|search|.*scan\b)/i.test(step));
}

/** `UPDATE requests … WHERE message_id` */
function summarize(text: TemplateStringsArray): string {
  const whole = text.join('?').replace(/\s+/g, ' ').trim();
  const table = /^(INSERT INTO|UPDATE|SELECT .*? FROM) (\w+)/i.exec(whole);
  const condition = /WHERE ([\w.]+)/i.exec(whole);
  const verb = table?.[1]!.replace(/^SELECT.*/i, 'SELECT FROM');
  return `${verb} ${table?.[2]}${condition ? ` WHERE ${condition[1]} …` : ''}`;
}
