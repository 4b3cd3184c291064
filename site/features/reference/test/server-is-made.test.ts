import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

it('waits for the server of an edited document, and no longer', async () => {
  writeFileSync(made, '{}');
  utimesSync(made, seconds() - 60, seconds() - 60);
  let isMade = false;
  setTimeout(() => {
    writeFileSync(made, '{ "openapi": "3.1.0" }');
    isMade = true;
  }, 200);
  const began = Date.now();
  await serverIsMade(document, made);
  expect(isMade).toBe(true);
  expect(Date.now() - began).toBeLessThan(1_500);
});

it('waits for no server of a document that has none', async () => {
  const began = Date.now();
  await serverIsMade(document, made);
  expect(Date.now() - began).toBeLessThan(500);
});

it('goes on where nobody makes it', { timeout: 10_000 }, async () => {
  writeFileSync(made, '{}');
  utimesSync(made, seconds() - 60, seconds() - 60);
  const began = Date.now();
  await serverIsMade(document, made);
  expect(Date.now() - began).toBeGreaterThan(1_500);
});
