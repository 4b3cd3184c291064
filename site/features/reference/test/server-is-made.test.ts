import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { serverIsMade } from '../build/write-pages.ts';

let folder: string;
let document: string;
let made: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'server-is-made-'));
  document = join(folder, 'any-api.yaml');
  made = join(folder, 'any.document.json');
  writeFileSync(document, 'openapi: 3.1.0');
});
afterEach(() => rmSync(folder, { recursive: true }));

const seconds = () => Date.now() / 1_000;

/** Whether something is still awaited after so many ms. */
const lasts = (work: Promise<void>, ms: number) =>
  Promise.race([work.then(() => false), delay(ms, true)]);

it('waits for the server of an edited document, and no longer', async () => {
  writeFileSync(made, '{}');
  utimesSync(made, seconds() - 60, seconds() - 60);
  const waiting = serverIsMade(document, made);
  expect(await lasts(waiting, 200)).toBe(true);
  writeFileSync(made, '{ "openapi": "3.1.0" }');
  expect(await lasts(waiting, 1_500)).toBe(false);
});

it('waits for no server of a document that has none', async () => {
  expect(await lasts(serverIsMade(document, made), 0)).toBe(false);
});

it('goes on where nobody makes it', { timeout: 10_000 }, async () => {
  writeFileSync(made, '{}');
  utimesSync(made, seconds() - 60, seconds() - 60);
  const waiting = serverIsMade(document, made);
  expect(await lasts(waiting, 1_500)).toBe(true);
  await waiting;
});
