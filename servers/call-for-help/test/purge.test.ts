import { expect, test } from 'vitest';
import type { Database } from '@frontline/storage';
import { buttonKey, demoServer, eachEngine } from './demo-server.ts';

async function messageIds({ sql }: Database): Promise<string[]> {
  const rows = await sql<{ message_id: string }>`SELECT message_id FROM requests ORDER BY id`;
  return rows.map(({ message_id }) => message_id);
}

await eachEngine((engine) => {
  test('deletes requests so many days after their end, and none that is open', async () => {
    const db = await engine.open();
    const { send, server, clock } = await demoServer(db, { keepRequestsDays: 30 });
    clock.advance(29 * 86_400);
    await send('POST /api/callforhelp/cancel', { body: { message_id: 'demo-request-claimed' } });
    await server.tick();
    expect((await messageIds(db)).length).toBeGreaterThan(2);
    clock.advance(86_400 + 600);
    await server.tick();
    const left = ['demo-request-claimed', 'demo-request-on-the-way'];
    expect(await messageIds(db)).toEqual(left);
    clock.advance(29 * 86_400);
    await server.tick();
    expect(await messageIds(db)).toEqual(left.slice(1));
  });

  test('deletes nothing because of a clock that jumped, also with a press meanwhile', async () => {
    const db = await engine.open();
    const told: string[] = [];
    const warn = (sentence: string) => void told.push(sentence);
    const { send, server, clock } = await demoServer(db, { keepRequestsDays: 30, warn });
    const before = (await messageIds(db)).length;
    clock.set('2038-01-19T03:14:08.000Z');
    const body = { device_key: 'demo-button-aisle-4' };
    await send('POST /api/callbutton/press', { key: buttonKey, body });
    await server.tick();
    expect(await messageIds(db)).toHaveLength(before + 1);
    expect(told).toEqual([expect.stringContaining('The clock says 2038-01-19T03:14:')]);
  });
});
