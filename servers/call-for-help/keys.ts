import { runCommands } from '@frontline/node-server';
import { createCommands } from './keys/create.ts';
import { readCommands } from './keys/read.ts';
import { restoreCommands } from './keys/restore.ts';
import { revokeCommands } from './keys/revoke.ts';
import { migrations } from './src/migrations/index.ts';

await runCommands({
  name: 'call-for-help',
  prepare: (db) => db.migrate(migrations),
  commands: { ...createCommands, ...readCommands, ...revokeCommands, ...restoreCommands },
});
