import { createHmac } from 'node:crypto';
import { createCallForHelp } from '@frontline/call-for-help';
import type { Server } from '@frontline/contract';
import { createLockers } from '@frontline/lockers';
import { createRadio } from '@frontline/radio';
import { digest, newId, start } from '@frontline/node-server';
import pino from 'pino';
import { openAll, type Place } from './places.ts';

// Runs the three servers in one process. The parent can set the clock with the message `{ ahead: milliseconds }`.
// Argument: the place of the data and the initial clock offset, as JSON. Sends its addresses once it listens.

const { place, ahead: first } = JSON.parse(process.argv[2]!) as { place: Place; ahead: number };
let ahead = first;
const now = () => new Date(Date.now() + ahead);
process.on('message', (message: { ahead: number }) => (ahead = message.ahead));
process.on('disconnect', () => process.exit());

const databases = await openAll(place);
// The monotonic clock follows the set one, so that records of the year before expire during a bench.
const usual = { now, steady: () => performance.now() + ahead, digest, demo: true };
const makers: Record<keyof typeof databases, () => Promise<Server>> = {
  callForHelp: () =>
    createCallForHelp({ ...usual, db: databases.callForHelp, newId, keepRequestsDays: 365 }),
  lockers: () => createLockers({ ...usual, db: databases.lockers }),
  radio: () =>
    createRadio({
      ...usual,
      db: databases.radio,
      hmacSha1: (key, text) => createHmac('sha1', key).update(text).digest('base64'),
    }),
};
const common = {
  port: 0,
  host: '127.0.0.1',
  corsOrigins: [],
  drainSeconds: 0,
  metricsPort: undefined,
  metricsHost: '127.0.0.1',
  tracesUrl: undefined,
  sealKeys: undefined,
};
const log = pino({ level: 'fatal' });
const running = await Promise.all(
  Object.entries(makers).map(async ([name, create]) => {
    const db = databases[name as keyof typeof databases];
    const options = { name, create, db, common, log, demo: true, settings: {}, tickEvery: 200 };
    return [name, (await start(options)).url] as const;
  }),
);
process.send!({ urls: Object.fromEntries(running) });
