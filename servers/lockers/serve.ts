import { days, digest, flag, serve } from '@frontline/node-server';
import {
  doorTravel,
  port,
  retentionActivity,
  retentionOrders,
} from '@frontline/specs/lockers/limits';
import { createLockers } from './src/index.ts';

await serve({
  name: 'lockers',
  port: port.value,
  environment: {
    LOCKERS_SIMULATE_DOORS: flag({
      about: `Lets version 2 doors arrive by themselves after ${doorTravel.about}, with no locker attached. Always so with --demo.`,
      fallback: false,
    }),
    LOCKERS_KEEP_ORDERS_DAYS: days({
      about: 'Days after which an order that has ended is deleted.',
      fallback: retentionOrders.days,
    }),
    LOCKERS_KEEP_ACTIVITY_DAYS: days({
      about: 'Days after which it is forgotten who gave a cabinet which command.',
      fallback: retentionActivity.days,
    }),
  },
  create: ({ db, now, demo, seal, settings, warn, hooks }) =>
    createLockers({
      ...hooks,
      db,
      now,
      demo,
      seal,
      warn,
      keepDays: {
        orders: settings.LOCKERS_KEEP_ORDERS_DAYS,
        activity: settings.LOCKERS_KEEP_ACTIVITY_DAYS,
      },
      simulateDoors: demo || settings.LOCKERS_SIMULATE_DOORS,
      digest,
    }),
});
