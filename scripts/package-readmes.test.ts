import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';

const packages = path.join(import.meta.dirname, '../packages');

/** The examples of each package that has some in its README. */
const examples = readdirSync(packages).flatMap((name) => {
  const file = path.join(packages, name, 'README.md');
  const readme = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const code = [...readme.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, block]) => block).join('');
  return code.includes('console.log(') ? [[name, code] as const] : [];
});

test('packages have examples in their READMEs', () => {
  expect(examples.length).toBeGreaterThan(1);
});

test.each(examples)('the examples in the README of %s print what they say', async (name, code) => {
  const folder = mkdtempSync(path.join(packages, name, 'test/readme-'));
  // Time stands still: a busy machine would cut an answer of the search short.
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
  const printed = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  try {
    writeFileSync(path.join(folder, 'example.ts'), code);
    await import(path.join(folder, 'example.ts'));
    const said = [...code.matchAll(/console\.log\(.*\/\/ (.*)$/gm)].map(([, output]) => output);
    expect(said.length).toBeGreaterThan(2);
    expect(printed.mock.calls.map((values) => values.join(' '))).toEqual(said);
  } finally {
    printed.mockRestore();
    clock.mockRestore();
    rmSync(folder, { recursive: true });
  }
});
