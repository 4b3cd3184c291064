import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  findAddresses,
  findEngines,
  findUnbound,
  findUnlocked,
  platforms,
  type Lock,
} from './locks.ts';
import { root } from './steps.ts';

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
  it.each<[string, (packages: Packages) => Packages, typeof findUnlocked, RegExp]>([
    [
      'a package that npm left out, and the cure',
      without(core),
      findUnlocked,
      /@swc\/core@1\.\S+ may need @swc\/core-darwin-arm64@1\.\S+, which is not locked.*"@swc\/core" under "overrides".*npm update @swc\/core --package-lock-only/,
    ],
    [
      'a platform without a binding',
      without(core),
      findUnbound,
      /@swc\/core@1\.\S+ has no binding for darwin arm64/,
    ],
    [
      'another version than the one asked for',
      changed('@esbuild/win32-x64', { version: '0.1.0' }),
      findUnlocked,
      /esbuild@\S+ may need @esbuild\/win32-x64@\S+, which is locked at 0\.1\.0/,
    ],
    [
      'the address of a registry',
      changed('react', { resolved: 'https://registry.example/r.tgz' }),
      findAddresses,
      /react has a "resolved" address/,
    ],
    [
      'a package that asks for a newer Node than ours',
      changed('@sqlite.org/sqlite-wasm', { engines: { node: '>=22' } }),
      findEngines,
      /sqlite-wasm@\S+ asks for Node >=22, where package.json promises >=20\.19\./,
    ],
  ])('name %s', (_, change, find, fault) => {
    const packages = change(readLock().packages);
    expect(find({ packages }, file).faults).toEqual([expect.stringMatching(fault)]);
  });

  it('find a package on a platform even where all the others of its platforms are missing', () => {
    const packages = without(/@swc\/html-(?!linux-x64-gnu$)/)(readLock().packages);
    const { faults } = findUnbound({ packages }, file);
    expect(faults).toHaveLength(platforms.length - 1);
  });

  it('ask for a binding on each platform of a package that has two, and not of one with one extra', () => {
    const onlyFor = (os: string) => ({ version: '1.0.0', os: [os], optional: true });
    const asksFor = (...names: string[]) => ({
      version: '1.0.0',
      optionalDependencies: Object.fromEntries(names.map((name) => [name, '1.0.0'])),
    });
    const lock: Lock = {
      packages: {
        'node_modules/watcher': asksFor('fsevents'),
        'node_modules/fsevents': onlyFor('darwin'),
      },
    };
    expect(findUnbound(lock, file)).toEqual({ looked: 0, faults: [] });
    lock.packages = {
      'node_modules/native': asksFor('native-linux', 'native-darwin'),
      'node_modules/native-linux': onlyFor('linux'),
      'node_modules/native-darwin': onlyFor('darwin'),
    };
    expect(findUnbound(lock, file).faults).toContainEqual(
      expect.stringContaining('native@1.0.0 has no binding for win32'),
    );
  });

  it('look for a package in the folders above, the nearest first', () => {
    const lock: Lock = {
      packages: {
        'node_modules/a': { version: '1.0.0' },
        'node_modules/a/node_modules/b': {
          version: '2.0.0',
          optionalDependencies: { c: '^1.0.0' },
        },
        'node_modules/c': { version: '1.2.3' },
      },
    };
    expect(findUnlocked(lock, file)).toEqual({ looked: 1, faults: [] });
    lock.packages['node_modules/a/node_modules/c'] = { version: '2.0.0' };
    expect(findUnlocked(lock, file).faults).toHaveLength(1);
  });
});
