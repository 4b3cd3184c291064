import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { isInstalled } from './npm.mjs';
import { root } from './processes.ts';

/** Every file that a file imports, transitively. */
function readWith(file: string, read = new Set<string>()): Set<string> {
  if (read.has(file)) return read;
  read.add(file);
  if (relative(root, file).split(/[\\/]/).includes('generated')) return read;
  // Imports inside a template literal belong to generated files.
  const text = readFileSync(file, 'utf8').replaceAll(/`(?:[^`\\]|\\.)*`/gs, '``');
  const imports = text.matchAll(
    /^(?:import|export) (?!type )[^;]*?from '(\.[^']+)'|^import '(\.[^']+)'/gm,
  );
  for (const [, named, bare] of imports) readWith(join(dirname(file), (named ?? bare)!), read);
  return read;
}

test.each(['start', 'build', 'dev', 'test', 'check'])(
  '%s reads nothing that is generated before it has generated it',
  (verb) => {
    const read = [...readWith(join(root, `scripts/${verb}.ts`))].map((file) =>
      relative(root, file),
    );
    expect(read.length).toBeGreaterThan(3);
    expect(read.filter((file) => /[\\/]generated[\\/]/.test(file))).toEqual([]);
  },
);

const left = { version: '1.3.0', integrity: 'sha512-left' };
const older = { ...left, version: '1.2.0' };
const forMac = { version: '2.0.0', integrity: 'sha512-mac', optional: true };

test.each([
  ['trusts what npm says it has installed', { left, mac: forMac }, { left }, true],
  ['installs where a package is missing', { left, right: left }, { left }, false],
  ['installs where one is another version', { left, right: left }, { left, right: older }, false],
  ['installs where npm came to no end', { left }, undefined, false],
])('%s', (_, locked, installed, expected) => {
  const folder = mkdtempSync(join(tmpdir(), 'installed-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'node_modules'));
  const write = (file: string, given: object) => {
    const packages = Object.entries(given).map(([name, one]) => [`site/node_modules/${name}`, one]);
    const all = { '': {}, site: {}, ...Object.fromEntries(packages) };
    writeFileSync(join(folder, file), JSON.stringify({ packages: all }));
  };
  write('package-lock.json', locked);
  if (installed) write('node_modules/.package-lock.json', installed);
  expect(isInstalled(folder)).toBe(expected);
});
