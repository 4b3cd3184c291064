import { join } from 'node:path';
import type { Database } from '@frontline/storage';
import { openPostgres } from '@frontline/storage/postgres';
import { openSqlite } from '@frontline/storage/sqlite';

/** Where the three servers of a process store their data: files in a folder, or schemas of one PostgreSQL. */
export type Place = { folder: string } | { url: string };

export interface Databases {
  callForHelp: Database;
  lockers: Database;
  radio: Database;
}

export async function openAll(place: Place): Promise<Databases> {
  const open = (name: string) =>
    'url' in place
      ? openPostgres({ url: place.url, schema: name })
      : openSqlite({ file: join(place.folder, `${name}.sqlite`), exclusive: true });
  const [callForHelp, lockers, radio] = await Promise.all(
    ['call_for_help', 'lockers', 'radio'].map(open),
  );
  return { callForHelp: callForHelp!, lockers: lockers!, radio: radio! };
}

export async function closeAll(databases: Databases): Promise<void> {
  await Promise.all(Object.values(databases).map((db: Database) => db.close()));
}
