import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findAddresses, findEngines, findUnbound, findUnlocked, platforms } from './locks.ts';
import type { Lock, LockedPackage } from './locks.ts';
import { root } from './steps.ts';
import { materialsOf, type Materials } from './sbom.ts';
import { findLicenses } from './licenses.ts';

const file = 'package-lock.json';
const readLock = () => JSON.parse(readFileSync(join(root, file), 'utf8')) as Lock;
type Packages = Lock['packages'];
const without = (places: RegExp) => (packages: Packages) =>
  Object.fromEntries(Object.entries(packages).filter(([place]) => !places.test(place)));
const changed = (name: string, more: object) => (packages: Packages) =>
  ({
    ...packages,
    [`node_modules/${name}`]: { ...packages[`node_modules/${name}`], ...more },
  }) as Packages;
const core = /@swc\/core-darwin-arm64$/;

describe('the locks', () => {
  const node = { engines: { node: '>=22' } };
  it.each<[(packages: Packages) => Packages, typeof findUnlocked, RegExp]>([
    [
      without(core),
      findUnlocked,
      /@swc\/core@1\.\S+ may need @swc\/core-darwin-arm64@1\.\S+, which is not locked.*"@swc\/core" under "overrides".*npm update @swc\/core --package-lock-only/,
    ],
    [without(core), findUnbound, /@swc\/core@1\.\S+ has no binding for darwin arm64/],
    [
      changed('@esbuild/win32-x64', { version: '0.1.0' }),
      findUnlocked,
      /esbuild@\S+ may need @esbuild\/win32-x64@\S+, which is locked at 0\.1\.0/,
    ],
    [
      changed('react', { resolved: 'https://registry.example/r.tgz' }),
      findAddresses,
      /react has a "resolved" address/,
    ],
    [
      changed('@sqlite.org/sqlite-wasm', node),
      findEngines,
      /sqlite-wasm@\S+ asks for Node >=22, where package.json promises >=20\.19\./,
    ],
  ])('name what is wrong with a package, and the fix: %#', (change, find, fault) => {
    const packages = change(readLock().packages);
    expect(find({ packages }, file).faults).toEqual([expect.stringMatching(fault)]);
  });

  it('find a package on a platform even where all the others of its platforms are missing', () => {
    const packages = without(/@swc\/html-(?!linux-x64-gnu$)/)(readLock().packages);
    const { faults } = findUnbound({ packages }, file);
    expect(faults).toHaveLength(platforms.length - 1);
  });

  it('require a binding on each platform for a package with two, and not for one with a single extra', () => {
    const onlyFor = (os: string) => ({ version: '1.0.0', os: [os], optional: true });
    const asksFor = (...names: string[]) => ({
      version: '1.0.0',
      optionalDependencies: Object.fromEntries(names.map((name) => [name, '1.0.0'])),
    });
    const unboundIn = (packages: Record<string, LockedPackage>) => {
      const placed = Object.entries(packages).map(([name, one]) => [`node_modules/${name}`, one]);
      return findUnbound({ packages: Object.fromEntries(placed) as Packages }, file);
    };
    const watcher = { watcher: asksFor('fsevents'), fsevents: onlyFor('darwin') };
    expect(unboundIn(watcher)).toEqual({ looked: 0, faults: [] });
    const both = { 'native-linux': onlyFor('linux'), 'native-darwin': onlyFor('darwin') };
    const { faults } = unboundIn({ native: asksFor(...Object.keys(both)), ...both });
    expect(faults.join()).toContain('native@1.0.0 has no binding for win32');
  });

  it('resolve a package in parent folders, nearest first', () => {
    const optionalDependencies = { c: '^1.0.0' };
    const lock: Lock = {
      packages: {
        'node_modules/a': { version: '1.0.0' },
        'node_modules/a/node_modules/b': { version: '2.0.0', optionalDependencies },
        'node_modules/c': { version: '1.2.3' },
      },
    };
    expect(findUnlocked(lock, file)).toEqual({ looked: 1, faults: [] });
    lock.packages['node_modules/a/node_modules/c'] = { version: '2.0.0' };
    expect(findUnlocked(lock, file).faults).toHaveLength(1);
  });
});

const names = ['@house/site', '@house/client', 'react', 'scheduler', 'newman', 'vitest', 'zod'];
const refOf = (name: string) => `${name}@1.0.0`;
const component = (name: string) => ({ 'bom-ref': refOf(name), name });
const needs = (name: string, ...others: string[]) => ({
  ref: refOf(name),
  dependsOn: others.map(refOf),
});
const whole: Materials = {
  serialNumber: 'urn:uuid:1',
  metadata: { component: component('house') },
  components: names.map(component),
  dependencies: [
    needs('@house/site', 'react', 'newman', '@house/client'),
    needs('@house/client', 'zod', 'vitest'),
    needs('react', 'scheduler'),
    needs('scheduler', 'react'),
    ...['newman', 'vitest', 'zod'].map((name) => needs(name)),
  ],
};
const workspace = (name: string, needed: string[], ...tools: string[]) => {
  const versions = (all: string[]) => Object.fromEntries(all.map((one) => [one, '1.0.0']));
  const [dependencies, devDependencies] = [versions(needed), versions(tools)];
  return { name, version: '1.0.0', dependencies, devDependencies };
};
const workspaces = [
  workspace('@house/site', ['react', '@house/client'], 'newman'),
  workspace('@house/client', ['zod'], 'vitest'),
];
const listOf = (name: string) => materialsOf(whole, name, workspaces, 'urn:uuid:2');

it('lists the runtime dependencies of a workspace, including transitive ones, without those of tests', () => {
  const { components, dependencies } = listOf('@house/site');
  const listed = components.map(({ name }) => name).join(' ');
  expect(listed).toBe('@house/client react scheduler zod');
  expect(dependencies).toHaveLength(5);
  expect(dependencies[0]).toEqual(needs('@house/site', 'react', '@house/client'));
});

it('names the workspace, and gives each document a new serial number', () => {
  const { metadata, serialNumber } = listOf('@house/client');
  expect(metadata.component.name).toBe('@house/client');
  expect(serialNumber).toBe('urn:uuid:2');
  expect(() => listOf('@house/gone')).toThrow('does not know @house/gone');
});

const own = readLock();
const withPackage = (name: string, locked: LockedPackage): Lock => ({
  packages: { ...own.packages, [`node_modules/${name}`]: locked },
});

it('names a package under a license that is not listed, or under none', () => {
  const copyleft = withPackage('a/node_modules/@b/c', { version: '1.2.3', license: 'AGPL-3.0' });
  expect(findLicenses(copyleft, 'lock').faults).toEqual([
    'lock: @b/c@1.2.3 is under AGPL-3.0, which scripts/licenses.ts does not list. Read it; list it there where it lets us, else take another package.',
  ]);
  const none = withPackage('d', { version: '1.0.0' });
  expect(findLicenses(none, 'lock').faults.join()).toContain('no license that it declares');
});

it('names a review of a package that is gone', () => {
  const packages = Object.entries(own.packages).filter(([place]) => !place.endsWith('/eval'));
  expect(findLicenses({ packages: Object.fromEntries(packages) }, 'lock').faults).toEqual([
    'scripts/licenses.ts: eval is in lock no more. Take its line out.',
  ]);
});
