import { createHmac } from 'node:crypto';
import { createCallForHelp } from '@frontline/call-for-help';
import type { Server } from '@frontline/contract';
import { createLockers } from '@frontline/lockers';
import { createRadio } from '@frontline/radio';
import { digest, newId, start } from '@frontline/node-server';
import pino from 'pino';
import { openAll, type Place } from './places.ts';

// One process with the three servers, whose clock its parent may set: `{ ahead: milliseconds }`.
// Arguments: where the data is and how far ahead the clock is, as JSON. Tells its addresses when it listens.

const { place, ahead: first } = JSON.parse(process.argv[2]!) as { place: Place; ahead: number };
let ahead = first;
const now = () => new Date(Date.now() + ahead);
process.on('message', (told: { ahead: number }) => (ahead = told.ahead));
process.on('disconnect', () => process.exit());

const databases = await openAll(place);
// By the clock that is set, records of the year before grow old within a bench.
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
  trustedProxies: 0,
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
