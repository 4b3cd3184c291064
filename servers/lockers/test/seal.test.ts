import { expect, test } from 'vitest';
import type { Seal } from '@frontline/contract';
import { sealApiKeys } from '../src/seal-api-keys.ts';
import { demoServer, eachEngine, type Locker } from './demo-server.ts';

const sealed = (mark: string): Seal => ({
  close: (secret) => `${mark}${secret}`,
  open: (stored) => stored.replace(/^[<>]/, ''),
  isCurrent: (stored) => stored.startsWith(mark),
});

await eachEngine((engine) => {
  test('stores api-keys sealed, and lists them as they are', async () => {
    const db = await engine.open();
    const told: string[] = [];
    const warn = (sentence: string) => void told.push(sentence);
    const { send } = await demoServer(db, { seal: sealed('<'), warn });
    expect(told).toEqual(['2 api-keys are not sealed with the first key: "keys seal" does that.']);
    expect(await sealApiKeys(db.sql, sealed('<'))).toBe(2);
    const stored = await db.sql<{ api_key: string }>`SELECT api_key FROM lockers ORDER BY id`;
    expect(stored[0]).toEqual({ api_key: '<demo-locker-key-1' });
    const { body } = await send<Locker[]>('GET /api/lockers/locations/101');
    expect(body[0]?.api_key).toBe('demo-locker-key-1');
  });

  test('seals nothing by starting, since other processes may not have the key', async () => {
    const db = await engine.open();
    await demoServer(db, { seal: sealed('<') });
    const stored = await db.sql<{ api_key: string }>`SELECT api_key FROM lockers ORDER BY id`;
    expect(stored[1]).toEqual({ api_key: 'demo-locker-key-2' });
  });
});
