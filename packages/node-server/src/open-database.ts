import type { Database } from '@frontline/storage';
import { openPostgres } from '@frontline/storage/postgres';
import { openSqlite } from '@frontline/storage/sqlite';
import { schemaOf, type ServerSettings } from './server-settings.ts';

/**
 * Opens PostgreSQL where a URL is given, else the SQLite file.
 *
 * @param alone  as a server, which shares its file with no other; a command beside it does not ask.
 */
export function openDatabase(
  name: string,
  { databaseUrl, databaseFile }: Pick<ServerSettings, 'databaseUrl' | 'databaseFile'>,
  { alone = false } = {},
): Promise<Database> {
  return databaseUrl
    ? openPostgres({ url: databaseUrl, schema: schemaOf(name) })
    : openSqlite({ file: databaseFile, alone });
}
