import { fileURLToPath } from 'node:url';
import { command, exportCommand, runCommands, text, wholeNumber } from '../src/index.ts';

export const commands = {
  'create-door': command({
    about: 'Makes a door and its key.',
    flags: {
      door_id: wholeNumber({ about: 'Number of the door.', min: 1, max: 999, required: true }),
      name: text({ about: 'What is written on it.', fallback: 'Door' }),
    },
    run: async ({ db, values, newSecret }) => {
      await db.sql`insert into doors (id, name) values (${values.door_id}, ${values.name})`;
      return { message: `Made door ${values.door_id}.`, secrets: { 'api-key': newSecret() } };
    },
  }),
  'export-doors': exportCommand('doors', async (sql, after, count) => {
    await sql`select 1`;
    return Array.from({ length: count }, (_, index) => ({ id: after + index + 1 }));
  }),
  'list-doors': command({
    about: 'Lists the doors.',
    flags: {},
    run: async ({ db }) => ({ rows: await db.sql`select id, name from doors order by id` }),
  }),
};

// Run as a process of its own by commands.test.ts.
if (process.argv[1] === fileURLToPath(import.meta.url))
  await runCommands({
    name: 'shop',
    prepare: (db) =>
      db.migrate([{ name: '001', up: 'create table doors (id integer primary key, name text)' }]),
    commands,
  });
