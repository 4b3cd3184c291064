import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { removeOthers, writeChanged } from '../build/write-changed.ts';

test('writes what has changed, leaves the rest alone, and takes away what is no longer wanted', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'reference-'));
  const file = (name: string) => path.join(folder, name);
  mkdirSync(file('radio'));
  for (const name of ['radio/same.md', 'radio/old.md', 'radio/gone.md']) {
    writeFileSync(file(name), name);
    utimesSync(file(name), 1, 1);
  }
  const wanted = [
    ['radio/same.md', 'radio/same.md'],
    ['radio/old.md', 'new'],
    ['lockers/parts/first.md', 'first'],
  ] as const;
  await writeChanged(new Map(wanted.map(([name, text]) => [file(name), text])));
  await removeOthers(folder, new Set(wanted.map(([name]) => file(name))));
  expect(readdirSync(file('radio'))).toEqual(['old.md', 'same.md']);
  expect(wanted.map(([name]) => readFileSync(file(name), 'utf8'))).toEqual(
    wanted.map(([, text]) => text),
  );
  expect(wanted.map(([name]) => statSync(file(name)).mtimeMs === 1_000)).toEqual([
    true,
    false,
    false,
  ]);
  rmSync(folder, { recursive: true });
});
