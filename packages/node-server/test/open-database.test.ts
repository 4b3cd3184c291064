import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TLSSocket } from 'node:tls';
import { testPostgres } from '@frontline/storage/test-postgres';
import pg from 'pg';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { openDatabase } from '../src/open-database.ts';

const { skipped, freshDatabase } = await testPostgres();

describe.skipIf(skipped)(
  `A database that refuses connections${skipped ? ` (${skipped})` : ''}`,
  () => {
    async function database() {
      const url = new URL(await freshDatabase());
      const admin = new pg.Client(url.href);
      await admin.connect();
      onTestFinished(() => admin.end());
      return { url, admin };
    }

    const refusal = (databaseUrl: string) =>
      openDatabase('lockers', { databaseUrl, databaseFile: '' }).then(
        (db) => db.close().then(() => 'It was opened.'),
        ({ message }: Error) => message,
      );

    it('is reported with a statement for its administrator, which fixes it', async () => {
      const { url, admin } = await database();
      url.pathname += '-"none"';
      const name = decodeURIComponent(url.pathname.slice(1));
      const none = await refusal(url.href);
      expect(none).toBe(
        `database "${name}" does not exist. Correct its name in DATABASE_URL, or let an administrator ` +
          `run: CREATE DATABASE "${name.replaceAll('"', '""')}";`,
      );
      const nameless = new URL(url);
      nameless.pathname = '';
      await admin.query(`create role "nameless${name.length}" login`).catch(() => undefined);
      nameless.username = `nameless${name.length}`;
      expect(await refusal(nameless.href)).toContain(`CREATE DATABASE "nameless${name.length}";`);
      await admin.query(none.split('run: ')[1]!);
      url.username = `user${name.slice(0, 19)}`;
      const user = await refusal(url.href);
      expect(user).toBe(
        `role "${url.username}" does not exist. Correct the user in DATABASE_URL, or let an administrator of that ` +
          'PostgreSQL admit it.',
      );
      await admin.query(`create role "${url.username}" superuser login`);
      expect(await refusal(url.href)).toBe('It was opened.');
    });

    it('is not retried if a setting is wrong', async () => {
      const { url, admin } = await database();
      expect(await refusal(`${url.href}?sslmode=verify-full`)).toBe(
        'The server does not support SSL connections. Take sslmode out of DATABASE_URL, or set "ssl = on" in that PostgreSQL.',
      );
      url.pathname += '-closed';
      const name = url.pathname.slice(1);
      await admin.query(`create database "${name}" allow_connections false`);
      expect(await refusal(url.href)).toBe(
        `database "${name}" is not currently accepting connections. Name another one in DATABASE_URL, or let an ` +
          `administrator run: ALTER DATABASE "${name}" ALLOW_CONNECTIONS true;`,
      );
    });

    it('explains where to set a missing or wrong password', async () => {
      const { url, admin } = await database();
      url.username = `user${url.pathname.slice(1)}`;
      await admin.query(`create role "${url.username}" superuser login password 'right'`);
      const [{ hba_file: rules }] = (await admin.query('show hba_file')).rows as [
        { hba_file: string },
      ];
      const before = readFileSync(rules, 'utf8');
      writeFileSync(rules, `host all "${url.username}" all scram-sha-256\n${before}`);
      await admin.query('select pg_reload_conf()');
      const cure =
        'Give the right one in DATABASE_URL, in DATABASE_PASSWORD or in the file DATABASE_PASSWORD_FILE.';
      await expect
        .poll(() => refusal(url.href))
        .toBe(`PostgreSQL asks for the password of the user "${url.username}". ${cure}`);
      url.password = 'wrong';
      expect(await refusal(url.href)).toBe(
        `password authentication failed for user "${url.username}". ${cure}`,
      );
      url.password = 'right';
      expect(await refusal(url.href)).toBe('It was opened.');
    });

    it('is refused if its encoding cannot store what callers send', async () => {
      const { url, admin } = await database();
      url.pathname += '-latin';
      const name = url.pathname.slice(1);
      await admin.query(
        `create database "${name}" template template0 encoding 'LATIN1' locale 'C'`,
      );
      expect(await refusal(url.href)).toBe(
        `The database "${name}" keeps texts in LATIN1, which has no place for most letters of the world. Make one that has, and name ` +
          `it in the URL: CREATE DATABASE … TEMPLATE template0 ENCODING 'UTF8';`,
      );
    });
  },
);

/** Later versions of Node give advice of their own in between. */
const unknownAuthority =
  /^self-signed certificate.*\. Name the file of its authority in DATABASE_URL: \?sslmode=verify-full&sslrootcert=\/path\/to\/ca\.pem$/;

it('explains how to trust a database whose certificate is signed by an unknown authority', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'));
  const [key, cert] = ['key.pem', 'cert.pem'].map((name) => join(folder, name));
  const made = `req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=localhost -keyout ${key} -out ${cert}`;
  execFileSync('openssl', made.split(' '), { stdio: 'ignore' });
  // PostgreSQL answers S to an SSLRequest.
  const server = createServer((socket) => {
    socket.once('data', () => {
      socket.write('S');
      const secure = { isServer: true, key: readFileSync(key!), cert: readFileSync(cert!) };
      new TLSSocket(socket, secure).on('error', () => undefined);
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const openAt = (query: string) =>
    openDatabase('lockers', {
      databaseUrl: `postgresql://a@localhost:${port}/b?${query}`,
      databaseFile: '',
    });
  await expect(openAt('sslmode=verify-full')).rejects.toThrow(unknownAuthority);
  // The driver treats this mode the same, and prints a warning that its next version may not.
  const warned = vi.fn();
  process.on('warning', warned);
  await expect(openAt('sslmode=require')).rejects.toThrow(unknownAuthority);
  process.off('warning', warned);
  expect(warned).not.toHaveBeenCalled();
  // It fails immediately, without the retries for a database that is starting.
  await expect(openAt('sslmode=verify-full&sslrootcert=/none.pem')).rejects.toMatchObject({
    name: 'Error',
    message: expect.stringContaining(
      "open '/none.pem'. Name a file that this user may read in DATABASE_URL.",
    ),
  });
  server.close();
  rmSync(folder, { recursive: true });
});
