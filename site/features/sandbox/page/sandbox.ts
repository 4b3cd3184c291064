import type { Server } from '@frontline/contract';
import type { Announcement } from '@frontline/radio';
import type { Database } from '@frontline/storage';
import { creators } from '../../../../servers/generated/creators.ts';
import { apiNames, type ApiName } from '../shared/apis.ts';
import { compareRecords, type Change } from './changes.ts';
import { readRecords } from './stored-records.ts';
import { ReaderError } from './reader-error.ts';

export type { Announcement };

/** One answered call. */
export interface Call {
  response: Response;
  /** How long the server took, in milliseconds. */
  milliseconds: number;
  /** The stored records that the call changed. */
  changes: Change[];
}

/** The servers, each with a demonstration store of its own, and a clock that can be moved. */
export interface Sandbox {
  /**
   * Calls happen one after another, so that what changed belongs to one of them.
   *
   * @throws {ReaderError} it took longer than the patience allows, or a call before it did
   */
  call(api: ApiName, request: Request): Promise<Call>;
  /** Puts the clock forward and applies what has come due: time-outs and doors that close. */
  advance(seconds: number): Promise<Change[]>;
  /** How far the clock has been put forward, in seconds. */
  ahead(): number;
  /** What the edge devices were given to say, oldest first. */
  announcements(): readonly Announcement[];
  /** Lets go of the stores; later calls reject. */
  close(): Promise<void>;
}

export interface SandboxOptions {
  openDatabase: () => Promise<Database>;
  realNow: () => Date;
  /** Draws an id; the server's own when left out. */
  newId?: () => string;
  /** Draws an open code; the server's own when left out. */
  newCode?: () => string;
  /** How long one call may take, in milliseconds: 10,000 when left out. */
  patience?: number;
}

interface Running {
  server: Server;
  db: Database;
}

/** Makes a sandbox in its first state. To reset it, make another. */
export async function createSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { openDatabase, realNow, newId, newCode, patience = 10_000 } = options;
  const { now, advance, ahead } = createClock(realNow);
  const said: Announcement[] = [];
  const common = {
    now,
    demo: true,
    ...(newId && { newId }),
    ...(newCode && { newCode }),
    speaker: { speak: (announcement: Announcement) => void said.push(announcement) },
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
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.then(() => {
      // Whatever a call that took too long still holds, only another sandbox can answer now.
      if (stopped) throw stopped;
      return inTime(work(), patience, () => (stopped = tooLong(patience)));
    });
    last = turn.catch(() => undefined);
    return turn;
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
      inTurn(async () => {
        let call: Omit<Call, 'changes'> | undefined;
        const changes = await changesBy([running[api]], async () => {
          const begun = performance.now();
          const response = await running[api].server.fetch(request);
          call = { response, milliseconds: performance.now() - begun };
        });
        return { ...call!, changes };
      }),
    advance: (seconds) =>
      inTurn(() =>
        changesBy(everyServer, async () => {
          advance(seconds);
          for (const { server } of everyServer) await server.tick();
        }),
      ),
    ahead,
    announcements: () => said,
    close: () =>
      inTurn(async () => {
        for (const { db } of everyServer) await db.close();
      }),
  };
}

const tooLong = (patience: number) =>
  new ReaderError(
    `The server in this page has not answered within ${patience / 1000} seconds. Select Reset to start it afresh, with the demonstration data.`,
  );

function inTime<T>(work: Promise<T>, milliseconds: number, tooLate: () => Error): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(tooLate()), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** A clock that runs with the real one and can be put forward. */
interface MovableClock {
  now: () => Date;
  /** Puts the clock forward; it never goes back. */
  advance: (seconds: number) => void;
  /** How far it is ahead of the real time, in seconds. */
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
