import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isInstalled } from './npm.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'installed-'));
  mkdirSync(join(folder, 'node_modules'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const left = { version: '1.3.0', integrity: 'sha512-left' };
const forMac = { version: '2.0.0', integrity: 'sha512-mac', optional: true };
const write = (file: string, packages: object) =>
  writeFileSync(join(folder, file), JSON.stringify({ packages }));
const lock = (packages: object) => write('package-lock.json', { '': {}, site: {}, ...packages });
const installed = (packages: object) => write('node_modules/.package-lock.json', packages);

it('trusts what npm says it has installed, whoever called npm', () => {
  lock({ 'node_modules/left': left, 'site/node_modules/left': left, 'node_modules/mac': forMac });
  installed({ 'node_modules/left': left, 'site/node_modules/left': left });
  expect(isInstalled(folder)).toBe(true);
});

it('installs again where a package is missing or another version', () => {
  lock({ 'node_modules/left': left, 'node_modules/right': left });
  installed({ 'node_modules/left': left });
  expect(isInstalled(folder)).toBe(false);
  installed({ 'node_modules/left': left, 'node_modules/right': { ...left, version: '1.2.0' } });
  expect(isInstalled(folder)).toBe(false);
});

it('installs where npm came to no end', () => {
  lock({ 'node_modules/left': left });
  expect(isInstalled(folder)).toBe(false);
});
