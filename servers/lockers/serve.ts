import { flag, serve } from '@frontline/serving';
import ports from '@frontline/specs/ports.json' with { type: 'json' };
import { createHash } from 'node:crypto';
import { createLockers } from './src/index.ts';

await serve({
  name: 'lockers',
  port: ports.lockers,
  environment: {
    LOCKERS_SIMULATE_DOORS: flag({
      about:
        'Lets version 2 doors arrive by themselves after two seconds, with no locker attached. Always so with --demo.',
      fallback: false,
    }),
  },
  create: ({ db, now, demo, seal, settings, hooks }) =>
    createLockers({
      ...hooks,
      db,
      now,
      demo,
      seal,
      simulateDoors: demo || settings.LOCKERS_SIMULATE_DOORS,
      digest: (secret) => createHash('sha256').update(secret).digest('hex'),
    }),
});
