import { mkdtemp, rm } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Database } from '@frontline/storage';
import { openSqlite } from '@frontline/storage/sqlite';
import { testPostgres } from '@frontline/storage/test-postgres';
import { openPostgres } from '@frontline/storage/postgres';
import { buttonKey, demoServer, sam } from '../demo-server.ts';
import { post, startServerProcess } from './server-process.ts';
import { brand } from '../../../../brand/brand.ts';

const buttons = 400;

/** Enough call buttons that every press is the first of its button. */
async function addButtons(db: Database): Promise<void> {
  await demoServer(db, { now: () => new Date() });
  const at = new Date().toISOString();
  await db.sql.tx(async (sql) => {
    for (let id = 100; id < 100 + buttons; id++) {
      const hash = createHash('sha256').update(`button-${id}`).digest('hex');
      await sql`
        INSERT INTO devices (id, organization_id, location_id, option_id, name, key_hash,
          created_at, updated_at)
        VALUES (${id}, 1, 101, 1, ${`Button ${id}`}, ${hash}, ${at}, ${at})`;
    }
  });
}

/** The last acknowledged step of each request, by message_id. */
type Acknowledged = Map<string, 'created' | 'claimed' | 'on the way' | 'completed'>;

/** Presses buttons and completes every request, until the server is killed. */
async function work(url: string, next: () => number, acknowledged: Acknowledged): Promise<void> {
  const headers = { authorization: `${brand.credentialScheme} ${buttonKey}` };
  for (let id = next(); id < 100 + buttons; id = next()) {
    const press = { device_key: `button-${id}` };
    const { status, body } = await post<string>(`${url}/api/callbutton/press`, press, headers);
    expect(status).toBe(200);
    acknowledged.set(body, 'created');
    const step = { message_id: body, channel_id: 'demo-channel-riverside', ...sam };
    for (const [path, state] of [
      ['claim', 'claimed'],
      ['on_the_way', 'on the way'],
      ['complete', 'completed'],
    ] as const) {
      const sent = { ...step, customer_status: 'helped' };
      const answer = await post(`${url}/api/callforhelp/${path}`, sent);
      expect(answer.body).toEqual({ success: true });
      acknowledged.set(body, state);
    }
  }
}

interface Stored {
  message_id: string;
  device_id: number;
  is_claimed: number;
  claimed_at: string | null;
  claimed_by: string | null;
  is_on_the_way: number;
  staff_on_the_way_at: string | null;
  is_completed: number;
  completed_at: string | null;
  completion_reason: string | null;
}

/** Compares the database with what was acknowledged. */
async function inspect(db: Database, acknowledged: Acknowledged): Promise<void> {
  const rows = await db.sql<Stored>`SELECT * FROM requests WHERE device_id >= 100`;
  const stored = new Map(rows.map((row) => [row.message_id, row]));
  for (const [message_id, state] of acknowledged) {
    const row = stored.get(message_id);
    const reached =
      state === 'created'
        ? row !== undefined
        : state === 'claimed'
          ? row?.is_claimed === 1
          : state === 'on the way'
            ? row?.is_on_the_way === 1
            : row?.is_completed === 1;
    expect(reached, `${message_id} was acknowledged as ${state}`).toBe(true);
  }
  for (const row of rows) {
    expect([row.claimed_at !== null, row.claimed_by !== null]).toEqual(
      Array(2).fill(row.is_claimed === 1),
    );
    expect(row.staff_on_the_way_at !== null).toBe(row.is_on_the_way === 1);
    expect([row.completed_at !== null, row.completion_reason !== null]).toEqual(
      Array(2).fill(row.is_completed === 1),
    );
  }
  const pressed = await db.sql<{ id: number }>`
    SELECT id FROM devices WHERE last_press_at IS NOT NULL AND id >= 100`;
  expect(pressed.map(({ id }) => id).sort()).toEqual(rows.map((row) => row.device_id).sort());
}

async function killUnderLoad(
  environment: Record<string, string>,
  open: () => Promise<Database>,
): Promise<void> {
  const db = await open();
  await addButtons(db);
  await db.close();
  const acknowledged: Acknowledged = new Map();
  let button = 99;
  const server = await startServerProcess(environment);
  const workers = Array.from({ length: 16 }, () =>
    work(server.url, () => (button += 1), acknowledged),
  );
  const stopped = Promise.allSettled(workers);
  const enough = 40 + Math.floor(Math.random() * 80);
  while (acknowledged.size < enough) await delay(1);
  await server.stop('SIGKILL');
  const reasons = (await stopped).map((result) =>
    result.status === 'rejected' ? String(result.reason) : 'there was nothing left to press',
  );
  expect(reasons.filter((reason) => !/fetch failed|terminated|other side/.test(reason))).toEqual(
    [],
  );
  const inspected = await open();
  await inspect(inspected, acknowledged);
  await inspected.close();
}

const { skipped, freshDatabase } = await testPostgres();

test.concurrent(
  'loses nothing acknowledged and leaves nothing half done on SQLite',
  { timeout: 120_000 },
  async ({ onTestFinished }) => {
    const folder = await mkdtemp(join(tmpdir(), 'frontline-kill-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const file = join(folder, 'test.sqlite');
    await killUnderLoad({ CALL_FOR_HELP_DATABASE_FILE: file }, () => openSqlite({ file }));
  },
);

test
  .skipIf(skipped)
  .concurrent(
    `loses nothing acknowledged and leaves nothing half done on PostgreSQL${skipped ? ` (skipped: ${skipped})` : ''}`,
    { timeout: 120_000 },
    async () => {
      const url = await freshDatabase();
      await killUnderLoad({ DATABASE_URL: url }, () =>
        openPostgres({ url, schema: 'call_for_help' }),
      );
    },
  );
