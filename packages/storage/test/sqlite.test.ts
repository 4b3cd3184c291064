// cspell:ignore mkfifo
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmod,
  copyFile,
  link as hardLink,
  mkdir,
  readFile,
  rename,
  rmdir,
} from 'node:fs/promises';
import { mkdtemp, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { DatabaseUnavailable } from '../src/index.ts';
import { openDriver } from '../src/sqlite-driver.ts';
import { openSqlite } from '../src/sqlite.ts';

const folder = await mkdtemp(join(tmpdir(), 'frontline-sqlite-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

it('creates the folder of the file, and leaves everything in that file when closed', async () => {
  const file = join(folder, 'a/b/new.sqlite');
  const db = await openSqlite({ file });
  await db.sql`create table t (id integer)`;
  await db.sql`insert into t values (7)`;
  await db.close();
  await copyFile(file, join(folder, 'copy.sqlite'));
  const copy = await openSqlite({ file: join(folder, 'copy.sqlite') });
  expect(await copy.sql`select id from t`).toEqual([{ id: 7 }]);
  await copy.close();
});

it('sets full durability on every open', async () => {
  const file = join(folder, 'durable.sqlite');
  for (let open = 0; open < 2; open++) {
    const db = await openSqlite({ file });
    expect(await db.sql`pragma journal_mode`).toEqual([{ journal_mode: 'wal' }]);
    expect(await db.sql`pragma synchronous`).toEqual([{ synchronous: 2 }]);
    expect(await db.sql`pragma foreign_keys`).toEqual([{ foreign_keys: 1 }]);
    expect(await db.sql`pragma busy_timeout`).toEqual([{ timeout: 0 }]);
    await db.close();
  }
});

it('rolls back a transaction that waits for something else, and continues', async () => {
  const db = await openSqlite({ file: ':memory:', transactionTimeout: 200 });
  await db.sql`create table t (id integer)`;
  const stuck = db.sql.tx(async (tx) => {
    await tx`insert into t values (1)`;
    await db.sql`select 1`;
  });
  await expect(stuck).rejects.toThrow(
    'sql.tx ran longer than 0.2 seconds and was rolled back: inside it await nothing but the sql it hands in.',
  );
  expect(await db.sql`select * from t`).toEqual([]);
  await db.close();
});

it('reports that it is unavailable when the disk is full, and continues when there is space', async () => {
  const db = await openSqlite({ file: join(folder, 'full.sqlite') });
  await db.sql`create table t (body text)`;
  await db.sql`pragma max_page_count = 8`;
  const outcomes = await Promise.allSettled(
    Array.from({ length: 20 }, (_, n) => db.sql`insert into t values (${`${n}`.repeat(3_000)})`),
  );
  const failures = outcomes.filter((outcome) => outcome.status === 'rejected');
  expect(failures.length).toBeGreaterThan(0);
  for (const { reason } of failures) expect(reason).toBeInstanceOf(DatabaseUnavailable);
  const stored = await db.sql<{ n: number }>`select count(*) as n from t`;
  expect(stored).toEqual([{ n: 20 - failures.length }]);
  await db.sql`pragma max_page_count = 1000`;
  const again = await db.sql`insert into t values (${'x'.repeat(3_000)}) returning 1 as ok`;
  expect(again).toEqual([{ ok: 1 }]);
  await db.close();
});

const refusal = (file: string, why: string) => `Cannot open the SQLite database "${file}": ${why}`;

it('refuses a file that is not a database, naming it and the cure', async () => {
  const file = join(folder, 'letter.txt');
  await writeFile(file, 'Dear reader, '.repeat(500));
  await expect(openSqlite({ file })).rejects.toThrow(
    refusal(file, 'file is not a database. Name another file, or put its backup in its place.'),
  );
  const inside = join(file, 'a.sqlite');
  const sentence = 'What its path names as a folder is a file: name another one.';
  await expect(openSqlite({ file: inside })).rejects.toThrow(sentence);
  const torn = join(folder, 'torn.sqlite');
  const migrations = [{ name: '001', up: 'create table t (id integer)' }];
  const db = await openSqlite({ file: torn });
  await db.migrate(migrations);
  await db.close();
  await writeFile(torn, (await readFile(torn)).fill('x', 4_096));
  const again = await openSqlite({ file: torn });
  await expect(again.migrate(migrations)).rejects.toThrow(
    refusal(torn, 'database disk image is malformed. Name another file, or put its backup'),
  );
  await again.close();
});

it('refuses a folder and a pipe immediately, and does not change their permissions', async () => {
  const pipe = join(folder, 'pipe');
  if (process.platform !== 'win32') execFileSync('mkfifo', ['-m', '666', pipe]);
  for (const file of process.platform === 'win32' ? [folder] : [folder, pipe]) {
    await expect(openSqlite({ file, exclusive: true })).rejects.toThrow(
      refusal(file, 'it is a folder or a device. Name a file.'),
    );
  }
  expect(((await stat(pipe)).mode & 0o777).toString(8)).toBe('666');
});

it.skipIf(process.platform === 'win32')('stores nothing while one file is moved away', async () => {
  const own = join(folder, 'moved');
  const file = join(own, 'a.sqlite');
  const db = await openSqlite({ file, exclusive: true });
  await db.migrate([{ name: '001', up: 'create table t (id integer)' }]);
  const link = join(folder, 'to-moved.sqlite');
  await symlink(file, link);
  const linked = await openSqlite({ file: link });
  const write = (to = db) => to.sql`insert into t values (1)`;
  const lost = (path: string) => ({
    name: 'DatabaseUnavailable',
    message: `The SQLite database "${path}" was deleted, moved or replaced while this process has it open, so that what is stored now would be lost. Move it back, or start this process again.`,
  });
  for (const path of [file, `${file}-wal`, `${file}-shm`]) {
    await utimes(own, 0, 0);
    await write();
    await rename(path, `${path}.old`);
    await expect(write()).rejects.toMatchObject(lost(path));
    await expect(db.ping()).rejects.toMatchObject(lost(path));
    await copyFile(`${path}.old`, path);
    await expect(write()).rejects.toMatchObject(lost(path));
    await rename(`${path}.old`, path);
    // Within one step of the time of a folder.
    const now = new Date();
    await utimes(own, now, now);
    await write();
    await rename(path, `${path}.old`);
    await utimes(own, now, now);
    await expect(write()).rejects.toMatchObject(lost(path));
    await rename(`${path}.old`, path);
  }
  await Promise.all([folder, own].map((one) => utimes(one, 0, 0)));
  await write(linked);
  await rename(file, `${file}.old`);
  await expect(write(linked)).rejects.toMatchObject(lost(link));
  await rename(`${file}.old`, file);
  await utimes(own, 0, 0);
  await write();
  // A restore that preserves times, as by rsync.
  await delay(20);
  await copyFile(file, `${file}.new`);
  await rename(file, `${file}.old`);
  await rename(`${file}.new`, file);
  await utimes(own, 0, 0);
  await expect(write()).rejects.toMatchObject(lost(file));
  await rename(`${file}.old`, file);
  await utimes(own, 0, 0);
  await write();
  await rename(own, `${own}.old`);
  await mkdir(own);
  await utimes(own, 0, 0);
  await expect(write()).rejects.toMatchObject(lost(file));
  await rmdir(own);
  await rename(`${own}.old`, own);
  await write();
  expect(await db.sql`select count(*) as n from t`).toEqual([{ n: 10 }]);
  await linked.close();
  await db.close();
});

it('changes neither permissions nor journal mode of a file that another program wrote', async () => {
  const file = join(folder, 'ledger.sqlite');
  const ledger = await openDriver(file);
  ledger.exec('create table ledger (paid integer); insert into ledger values (300)');
  ledger.close();
  await chmod(file, 0o664);
  const before = await readFile(file);
  const db = await openSqlite({ file, exclusive: true });
  const migrated = db.migrate([{ name: '001-carts', up: 'create table carts (id integer)' }]);
  await expect(migrated).rejects.toThrow('This is the database of another program');
  await db.close();
  expect((await readFile(file)).equals(before)).toBe(true);
  expect(((await stat(file)).mode & 0o777).toString(8)).toBe('664');
});

it('refuses a file served by another process, naming that process, and opens it once that has ended', async () => {
  const file = join(folder, 'served.sqlite');
  const program = `
    import { openSqlite } from '${new URL('../src/sqlite.ts', import.meta.url).href}';
    await openSqlite({ file: ${JSON.stringify(file)}, exclusive: true });
    console.log('open');
    setInterval(() => undefined, 1_000);`;
  const args = ['--import', 'tsx', '--input-type', 'module', '--eval', program];
  const cwd = import.meta.dirname;
  const other = spawn(process.execPath, args, { cwd, stdio: ['ignore', 'pipe', 'inherit'] });
  await once(other.stdout, 'data');
  const why = `process ${other.pid} serves it already. End that process, or name another file.`;
  await expect(openSqlite({ file, exclusive: true })).rejects.toThrow(refusal(file, why));
  const shared = await openSqlite({ file });
  await shared.close();
  other.kill('SIGKILL');
  await once(other, 'exit');
  const db = await openSqlite({ file, exclusive: true });
  await db.close();
});

it('refuses the file it serves under every other name', async () => {
  const file = join(folder, 'real/names.sqlite');
  const db = await openSqlite({ file, exclusive: true });
  const [link, away, hard] = [join(folder, 'link.sqlite'), join(folder, 'away'), `${file}.hard`];
  await symlink(file, link);
  await symlink(join(folder, 'real'), away);
  // Concurrent, because each waits two seconds for an ending process.
  const serves = `process ${process.pid} serves it already.`;
  const refuses = (name: string, why: string, exclusive = true) =>
    expect(openSqlite({ file: name, exclusive })).rejects.toThrow(refusal(name, why));
  await Promise.all([refuses(link, serves), refuses(join(away, 'names.sqlite'), serves)]);
  await hardLink(file, hard);
  const names = 'it has 2 names (hard links), and SQLite keeps its log beside one of them only';
  for (const exclusive of [true, false]) await refuses(hard, names, exclusive);
  await rm(hard);
  await db.close();
  await (await openSqlite({ file: link, exclusive: true })).close();
});

it('makes its files inaccessible to other users of the machine', async () => {
  const file = join(folder, 'private/rights.sqlite');
  const db = await openSqlite({ file, exclusive: true });
  await db.migrate([{ name: '001', up: 'create table t (id integer)' }]);
  const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);
  expect(await modeOf(join(folder, 'private'))).toBe('700');
  for (const suffix of ['', '-wal', '-shm', '.lock'])
    expect(await modeOf(file + suffix)).toBe('600');
  await db.close();
  await chmod(file, 0o644);
  await (await openSqlite({ file })).close();
  expect(await modeOf(file)).toBe('600');
});

it('rejects a whole batch that one of its statements rolled back, and stores nothing', async () => {
  const db = await openSqlite({ file: ':memory:' });
  await db.sql`create table t (id integer primary key)`;
  await db.sql`insert into t values (1)`;
  const batch = await Promise.allSettled([
    db.sql`insert into t values (2)`,
    db.sql`insert or rollback into t values (1)`,
    db.sql`insert into t values (3)`,
  ]);
  expect(batch.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  await db.sql`insert into t values (4)`;
  expect(await db.sql`select id from t order by id`).toEqual([{ id: 1 }, { id: 4 }]);
  await db.close();
});
