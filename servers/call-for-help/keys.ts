import { runCommands } from '@frontline/node-server';
import { commands } from './keys/index.ts';
import { migrations } from './src/migrations/index.ts';

await runCommands({ name: 'call-for-help', prepare: (db) => db.migrate(migrations), commands });
