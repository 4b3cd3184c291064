import {
  type ApiHooks,
  createApi,
  noSeal,
  type KeyDigest,
  randomLetters,
  type Seal,
  type Server,
  webKeyDigest,
} from '@frontline/contract';
import { api, type operations } from '@frontline/specs/lockers';
import {
  bodyLimit,
  doorTravel,
  idempotencyKeyLifetime,
  openCodeLength,
} from '@frontline/specs/lockers/limits';
import type { Database } from '@frontline/storage';
import { createIdempotency, purgeAnswers } from '@frontline/storage/idempotency';
import { createPurgeClock } from '@frontline/storage/retention';
import { settleDue } from './cabinets.ts';
import { newestRecord, purge, type KeepDays } from './purge.ts';
import { watchClock } from './watch-clock.ts';
import { createCredentials, type Principals } from './credentials.ts';
import { seedDemo } from './demo-data.ts';
import { createHandlers } from './handlers.ts';
import { migrations } from './migrations/index.ts';
import { checkApiKeys } from './seal-api-keys.ts';
import { forgetOldWrongCodes } from './wrong-codes.ts';

export interface LockersOptions extends ApiHooks {
  db: Database;
  now: () => Date;
  /** Taken because every server is made alike; the records of this one are numbered by the database. */
  newId?: () => string;
  /** Draws an open code. Defaults to one from `crypto.getRandomValues`, as long as the document says. */
  newCode?: () => string;
  /** Fills an empty database with the demonstration data and accepts its printed keys. Defaults to false. */
  demo?: boolean;
  /** Lets version 2 doors arrive by themselves. Defaults to `demo`. */
  simulateDoors?: boolean;
  /** Seals the api-keys, which the API lists. Defaults to storing them as they are. */
  seal?: Seal;
  /** Days after which ended orders and activity are deleted. Defaults to 0 each: never. */
  keepDays?: KeepDays;
  /** Takes a sentence for whoever runs the server, such as on a clock that jumped. Defaults to saying nothing. */
  warn?: (sentence: string) => void;
  /** Milliseconds by the time that only goes forward. Defaults to `performance.now`. */
  steady?: () => number;
  /** SHA-256 of a secret in hexadecimal. Defaults to the slower one that every runtime has. */
  digest?: KeyDigest;
}

/**
 * The Lockers API (specification section 7) on a database, which it first brings up to date.
 * `tick()` once a second writes down closes and travels that have come due; reads apply them anyway.
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
  const runOnce = createIdempotency({ sql, now, digest, keptMs: idempotencyKeyLifetime.ms });
  const clock = () => ({ at: now().toISOString(), travelMs });
  const setBack = watchClock(now);
  await db.migrate(migrations);
  if (demo) await seedDemo(sql, digest, now());
  await checkApiKeys(sql, seal, warn);
  const purgedUpTo = await createPurgeClock({ sql, now, newest: newestRecord(sql), warn, steady });
  const surroundings = { clock, newCode, seal };
  return {
    fetch: createApi<operations, Principals>(api, {
      ...hooks,
      maxBodyBytes: bodyLimit.bytes,
      handlers: createHandlers({ sql, ...surroundings }),
      once: (call, work) =>
        runOnce(call, async (sql) => {
          const answer = await work(createHandlers({ sql, ...surroundings }));
          return { answer, keep: answer.status < 300 };
        }),
      credentials: createCredentials({ sql, digest, demo }),
    }),
    tick: async () => {
      await settleDue(sql, clock(), setBack());
      const at = await purgedUpTo();
      await forgetOldWrongCodes(sql, at);
      await purgeAnswers(sql, at, idempotencyKeyLifetime.ms);
      await purge(sql, at, keepDays);
    },
    ready: () => db.ping(),
  };
}
