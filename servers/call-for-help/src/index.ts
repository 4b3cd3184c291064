import {
  createApi,
  randomLetters,
  type Server,
  type ServerOptions,
  webKeyDigest,
} from '@frontline/contract';
import { api, type operations } from '@frontline/specs/call-for-help';
import {
  bodyLimit,
  idempotencyKeyLifetime,
  messageIdBits,
} from '@frontline/specs/call-for-help/limits';
import type { Database, Sql } from '@frontline/storage';
import { createIdempotency, purgeAnswers } from '@frontline/storage/idempotency';
import { createPurgeClock, oldestRetained, purgeBatchSize } from '@frontline/storage/retention';
import { createCredentials, type Principals } from './credentials.ts';
import { seedDemoData } from './demo-data.ts';
import { timeOutRequests } from './find-request.ts';
import { createHandlers } from './handlers.ts';
import { migrations } from './migrations/index.ts';

export interface CallForHelpOptions extends ServerOptions {
  db: Database;
  /** Generates a `message_id`. Defaults to a random one of the documented strength. */
  newId?: () => string;
  /** The scheme before the secret in a call button's `Authorization` header. Defaults to the document's. */
  scheme?: string;
  /** Days after its last change at which a request is deleted. Defaults to 0: never. */
  keepRequestsDays?: number;
}

/**
 * The Call for Help API (specification section 7) on a database, which it migrates first.
 * Call `tick()` once a minute: it times out requests that nobody reads.
 */
export async function createCallForHelp(options: CallForHelpOptions): Promise<Server> {
  const {
    db,
    now,
    newId = randomLetters(messageIdBits),
    demo = false,
    scheme,
    keepRequestsDays = 0,
    digest = webKeyDigest,
    warn,
    steady,
    ...hooks
  } = options;
  await db.migrate(migrations);
  if (demo) await seedDemoData(db.sql, { now: now(), digest });
  const { sql } = db;
  const surroundings = { now, newId, digest, demo };
  const runOnce = createIdempotency({ sql, now, digest, retentionMs: idempotencyKeyLifetime.ms });
  const purgedUpTo = await createPurgeClock({ sql, now, newest, warn, steady });
  return {
    fetch: createApi<operations, Principals>(api, {
      ...hooks,
      maxBodyBytes: bodyLimit.bytes,
      ...(scheme === undefined ? {} : { schemeWords: { CallButtonKey: scheme } }),
      handlers: createHandlers({ sql, ...surroundings }),
      once: (call, work) => runOnce(call, (sql) => work(createHandlers({ sql, ...surroundings }))),
      credentials: createCredentials({ sql, digest, demo }),
    }),
    tick: async () => {
      await timeOutRequests(sql, now);
      const at = await purgedUpTo();
      await purgeAnswers(sql, at, idempotencyKeyLifetime.ms);
      await purgeRequests(sql, at, keepRequestsDays);
    },
    ready: () => db.ping(),
  };
}

/** Deletes a batch of requests that ended `days` ago; 0 days deletes none. Open ones stay. */
async function purgeRequests(sql: Sql, now: Date, days: number): Promise<void> {
  await sql`DELETE FROM requests WHERE id IN
    (SELECT id FROM requests WHERE updated_at < ${oldestRetained(now, days)}
      AND (is_completed = 1 OR is_closed = 1 OR is_timeout = 1)
      ORDER BY updated_at LIMIT ${purgeBatchSize})`;
}

/** The time of the last change to any request. */
const newest = (sql: Sql) => sql<{ at: string | null }>`SELECT MAX(updated_at) AS at FROM requests`;
