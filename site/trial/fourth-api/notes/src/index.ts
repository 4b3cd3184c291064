import { type ApiHooks, createApi, type Server } from '@frontline/contract';
import { api, type operations } from '@frontline/specs/notes';
import { bodyLimit } from '@frontline/specs/notes/limits';
import { printedSecrets } from '@frontline/specs/notes.printed-secrets';
import type { Database } from '@frontline/storage';
import { migrations } from './migrations/index.ts';

export interface NotesOptions extends ApiHooks {
  db: Database;
  now: () => Date;
  /** Adds the demonstration data and accepts its printed key. Defaults to false. */
  demo?: boolean;
}

/** The Notes API on a database, which it first brings up to date. */
export async function createNotes({ db, demo = false, ...hooks }: NotesOptions): Promise<Server> {
  await db.migrate(migrations);
  const { sql } = db;
  if (demo)
    await sql`INSERT INTO notes (id, text) VALUES (1, 'The left door sticks.') ON CONFLICT (id) DO NOTHING`;
  return {
    fetch: createApi<operations, { NotesKey: object }>(api, {
      ...hooks,
      maxBodyBytes: bodyLimit.bytes,
      handlers: {
        readNote: async ({ path }) => {
          const [note] = await sql<{ id: number; text: string }>`
            SELECT id, text FROM notes WHERE id = ${path.note_id}`;
          return note
            ? { status: 200, body: note }
            : { status: 404, body: { message: 'No such note.' } };
        },
      },
      credentials: {
        NotesKey: ({ secret }) => (demo && secret === printedSecrets.NotesKey ? {} : undefined),
      },
    }),
    tick: async () => undefined,
    ready: () => db.ping(),
  };
}
