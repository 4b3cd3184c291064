import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createSeal, newId, readSeal } from '../src/seal.ts';
import { readCommonSettings } from '../src/server-settings.ts';

const folder = await mkdtemp(join(tmpdir(), 'frontline-seal-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const [old, young] = [randomBytes(32), randomBytes(32)];
const variable = 'SHOP_SEAL_KEYS';

it('opens what it has sealed, and seals nothing alike twice', () => {
  const seal = createSeal([old], variable);
  const stored = seal.close('opening sesame');
  expect(stored).toMatch(/^sealed\.[\da-f]{8}\./);
  expect(stored).not.toContain('sesame');
  expect(seal.close('opening sesame')).not.toBe(stored);
  expect(seal.open(stored)).toBe('opening sesame');
});

it('opens with an older key, and tells that a newer one would seal it now', () => {
  const stored = createSeal([old], variable).close('sesame');
  const both = createSeal([young, old], variable);
  expect([both.open(stored), both.isCurrent(stored)]).toEqual(['sesame', false]);
  expect(both.isCurrent(both.close('sesame'))).toBe(true);
});

it('takes what is not sealed for what it is', () => {
  const seal = createSeal([old], variable);
  expect([seal.open('sesame'), seal.isCurrent('sesame')]).toEqual(['sesame', false]);
});

it.each([[[]], [[young]]])('names the variable when the key is missing', (keys) => {
  const stored = createSeal([old], variable).close('sesame');
  const seal = createSeal(keys, variable);
  expect(seal.isCurrent(stored)).toBe(false);
  expect(() => seal.open(stored)).toThrow(
    /^A stored secret is sealed with the key [\da-f]{8}, which is not among SHOP_SEAL_KEYS\. Add that key\.$/,
  );
});

it('refuses what was changed', () => {
  const seal = createSeal([old], variable);
  const stored = seal.close('sesame');
  expect(() => seal.open(`${stored.slice(0, -3)}AAA`)).toThrow();
});

it('reads its keys from a file', async () => {
  const file = join(folder, 'keys');
  const read = () =>
    readSeal('shop', readCommonSettings('shop', { SHOP_SEAL_KEYS_FILE: file, PATH: '/bin' }));
  await writeFile(file, `${young.toString('base64')}, ${old.toString('base64')}\n`);
  expect(read().open(createSeal([old], variable).close('sesame'))).toBe('sesame');
  await writeFile(file, 'a password');
  expect(read).toThrow(
    `SHOP_SEAL_KEYS_FILE: ${file} holds something else than keys of 32 bytes in Base64, separated by commas.`,
  );
});

it('makes ids of 22 URL-safe characters, and none twice', () => {
  const ids = Array.from({ length: 10_000 }, newId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !/^[\w-]{22}$/.test(id))).toEqual([]);
});
