import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { findLicenses } from './licenses.ts';
import type { Lock, LockedPackage } from './locks.ts';

const own = JSON.parse(
  readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8'),
) as Lock;
const withPackage = (name: string, locked: LockedPackage): Lock => ({
  packages: { ...own.packages, [`node_modules/${name}`]: locked },
});

it('takes every package of our lock', () => {
  const { looked, faults } = findLicenses(own, 'package-lock.json');
  expect(faults).toEqual([]);
  expect(looked).toBeGreaterThan(1000);
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
