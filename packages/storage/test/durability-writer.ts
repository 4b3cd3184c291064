/**
 * Writes as fast as it can until it is killed, and prints the number of every write only after it
 * was acknowledged. Each number stands in two tables, written by one transaction.
 */
import { openPostgres } from '../src/postgres.ts';
import { openSqlite } from '../src/sqlite.ts';

const [engine, place, from] = process.argv.slice(2) as [string, string, string];
const { sql } = await (engine === 'SQLite'
  ? openSqlite({ file: place })
  : openPostgres({ url: place }));
let next = Number(from);

async function write() {
  for (;;) {
    const n = next++;
    if (n % 2 === 0) {
      await sql`insert into singles (n) values (${n})`;
    } else {
      await sql.tx(async (tx) => {
        await tx`insert into left_pages (n) values (${n})`;
        await tx`insert into right_pages (n) values (${n})`;
      });
    }
    process.stdout.write(`${n}\n`);
  }
}

await Promise.all(Array.from({ length: 20 }, write));
