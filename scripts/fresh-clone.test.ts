import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './processes.ts';

/** Every file of ours that is read as soon as a file is: what it imports, and what that imports. */
function readWith(file: string, read = new Set<string>()): Set<string> {
  if (read.has(file)) return read;
  read.add(file);
  if (relative(root, file).split(/[\\/]/).includes('generated')) return read;
  // What stands in a template is written into another file.
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
