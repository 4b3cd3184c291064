import { expect, it } from 'vitest';
import { baseUrl, fresh } from './browser.ts';
import { budgets } from './weight/budget.ts';
import { loadedBeforeIdle, weightOf, type Kind } from './weight/loaded.ts';

const kinds: Kind[] = ['script', 'style', 'font', 'html'];
const kib = (bytes: number) => (bytes / 1024).toFixed(1);

it.each(Object.entries(budgets))('loads no more than its budget: %s', async (name, budget) => {
  const loaded = await loadedBeforeIdle(await fresh(), baseUrl + budget.path);
  const over = kinds.flatMap((kind) => {
    const files = loaded.filter((file) => file.kind === kind);
    const weight = kib(weightOf(files).gzip);
    console.log(`${name}: ${weight} KiB of ${kind}, at most ${budget[kind]}`);
    expect(files.length, `files of ${kind}`).toBeGreaterThan(0);
    if (Number(weight) <= budget[kind]) return [];
    return [
      `The page "${name}" (${budget.path}) loads ${weight} KiB of ${kind}; e2e/weight/budget.ts allows ${budget[kind]}.`,
      ...files.map(({ path, gzip }) => `${path} ${kib(gzip)} KiB`),
    ];
  });
  expect(over.join('\n')).toBe('');
});
