import {
  createApi,
  noSeal,
  type Seal,
  type Server,
  type ServerOptions,
  webKeyDigest,
} from '@frontline/contract';
import { api, type operations } from '@frontline/specs/radio';
import { bodyLimit, idempotencyKeyLifetime } from '@frontline/specs/radio/limits';
import type { Database, Sql } from '@frontline/storage';
import { createIdempotency, purgeAnswers } from '@frontline/storage/idempotency';
import { createPurgeClock, oldestRetained, purgeBatchSize } from '@frontline/storage/retention';
import { createCredentials, type Principals } from './credentials.ts';
import { demoPublicUrl, seedDemoData } from './demo-data.ts';
import { createHandlers } from './handlers.ts';
import { handOverNew, speakUnspoken } from './messages.ts';
import { migrations } from './migrations/index.ts';
import { createRecordingSpeaker, type Announcement, type Speaker } from './edge-devices.ts';
import type { MessageRow } from './tables.ts';
import { checkAuthTokens } from './seal-auth-tokens.ts';
import { webHmacSha1, type HmacSha1 } from './text-signature.ts';

export type { Announcement, Speaker };

export interface RadioOptions extends ServerOptions {
  db: Database;
  /**
   * The URL that the text-message service calls, without the path: `https://radio.example.com`. Its signatures cover
   * it. Defaults to the origin of each request, and in demo mode to `https://radio.example.com`.
   */
  publicUrl?: string;
  /** Speaks the messages. Defaults to a silent one. */
  speaker?: Speaker;
  /** Encrypts the auth tokens that verify signatures. Defaults to storing them as they are. */
  seal?: Seal;
  /** HMAC-SHA1 in Base64. Defaults to Web Crypto, which is slower but available in every runtime. */
  hmacSha1?: HmacSha1;
  /** Days after which a message is deleted. Defaults to 0: never. */
  keepMessagesDays?: number;
}

/**
 * The Radio API (specification section 7) on a database, which it migrates first.
 * `tick()` offers unaccepted messages to the speaker again.
 */
export async function createRadio(options: RadioOptions): Promise<Server> {
  const {
    db,
    now,
    demo = false,
    publicUrl = demo ? demoPublicUrl : undefined,
    speaker = createRecordingSpeaker(),
    hmacSha1 = webHmacSha1,
    digest = webKeyDigest,
    seal = noSeal,
    keepMessagesDays = 0,
    warn,
    steady,
    ...hooks
  } = options;
  await db.migrate(migrations);
  if (demo) await seedDemoData(db.sql, { now: now(), digest });
  const { sql } = db;
  await checkAuthTokens(sql, seal, warn);
  const runOnce = createIdempotency({ sql, now, digest, retentionMs: idempotencyKeyLifetime.ms });
  const purgedUpTo = await createPurgeClock({ sql, now, newest, warn, steady });
  return {
    fetch: createApi<operations, Principals>(api, {
      ...hooks,
      maxBodyBytes: bodyLimit.bytes,
      handlers: createHandlers({ sql, now, digest, accepted: handOverNew(sql, speaker) }),
      once: async (call, work) => {
        // Spoken after the commit, because a speaker cannot be rolled back.
        let accepted: MessageRow | undefined;
        const remember = async (message: MessageRow) => void (accepted = message);
        const outcome = await runOnce(call, async (sql) => {
          accepted = undefined;
          return work(createHandlers({ sql, now, digest, accepted: remember }));
        });
        if (accepted) await handOverNew(sql, speaker)(accepted);
        return outcome;
      },
      credentials: createCredentials({ sql, hmacSha1, publicUrl, seal, demo }),
    }),
    tick: async () => {
      const at = await purgedUpTo();
      await purgeAnswers(sql, at, idempotencyKeyLifetime.ms);
      await purgeMessages(sql, at, keepMessagesDays);
      await speakUnspoken(sql, speaker, now());
    },
    ready: () => db.ping(),
  };
}

/** Deletes a batch of messages accepted more than `days` ago; 0 days deletes none. */
async function purgeMessages(sql: Sql, now: Date, days: number): Promise<void> {
  await sql`DELETE FROM messages WHERE id IN
    (SELECT id FROM messages WHERE accepted_at < ${oldestRetained(now, days)}
      ORDER BY accepted_at LIMIT ${purgeBatchSize})`;
}

/** The time of the newest message. */
const newest = (sql: Sql) =>
  sql<{ at: string | null }>`SELECT MAX(accepted_at) AS at FROM messages`;
