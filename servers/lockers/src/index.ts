import {
  createApi,
  noSeal,
  randomLetters,
  type Seal,
  type Server,
  type ServerOptions,
  webKeyDigest,
} from '@frontline/contract';
import { api, type operations } from '@frontline/specs/lockers';
import {
  bodyLimit,
  doorTravel,
  idempotencyKeyLifetime,
  openCodeLength,
} from '@frontline/specs/lockers/limits';
import type { Database, Sql } from '@frontline/storage';
import { createIdempotency, purgeAnswers } from '@frontline/storage/idempotency';
import { createPurgeClock, oldestRetained, purgeBatchSize } from '@frontline/storage/retention';
import { settleDue } from './cabinets.ts';
import { createClockWatch } from './activity.ts';
import { createCredentials, type Principals } from './credentials.ts';
import { seedDemo } from './demo-data.ts';
import { createHandlers } from './handlers.ts';
import { migrations } from './migrations/index.ts';
import { checkApiKeys } from './seal-api-keys.ts';
import { purgeWrongCodes } from './wrong-codes.ts';

export interface LockersOptions extends ServerOptions {
  db: Database;
  /** Generates an open code. Defaults to a random one of the documented length. */
  newCode?: () => string;
  /** Simulates the movement of version 2 doors. Defaults to `demo`. */
  simulateDoors?: boolean;
  /** Encrypts the api-keys, which the API lists. Defaults to storing them as they are. */
  seal?: Seal;
  /** Days after which ended orders and activity are deleted. Defaults to 0 each: never. */
  keepDays?: KeepDays;
}

/**
 * The Lockers API (specification section 7) on a database, which it migrates first.
 * Call `tick()` once a second: it stores movements and closes that are due; reads apply them anyway.
 */
export async function createLockers(options: LockersOptions): Promise<Server> {
  const {
    db,
    now,
    newCode = randomLetters(openCodeLength),
    demo = false,
    simulateDoors = demo,
    digest = webKeyDigest,
    seal = noSeal,
    keepDays = { orders: 0, activity: 0 },
    warn,
    steady,
    ...hooks
  } = options;
  const { sql } = db;
  const travelMs = simulateDoors ? doorTravel.ms : null;
  const runOnce = createIdempotency({ sql, now, digest, retentionMs: idempotencyKeyLifetime.ms });
  const clock = () => ({ at: now().toISOString(), travelMs });
  const setBack = createClockWatch(now, steady);
  await db.migrate(migrations);
  if (demo) await seedDemo(sql, digest, now());
  await checkApiKeys(sql, seal, warn);
  const purgedUpTo = await createPurgeClock({ sql, now, newest, warn, steady });
  const context = { clock, newCode, seal };
  return {
    fetch: createApi<operations, Principals>(api, {
      ...hooks,
      maxBodyBytes: bodyLimit.bytes,
      handlers: createHandlers({ sql, ...context }),
      once: (call, work) => runOnce(call, (sql) => work(createHandlers({ sql, ...context }))),
      credentials: createCredentials({ sql, digest, demo }),
    }),
    tick: async () => {
      await settleDue(sql, clock, setBack());
      const at = await purgedUpTo();
      await purgeWrongCodes(sql, at);
      await purgeAnswers(sql, at, idempotencyKeyLifetime.ms);
      await purge(sql, at, keepDays);
    },
    ready: () => db.ping(),
  };
}

/** Retention in days; 0 is forever. */
interface KeepDays {
  orders: number;
  activity: number;
}

/** Deletes a batch of records beyond their retention. An order that occupies a cabinet stays. */
async function purge(sql: Sql, now: Date, keepDays: KeepDays): Promise<void> {
  await sql`DELETE FROM cabinet_orders WHERE id IN
    (SELECT id FROM cabinet_orders WHERE updated_at < ${oldestRetained(now, keepDays.orders)}
      AND (completed_at IS NOT NULL OR canceled_at IS NOT NULL)
      ORDER BY updated_at LIMIT ${purgeBatchSize})`;
  await sql`DELETE FROM activity WHERE id IN
    (SELECT id FROM activity WHERE at < ${oldestRetained(now, keepDays.activity)}
      ORDER BY at LIMIT ${purgeBatchSize})`;
}

/** The time of the last change to any order, or of the last activity. */
const newest = (sql: Sql) => sql<{ at: string | null }>`SELECT MAX(at) AS at FROM
  (SELECT MAX(updated_at) AS at FROM cabinet_orders UNION ALL SELECT MAX(at) FROM activity) AS records`;
