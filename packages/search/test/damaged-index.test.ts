import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { SearchIndexError } from '../src/bytes.ts';
import { readIndex } from '../src/read-index.ts';
import { seal, unseal, checksum } from '../src/seal.ts';
import { writeIndex } from '../src/write-index.ts';
import { page } from './made-pages.ts';
import type { Tally } from './read-mutated.ts';

const sound = writeIndex([page('Locks', 'A lock opens a door.')]);
/** How long a run may take in all before it counts as hung, in milliseconds; it takes two seconds. */
const HUNG = 60_000;
const COUNT = 800;

describe('a damaged index', () => {
  it('is noticed whichever bit has changed', () => {
    for (let bit = 0; bit < sound.length * 8; bit++) {
      const changed = sound.slice();
      changed[bit >>> 3]! ^= 1 << (bit & 7);
      expect(() => readIndex(changed), `bit ${bit}`).toThrow(SearchIndexError);
    }
  });

  it('is noticed wherever it was cut, and when bytes follow it', () => {
    for (let length = 0; length < sound.length; length++) {
      expect(() => readIndex(sound.slice(0, length)), `${length}`).toThrow(SearchIndexError);
    }
    expect(() => readIndex(Uint8Array.of(...sound, 0))).toThrow(
      `has ${sound.length - 8} bytes after its header instead of ${sound.length - 9}`,
    );
  });

  it('says which version it has and which one is read', () => {
    expect(() => readIndex(Uint8Array.of(9, ...sound.slice(1)))).toThrow(
      'The search index has version 9, this page reads 8.',
    );
  });

  it('is noticed when the highest bits of two numbers have changed, which sums forget', () => {
    const contents = unseal(sound).slice();
    const before = checksum(contents);
    contents[3]! ^= 128;
    contents[11]! ^= 128;
    expect(checksum(contents)).not.toBe(before);
    contents[3]! ^= 128;
    contents[11]! ^= 128;
    expect(seal(contents)).toEqual(sound);
  });

  it(
    `never hangs and never fails in another way: ${COUNT} mutations`,
    () => {
      const script = fileURLToPath(new URL('./read-mutated.ts', import.meta.url));
      const run = spawnSync(process.execPath, ['--import', 'tsx', script, String(COUNT)], {
        encoding: 'utf8',
        timeout: HUNG,
      });
      const last = run.stdout.trim().split('\n').at(-1) ?? '';
      expect(run.signal, `hung soon after mutation ${last}`).toBeNull();
      expect(run.status, run.stderr).toBe(0);
      const { noticed, refused, answered, wrong } = JSON.parse(last) as Tally;
      expect(wrong).toEqual({});
      expect(noticed).toBe(COUNT / 2);
      expect(refused + answered).toBe(COUNT / 2);
      // Both happen often, so both ways through the engine were taken.
      expect(Math.min(refused, answered)).toBeGreaterThan(COUNT / 40);
    },
    HUNG + 20_000,
  );
});
