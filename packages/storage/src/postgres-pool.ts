import pg from 'pg';
import { meaningOf, spoilsAll, spoilsConnection } from './postgres-errors.ts';
import { tell, type SessionSettings } from './postgres-session.ts';

/** How often connections were found to lead nowhere. Those opened before the last time are not used again. */
export interface Era {
  now: number;
}

interface ClientPool {
  /** Lends a connection to `work`. One that an error has spoiled is not lent again. */
  lend<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T>;
  load(): { idle: number; busy: number; callers: number };
  close(): Promise<void>;
}

/** Ten connections for what takes several statements, opened when they are needed. */
export function createClientPool(
  config: pg.ClientConfig,
  settings: SessionSettings,
  era: Era,
): ClientPool {
  const openedIn = new WeakMap<pg.ClientBase, number>();
  const pool = new pg.Pool({
    ...config,
    max: 10,
    async onConnect(client) {
      // A connection that breaks fails the statement that runs on it; that it broke is no news beside.
      // Without listeners, for idle and for busy ones, it would end the process.
      client.on('error', () => undefined);
      openedIn.set(client, era.now);
      await tell(client, settings);
    },
  });
  pool.on('error', () => undefined);

  async function connect(): Promise<pg.PoolClient> {
    for (;;) {
      const client = await pool.connect();
      if (openedIn.get(client) === era.now) return client;
      client.release(true);
    }
  }

  return {
    async lend(work) {
      let client: pg.PoolClient | undefined;
      let isSpoiled = false;
      try {
        client = await connect();
        return await work(client);
      } catch (error) {
        const meaning = meaningOf(error);
        isSpoiled = spoilsConnection(meaning);
        if (client && spoilsAll(meaning)) era.now++;
        throw error;
      } finally {
        client?.release(isSpoiled);
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
