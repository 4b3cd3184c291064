import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openSqlite } from '@frontline/storage/sqlite';
import type { Kind } from './messages.ts';
import { startServer, type Measurable } from './processes.ts';
import { fill, type Filling } from './store.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const serve = join(root, 'servers/call-for-help/serve.ts');
const bare = join(root, 'bench/servers/bare-server.ts');
const document = join(root, 'specs/call-for-help-api.yaml');

export interface Contender {
  name: string;
  server: Measurable;
  /** Measured only with this kind of request. */
  only?: Kind;
}

/** Creates and fills a SQLite file in the folder; returns its path. */
export async function filledFile(folder: string, name: string, filling: Filling): Promise<string> {
  const file = join(folder, `${name}.sqlite`);
  const db = await openSqlite({ file });
  await fill(db, filling);
  await db.close();
  return file;
}

/** Starts the Call for Help server with `serve.ts`, without logging by default. */
export function startOurs(
  database: { file: string } | { url: string },
  log: 'silent' | 'info' = 'silent',
): Promise<Measurable> {
  return startServer((port) => ({
    args: ['--import', 'tsx', serve, '--demo'],
    env: {
      CALL_FOR_HELP_PORT: String(port),
      CALL_FOR_HELP_LOG_LEVEL: log,
      ...('url' in database
        ? { DATABASE_URL: database.url }
        : { CALL_FOR_HELP_DATABASE_FILE: database.file }),
    },
  }));
}

/** Starts the baseline: see `bare-server.ts`. */
export function startBare(file: string, commits: 'in-groups' | 'one-by-one'): Promise<Measurable> {
  return startServer((port) => ({ args: ['--import', 'tsx', bare, String(port), file, commits] }));
}

/**
 * Starts Prism, which returns the examples of the same document, in one process; `info` is its default log level.
 *
 * @throws {Error} it is not installed or does not start
 */
export function startPrism(log: 'silent' | 'info'): Promise<Measurable> {
  const program = createRequire(join(root, 'bench/peers/package.json')).resolve(
    '@stoplight/prism-cli',
  );
  return startServer((port) => ({
    args: [program, 'mock', document, '--port', String(port), '--verboseLevel', log],
  }));
}
