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

describe('the locks', () => {
  it('name the package and the cure where npm left one out', () => {
    const lock = readLock(file);
    delete lock.packages['node_modules/@swc/core-darwin-arm64'];
    expect(findUnlocked(lock, file).faults).toEqual([
      expect.stringMatching(
        /@swc\/core@1\.\S+ may need @swc\/core-darwin-arm64@1\.\S+, which is not locked.*"@swc\/core" under "overrides".*npm update @swc\/core --package-lock-only/,
      ),
    ]);
    expect(findUnbound(lock, file).faults).toEqual([
      expect.stringMatching(/@swc\/core@1\.\S+ has no binding for darwin arm64/),
    ]);
  });

  it('find a package on a platform even where all the others of its platforms are missing', () => {
    const lock = readLock(file);
    const isGone = (place: string) => /@swc\/html-(?!linux-x64-gnu$)/.test(place);
    const left = Object.entries(lock.packages).filter(([place]) => !isGone(place));
    lock.packages = Object.fromEntries(left);
    expect(findUnbound(lock, file).faults).toHaveLength(platforms.length - 1);
  });

  it('ask for no binding of a package that has one extra for one system', () => {
    const lock: Lock = {
      packages: {
        'node_modules/watcher': { version: '1.0.0', optionalDependencies: { fsevents: '^2.0.0' } },
        'node_modules/fsevents': { version: '2.3.3', os: ['darwin'], optional: true },
      },
    };
    expect(findUnbound(lock, file)).toEqual({ looked: 0, faults: [] });
  });

  it('ask for a binding on each platform of a package that has two', () => {
    const bindings = ['linux', 'darwin'].map((os) => [
      `node_modules/native-${os}`,
      { version: '1.0.0', os: [os], optional: true },
    ]);
    const asked = { 'native-linux': '1.0.0', 'native-darwin': '1.0.0' };
    const native = { version: '1.0.0', optionalDependencies: asked };
    const lock = {
      packages: { 'node_modules/native': native, ...Object.fromEntries(bindings) },
    } as Lock;
    expect(findUnbound(lock, file).faults).toContainEqual(
      expect.stringContaining('native@1.0.0 has no binding for win32'),
    );
  });

  it('refuse another version than the one asked for', () => {
    const lock = readLock(file);
    lock.packages['node_modules/@esbuild/win32-x64']!.version = '0.1.0';
    expect(findUnlocked(lock, file).faults).toEqual([
      expect.stringMatching(
        /esbuild@\S+ may need @esbuild\/win32-x64@\S+, which is locked at 0\.1\.0/,
      ),
    ]);
  });

  it('refuse the address of a registry', () => {
    const lock = readLock(file);
    lock.packages['node_modules/react']!.resolved = 'https://registry.example/react.tgz';
    expect(findAddresses(lock, file).faults).toEqual([
      expect.stringContaining('react has a "resolved" address'),
    ]);
  });

  it('name a package that asks for a newer Node than ours', () => {
    const lock = readLock(file);
    lock.packages['node_modules/@sqlite.org/sqlite-wasm']!.engines = { node: '>=22' };
    expect(findEngines(lock, file).faults).toEqual([
      expect.stringMatching(
        /sqlite-wasm@\S+ asks for Node >=22, where package.json promises >=20\.19\./,
      ),
    ]);
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

function readLock(place: string): Lock {
  return JSON.parse(readFileSync(join(root, place), 'utf8')) as Lock;
}
