import { expect, test } from 'vitest';
import type { Seal } from '@frontline/contract';
import { eachEngine } from '@frontline/storage/test-engines';
import { demoServer, type Locker } from './demo-server.ts';

const sealed = (mark: string): Seal => ({
  close: (secret) => `${mark}${secret}`,
  open: (stored) => stored.replace(/^[<>]/, ''),
  isCurrent: (stored) => stored.startsWith(mark),
});

await eachEngine((engine) => {
  test('stores api-keys sealed, and lists them as they are', async () => {
    const db = await engine.open();
    const { send } = await demoServer(db, { seal: sealed('<') });
    const stored = await db.sql<{ api_key: string }>`SELECT api_key FROM lockers ORDER BY id`;
    expect(stored[0]).toEqual({ api_key: '<demo-locker-key-1' });
    const { body } = await send<Locker[]>('GET /api/lockers/locations/101');
    expect(body[0]?.api_key).toBe('demo-locker-key-1');
  });

  test('seals them again with the next key', async () => {
    const db = await engine.open();
    await demoServer(db, { seal: sealed('<') });
    await demoServer(db, { seal: sealed('>') });
    const stored = await db.sql<{ api_key: string }>`SELECT api_key FROM lockers ORDER BY id`;
    expect(stored[1]).toEqual({ api_key: '>demo-locker-key-2' });
  });
});
