import type { Server } from '@frontline/contract';
import type { Announcement } from '@frontline/radio';
import type { Database } from '@frontline/storage';
import { creators } from '../../../../servers/generated/creators.ts';
import { apiNames, type ApiName } from '../shared/apis.ts';
import { compareRecords, type Change } from './changes.ts';
import { readRecords } from './stored-records.ts';
import { ReaderError } from './reader-error.ts';

export type { Announcement };

/** A call with its response. */
export interface Call {
  response: Response;
  /** Duration in milliseconds. */
  milliseconds: number;
  /** Stored records that the call changed. */
  changes: Change[];
}

/** The servers, each with its own demonstration data, and a clock that can be advanced. */
export interface Sandbox {
  /**
   * Calls are serialized, so that each change belongs to one call.
   *
   * @throws {ReaderError} this call, or one before it, exceeded the timeout
   */
  call(api: ApiName, request: Request): Promise<Call>;
  /** Advances the clock and runs what has come due: time-outs and closing doors. */
  advance(seconds: number): Promise<Change[]>;
  /** Clock offset in seconds. */
  ahead(): number;
  /** Announcements on edge devices, oldest first. */
  announcements(): readonly Announcement[];
  /** Closes the databases; later calls reject. */
  close(): Promise<void>;
}

export interface SandboxOptions {
  openDatabase: () => Promise<Database>;
  realNow: () => Date;
  /** Creates an id. Defaults to that of the server. */
  newId?: () => string;
  /** Creates an open code. Defaults to that of the server. */
  newCode?: () => string;
  /** Timeout of a call in milliseconds. Defaults to 10,000. */
  timeout?: number;
}

interface Running {
  server: Server;
  db: Database;
}

/** Creates a sandbox in its initial state. To reset it, create another. */
export async function createSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { openDatabase, realNow, newId, newCode, timeout = 10_000 } = options;
  const { now, advance, ahead } = createClock(realNow);
  const announcements: Announcement[] = [];
  const common = {
    now,
    demo: true,
    ...(newId && { newId }),
    ...(newCode && { newCode }),
    speaker: { speak: (announcement: Announcement) => void announcements.push(announcement) },
  };
  const started: [ApiName, Running][] = [];
  for (const name of apiNames) {
    const db = await openDatabase();
    started.push([name, { db, server: await creators[name]({ ...common, db }) }]);
  }
  const running = Object.fromEntries(started) as Record<ApiName, Running>;
  const everyServer = apiNames.map((name) => running[name]);

  let last: Promise<unknown> = Promise.resolve();
  let stopped: ReaderError | undefined;
  const enqueue = <T>(work: () => Promise<T>): Promise<T> => {
    const result = last.then(() => {
      // A call that timed out may still hold locks, so only a new sandbox can answer.
      if (stopped) throw stopped;
      return withTimeout(work(), timeout, () => (stopped = timeoutErrorAfter(timeout)));
    });
    last = result.catch(() => undefined);
    return result;
  };
  const changesBy = async (servers: readonly Running[], work: () => Promise<void>) => {
    const read = () => Promise.all(servers.map(({ db }) => readRecords(db.sql)));
    const before = await read();
    await work();
    const after = await read();
    return before.flatMap((records, index) => compareRecords(records, after[index]!));
  };

  return {
    call: (api, request) =>
      enqueue(async () => {
        let call: Omit<Call, 'changes'> | undefined;
        const changes = await changesBy([running[api]], async () => {
          const start = performance.now();
          const response = await running[api].server.fetch(request);
          call = { response, milliseconds: performance.now() - start };
        });
        return { ...call!, changes };
      }),
    advance: (seconds) =>
      enqueue(() =>
        changesBy(everyServer, async () => {
          advance(seconds);
          for (const { server } of everyServer) await server.tick();
        }),
      ),
    ahead,
    announcements: () => announcements,
    close: () =>
      enqueue(async () => {
        for (const { db } of everyServer) await db.close();
      }),
  };
}

const timeoutErrorAfter = (timeout: number) =>
  new ReaderError(
    `The server in this page did not respond within ${timeout / 1000} seconds. Select Reset to restart it with the demonstration data.`,
  );

function withTimeout<T>(
  work: Promise<T>,
  milliseconds: number,
  timeoutError: () => Error,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(timeoutError()), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** The real clock plus an offset. */
interface MovableClock {
  now: () => Date;
  /** Advances the clock; it never goes back. */
  advance: (seconds: number) => void;
  /** Offset from the real time in seconds. */
  ahead: () => number;
}

function createClock(realNow: () => Date): MovableClock {
  let ahead = 0;
  return {
    now: () => new Date(realNow().getTime() + ahead * 1000),
    advance: (seconds) => void (ahead += Math.max(0, seconds)),
    ahead: () => ahead,
  };
}
