import pg from 'pg';
import { errorKind, discardsAllConnections, discardsConnection } from './postgres-errors.ts';
import { applySettings, type SessionSettings } from './postgres-session.ts';

/** The number of times connections were found to be dead. Connections of earlier generations are not used again. */
export interface Generation {
  current: number;
}

interface ClientPool {
  /** Runs `work` with a connection, which is discarded after an error that affects it. */
  withClient<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T>;
  load(): { idle: number; busy: number; callers: number };
  close(): Promise<void>;
}

/** A pool of ten connections, opened on demand, for work of several statements. */
export function createClientPool(
  config: pg.ClientConfig,
  settings: SessionSettings,
  generation: Generation,
): ClientPool {
  const generationOf = new WeakMap<pg.ClientBase, number>();
  const pool = new pg.Pool({
    ...config,
    max: 10,
    async onConnect(client) {
      // A broken connection already fails the statement that runs on it. Without error listeners, for idle and
      // busy connections, it would also end the process.
      client.on('error', () => undefined);
      generationOf.set(client, generation.current);
      await applySettings(client, settings);
    },
  });
  pool.on('error', () => undefined);

  async function connect(): Promise<pg.PoolClient> {
    for (;;) {
      const client = await pool.connect();
      if (generationOf.get(client) === generation.current) return client;
      client.release(true);
    }
  }

  return {
    async withClient(work) {
      let client: pg.PoolClient | undefined;
      let discard = false;
      try {
        client = await connect();
        return await work(client);
      } catch (error) {
        const kind = errorKind(error);
        discard = discardsConnection(kind);
        if (client && discardsAllConnections(kind)) generation.current++;
        throw error;
      } finally {
        client?.release(discard);
      }
    },
    load: () => ({
      idle: pool.idleCount,
      busy: pool.totalCount - pool.idleCount,
      callers: pool.waitingCount,
    }),
    close: () => pool.end(),
  };
}
