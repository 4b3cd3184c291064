import { serve } from '@frontline/serving';
import ports from '@frontline/specs/ports.json' with { type: 'json' };
import { createNotes } from './src/index.ts';

await serve({
  name: 'notes',
  port: ports.notes,
  environment: {},
  create: ({ db, now, demo, hooks }) => createNotes({ ...hooks, db, now, demo }),
});
