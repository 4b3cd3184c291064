import type { Database } from '@frontline/storage';
import { openPostgres } from '@frontline/storage/postgres';
import { openSqlite } from '@frontline/storage/sqlite';
import { schemaOf, type ServerSettings } from './server-settings.ts';

/**
 * Opens PostgreSQL where a URL is given, else the SQLite file.
 *
 * @param alone  as a server, which shares its file with no other; a command beside it does not ask.
 */
export async function openDatabase(
  name: string,
  { databaseUrl, databaseFile }: Pick<ServerSettings, 'databaseUrl' | 'databaseFile'>,
  { alone = false } = {},
): Promise<Database> {
  if (!databaseUrl) return openSqlite({ file: databaseFile, alone });
  try {
    return await openPostgres({ url: databaseUrl, schema: schemaOf(name) });
  } catch (error) {
    throw withCure(error as Error & { code?: string }, new URL(databaseUrl));
  }
}

/** PostgreSQL and its driver say why they let nobody in, but not what to do: by the code of the error. */
function withCure(error: Error & { code?: string }, { username, pathname }: URL): Error {
  const user = decodeURIComponent(username);
  const password =
    'Give the right one in DATABASE_URL, in DATABASE_PASSWORD or in the file DATABASE_PASSWORD_FILE.';
  const cures: Record<string, string> = {
    '3D000': `Correct its name in DATABASE_URL, or let an administrator run: CREATE DATABASE "${decodeURIComponent(pathname.slice(1))}";`,
    '28000':
      'Correct the user in DATABASE_URL, or let an administrator of that PostgreSQL admit it.',
    '28P01': password,
  };
  if (/password must be a string/.test(error.message))
    return new Error(`PostgreSQL asks for the password of the user "${user}". ${password}`, {
      cause: error,
    });
  const cure = cures[error.code ?? ''];
  return cure ? new Error(`${error.message}. ${cure}`, { cause: error }) : error;
}
