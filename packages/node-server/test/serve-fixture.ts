import { serve, text } from '../src/index.ts';

// Run as a process of its own by serve.test.ts: a server that counts its visits in the database.
await serve({
  name: 'shop',
  port: 0,
  environment: { SHOP_GREETING: text({ about: 'What to say.', fallback: 'Welcome' }) },
  create: async ({ db, settings }) => {
    await db.migrate([{ name: '001-visits', up: 'create table visits (at text)' }]);
    return {
      tick: async () => undefined,
      ready: () => db.ping(),
      fetch: async (request) => {
        if (request.url.endsWith('/slow')) await new Promise((resolve) => setTimeout(resolve, 300));
        await db.sql`insert into visits (at) values (${'now'})`;
        const [row] = await db.sql<{ n: number }>`select count(*) as n from visits`;
        return new Response(`${settings.SHOP_GREETING}, visitor ${row!.n}`);
      },
    };
  },
});
