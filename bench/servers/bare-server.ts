import { createServer, type IncomingMessage } from 'node:http';
import type { Row, Sql, Value } from '@frontline/storage';
import { openDriver, type SqliteStatement } from '../../packages/storage/src/sqlite-driver.ts';
import { findOption, findRequest } from '../../servers/call-for-help/src/find-request.ts';
import { toOption, toRequest } from '../../servers/call-for-help/src/records.ts';
import { takeStep } from '../../servers/call-for-help/src/take-step.ts';

// The baseline: node:http, JSON.parse and the same SQL as the Call for Help server through the same driver, with the same
// durability and nothing else: no validation, routing table or error responses.
// Arguments: port, file, and `in-groups` or `one-by-one` (one commit per claim).

const [port, file, commits] = process.argv.slice(2);
const driver = await openDriver(file!);
driver.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on');

const prepared = new WeakMap<TemplateStringsArray, SqliteStatement>();
const run = async <R extends object = Row>(template: TemplateStringsArray, ...values: Value[]) => {
  let statement = prepared.get(template);
  if (!statement) prepared.set(template, (statement = driver.prepare(template.join('?'))));
  return statement(values as (string | number | null)[]) as R[];
};
const sql: Sql = Object.assign(run, {
  tx: <T>(work: (sql: Sql) => Promise<T>) => work(sql),
  dialect: 'sqlite' as const,
});

let queue: (() => Promise<() => void>)[] = [];

createServer(async (request, response) => {
  const answer = (body: object) => {
    const text = JSON.stringify(body);
    const length = Buffer.byteLength(text);
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': length });
    response.end(text);
  };
  const { pathname, searchParams } = new URL(request.url!, 'http://localhost');
  if (pathname === '/api/callforhelp/v1/tracking') {
    return inGroup(async () => {
      const body = await track(searchParams.get('message_id')!);
      return () => answer(body);
    });
  }
  const { message_id, channel_id, ...who } = JSON.parse(await text(request));
  const claim = async () => {
    const occasion = { at: new Date().toISOString(), ...who };
    const success = await takeStep(sql, 'claim', { message_id, channel_id }, occasion);
    return () => answer({ success });
  };
  if (commits === 'one-by-one') return (await claim())();
  inGroup(claim);
}).listen(Number(port), '127.0.0.1');

/** Includes reads, because one lock per transaction is cheaper than one per statement. */
function inGroup(work: () => Promise<() => void>): void {
  queue.push(work);
  if (queue.length === 1) setImmediate(commitTogether);
}

async function commitTogether() {
  const batch = queue;
  queue = [];
  driver.exec('begin immediate');
  const answers = await Promise.all(batch.map((work) => work()));
  driver.exec('commit');
  for (const answer of answers) answer();
}

async function track(message_id: string): Promise<object> {
  const request = (await findRequest(sql, { message_id }, new Date().toISOString()))!;
  const option = (await findOption(sql, request.option_id))!;
  return {
    device_id: request.device_id,
    option: toOption(option),
    location_id: request.location_id,
    message_id,
    cfh_request: toRequest(request),
    show_survey: request.is_completed === 1,
  };
}

async function text(request: IncomingMessage): Promise<string> {
  let received = '';
  for await (const chunk of request.setEncoding('utf8')) received += chunk;
  return received;
}
