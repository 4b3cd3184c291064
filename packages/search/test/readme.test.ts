import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const code = [...readme.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, block]) => block).join('');

test('the examples of the README print what they say', async () => {
  const folder = mkdtempSync(path.join(import.meta.dirname, 'readme-'));
  // Time stands still: a busy machine would cut an answer short.
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
