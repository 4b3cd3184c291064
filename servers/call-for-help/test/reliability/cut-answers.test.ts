import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openSqlite } from '@frontline/storage/sqlite';
import { buttonKey, demoServer } from '../demo-server.ts';
import { startServerProcess } from './server-process.ts';
import { brand } from '../../../../brand/brand.ts';

/** More than there are cuts, so that each has its own call button. */
const buttons = 60;

/** The text of a press, as a client writes it. */
function press(button: number): string {
  const body = JSON.stringify({ device_key: `button-${button}` });
  return [
    'POST /api/callbutton/press HTTP/1.1',
    'host: localhost',
    `authorization: ${brand.credentialScheme} ${buttonKey}`,
    'content-type: application/json',
    `content-length: ${body.length}`,
    `idempotency-key: press-of-${button}`,
    '',
    body,
  ].join('\r\n');
}

/** Sends `text`, reads the first `bytes` of the answer, then drops the connection. */
async function hear(port: number, text: string, bytes: number): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let heard = '';
  socket.on('data', (chunk) => {
    heard += chunk.toString();
    if (heard.length >= bytes || heard.length >= lengthOf(heard)) socket.resetAndDestroy();
  });
  socket.write(text);
  if (bytes === 0) socket.end();
  await once(socket, 'close').catch(() => undefined);
  return heard.slice(0, bytes);
}

/** The length of the whole answer, once its headers have arrived. */
function lengthOf(answer: string): number {
  const head = answer.indexOf('\r\n\r\n') + 4;
  const [, body] = /content-length: (\d+)/i.exec(answer) ?? [];
  return head < 4 || body === undefined ? Infinity : head + Number(body);
}

/** Runs the work for each item, eight at a time. */
async function inLines<One>(all: One[], work: (one: One) => Promise<unknown>): Promise<void> {
  const waiting = all.values();
  const line = async () => {
    for (const one of waiting) await work(one);
  };
  await Promise.all(Array.from({ length: 8 }, line));
}

test(
  'repeats the message_id of each press whose answer was cut',
  { timeout: 120_000 },
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'frontline-cut-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const file = join(folder, 'test.sqlite');
    const environment = { CALL_FOR_HELP_DATABASE_FILE: file };
    const db = await openSqlite({ file });
    await demoServer(db, { now: () => new Date() });
    const at = new Date().toISOString();
    await db.sql.tx(async (sql) => {
      for (let id = 100; id < 100 + buttons; id++) {
        const hash = createHash('sha256').update(`button-${id}`).digest('hex');
        await sql`INSERT INTO devices (id, organization_id, location_id, option_id, name, key_hash,
          created_at, updated_at)
        VALUES (${id}, 1, 101, 1, ${`Button ${id}`}, ${hash}, ${at}, ${at})`;
      }
    });
    await db.close();

    const first = await startServerProcess(environment);
    const whole = await hear(Number(new URL(first.url).port), press(100), 10_000);
    expect(whole).toMatch(/^HTTP\/1\.1 200 OK/);
    // Before the first byte, after it, and on to the last but one.
    const lengths = [...Array.from({ length: 50 }, (_, at) => at * 10), 1, whole.length - 1];
    const cuts = lengths
      .filter((bytes) => bytes < whole.length)
      .map((bytes, at) => ({ bytes, button: 101 + at }));
    expect(cuts.length).toBeGreaterThan(20);
    await inLines(cuts, ({ bytes, button }) =>
      hear(Number(new URL(first.url).port), press(button), bytes),
    );
    await first.stop('SIGKILL');

    const second = await startServerProcess(environment);
    const buttonsById = new Map<string, number>();
    await inLines(cuts, async ({ button }) => {
      const answer = await hear(Number(new URL(second.url).port), press(button), 10_000);
      expect(answer, `the press of button ${button}`).toMatch(/^HTTP\/1\.1 200 OK/);
      buttonsById.set(answer.slice(-22), button);
    });
    await second.stop('SIGTERM');

    const after = await openSqlite({ file });
    const requests = await after.sql<{ message_id: string; device_id: number }>`
    SELECT message_id, device_id FROM requests WHERE device_id > 100`;
    await after.close();
    expect(new Map(requests.map((row) => [row.message_id, row.device_id]))).toEqual(buttonsById);
  },
);
