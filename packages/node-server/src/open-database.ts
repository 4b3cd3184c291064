import type { Database } from '@frontline/storage';
import { openPostgres } from '@frontline/storage/postgres';
import { openSqlite } from '@frontline/storage/sqlite';
import { schemaOf, type ServerSettings } from './server-settings.ts';

/**
 * Opens PostgreSQL if a URL is configured, otherwise the SQLite file.
 *
 * @param exclusive  locks a SQLite file; set by servers, not by commands that run beside them.
 */
export async function openDatabase(
  name: string,
  { databaseUrl, databaseFile }: Pick<ServerSettings, 'databaseUrl' | 'databaseFile'>,
  { exclusive = false } = {},
): Promise<Database> {
  if (!databaseUrl) return openSqlite({ file: databaseFile, exclusive });
  try {
    return await openPostgres({ url: databaseUrl, schema: schemaOf(name) });
  } catch (error) {
    throw addFix(error as Error & { code?: string }, new URL(databaseUrl));
  }
}

const PASSWORD =
  'Give the right one in DATABASE_URL, in DATABASE_PASSWORD or in the file DATABASE_PASSWORD_FILE.';

/** Adds the fix to an error of PostgreSQL, its driver or Node, chosen by the error's code or message. */
function addFix(error: Error & { code?: string }, { username, pathname }: URL): Error {
  const { message, code = '' } = error;
  if (message.endsWith('password must be a string')) {
    const user = decodeURIComponent(username);
    return new Error(`PostgreSQL asks for the password of the user "${user}". ${PASSWORD}`, {
      cause: error,
    });
  }
  const database = decodeURIComponent(pathname.slice(1) || username).replaceAll('"', '""');
  const cures: [codes: RegExp, cure: string][] = [
    [
      /^3D000$/,
      `Correct its name in DATABASE_URL, or let an administrator run: CREATE DATABASE "${database}";`,
    ],
    [
      /^28000$/,
      'Correct the user in DATABASE_URL, or let an administrator of that PostgreSQL admit it.',
    ],
    [/^28P01$/, PASSWORD],
    [
      /^55000$/,
      `Name another one in DATABASE_URL, or let an administrator run: ALTER DATABASE "${database}" ALLOW_CONNECTIONS true;`,
    ],
    [
      /does not support SSL/,
      'Take sslmode out of DATABASE_URL, or set "ssl = on" in that PostgreSQL.',
    ],
    [/^(ENOENT|EACCES|EISDIR)$/, 'Name a file that this user may read in DATABASE_URL.'],
    [
      /SELF_SIGNED_CERT|^UNABLE_TO_(GET_ISSUER_CERT|VERIFY)/,
      'Name the file of its authority in DATABASE_URL: ?sslmode=verify-full&sslrootcert=/path/to/ca.pem',
    ],
  ];
  const [, cure] = cures.find(([codes]) => codes.test(code || message)) ?? [];
  return cure ? new Error(`${message}. ${cure}`, { cause: error }) : error;
}
