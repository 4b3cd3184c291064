import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { eachEngine } from '../test-engines.ts';

const writer = fileURLToPath(new URL('durability-writer.ts', import.meta.url));

/** Starts a writing process, kills it in the middle of its work, and answers what it acknowledged. */
async function writeAndKill(engine: string, place: string, from: number): Promise<number[]> {
  const child = spawn(process.execPath, ['--import', 'tsx', writer, engine, place, String(from)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const acknowledged: number[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    acknowledged.push(Number(line));
    if (acknowledged.length === 400) child.kill('SIGKILL');
  }
  return acknowledged;
}

await eachEngine(
  (engine) => {
    it(
      'keeps all that was acknowledged when the process is killed, and nothing half',
      { timeout: 60_000 },
      async () => {
        const db = await engine.open();
        await db.migrate([
          {
            name: '001',
            up: `create table singles (n integer primary key);
               create table left_pages (n integer primary key);
               create table right_pages (n integer primary key);`,
          },
        ]);
        for (let round = 0; round < 3; round++) {
          const acknowledged = await writeAndKill(engine.name, engine.place(), round * 1_000_000);
          expect(acknowledged.length).toBeGreaterThanOrEqual(400);
          const again = await engine.openAgain();
          const read = async (rows: Promise<{ n: number }[]>) => (await rows).map(({ n }) => n);
          const left = await read(again.sql`select n from left_pages order by n`);
          const right = await read(again.sql`select n from right_pages order by n`);
          const singles = await read(again.sql`select n from singles`);
          expect(left).toEqual(right);
          const kept = new Set([...left, ...singles]);
          expect(acknowledged.filter((n) => !kept.has(n))).toEqual([]);
        }
      },
    );
  },
  // The memory of a page ends with it.
  ['SQLite', 'PostgreSQL'],
);
