import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { materialsOf, type Materials } from './materials.ts';
import { findLicenses } from './licenses.ts';
import type { Lock, LockedPackage } from './locks.ts';

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
const workspaces = [
  {
    name: '@house/site',
    version: '1.0.0',
    dependencies: { react: '1.0.0', '@house/client': '1.0.0' },
    devDependencies: { newman: '1.0.0' },
  },
  {
    name: '@house/client',
    version: '1.0.0',
    dependencies: { zod: '1.0.0' },
    devDependencies: { vitest: '1.0.0' },
  },
];
const listOf = (name: string) => materialsOf(whole, name, workspaces, 'urn:uuid:2');

it('lists what a workspace needs to run, also by way of others, and no tools of its tests', () => {
  const { components, dependencies } = listOf('@house/site');
  expect(components.map(({ name }) => name)).toEqual([
    '@house/client',
    'react',
    'scheduler',
    'zod',
  ]);
  expect(dependencies).toHaveLength(5);
  expect(dependencies[0]).toEqual(needs('@house/site', 'react', '@house/client'));
});

it('names the workspace, and each document anew', () => {
  const { metadata, serialNumber } = listOf('@house/client');
  expect(metadata.component.name).toBe('@house/client');
  expect(serialNumber).toBe('urn:uuid:2');
  expect(() => listOf('@house/gone')).toThrow('does not know @house/gone');
});

const own = JSON.parse(
  readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'),
) as Lock;
const withPackage = (name: string, locked: LockedPackage): Lock => ({
  packages: { ...own.packages, [`node_modules/${name}`]: locked },
});

it('names a package under a license that is not listed, or under none', () => {
  const copyleft = withPackage('a/node_modules/@b/c', { version: '1.2.3', license: 'AGPL-3.0' });
  expect(findLicenses(copyleft, 'lock').faults).toEqual([
    'lock: @b/c@1.2.3 stands under AGPL-3.0, which scripts/licenses.ts does not list. Read it; list it there where it lets us, else take another package.',
  ]);
  const none = withPackage('d', { version: '1.0.0' });
  expect(findLicenses(none, 'lock').faults.join()).toContain('no license that it declares');
});

it('names a reading of a package that is gone', () => {
  const packages = Object.entries(own.packages).filter(([place]) => !place.endsWith('/eval'));
  expect(findLicenses({ packages: Object.fromEntries(packages) }, 'lock').faults).toEqual([
    'scripts/licenses.ts: eval is in lock no more. Take its line out.',
  ]);
});
