/**
 * Every record of a table in the order of its ids, read a thousand at a time: no statement is long, and
 * whoever is served meanwhile waits for none.
 */
export async function* byPages<R extends { id: number }>(
  read: (after: number, count: number) => Promise<R[]>,
): AsyncGenerator<R> {
  const count = 1_000;
  for (let after = 0; ;) {
    const rows = await read(after, count);
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < count) return;
    after = last.id;
  }
}
