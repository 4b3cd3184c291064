import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { baseUrl, blank } from './browser.ts';
import { budgets } from './weight/budget.ts';
import { grownSince, nameOf, recordOf, type ModuleSizes } from './weight/grown.ts';
import { loadedBeforeIdle, weightOf, type Kind, type Loaded } from './weight/loaded.ts';

const kinds: Kind[] = ['script', 'style', 'font', 'html'];
const recorded = fileURLToPath(new URL('weight/modules.json', import.meta.url));
const built = fileURLToPath(new URL('../site/.docusaurus/module-sizes.json', import.meta.url));

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as ModuleSizes;
const kib = (bytes: number) => (bytes / 1024).toFixed(1);

/** Which modules of some files have grown, as far as files are made of modules. */
function whatGrew(kind: Kind, files: Loaded[]): string[] {
  if (kind === 'font') return [];
  if (!existsSync(built)) return ['Build the site with `npm run build` to be told what grew.'];
  // HTML holds the part of the sheet that its first paint needs.
  const grown = grownSince(
    read(recorded),
    read(built),
    kind === 'html' ? ['styles'] : files.map(nameOf),
  );
  const told = grown.length > 0 ? grown : ['none'];
  return [
    'Modules that grew since they were recorded, in bytes before they are made small:',
    ...told,
  ];
}

describe('the weight of a page', () => {
  const seen = new Set<string>();
  afterAll(() => {
    if (process.env['UPDATE_WEIGHT'] === '1') writeFileSync(recorded, recordOf(read(built), seen));
  });

  it.each(Object.entries(budgets))('stays within its budget: %s', async (name, budget) => {
    const loaded = await loadedBeforeIdle(await blank(), baseUrl + budget.path);
    for (const file of loaded) seen.add(nameOf(file));
    const over = kinds.flatMap((kind) => {
      const files = loaded.filter((file) => file.kind === kind);
      const weight = kib(weightOf(files).gzip);
      console.log(`${name}: ${weight} KiB of ${kind}, at most ${budget[kind]}`);
      expect(files.length, `files of ${kind}`).toBeGreaterThan(0);
      if (Number(weight) <= budget[kind]) return [];
      return [
        `The page "${name}" (${budget.path}) loads ${weight} KiB of ${kind}; e2e/weight/budget.ts allows ${budget[kind]}.`,
        ...files.map(({ path, gzip }) => `${path} ${kib(gzip)} KiB`),
        ...whatGrew(kind, files),
      ];
    });
    expect(over.join('\n')).toBe('');
  });

  it('names the modules that grew, most grown first', () => {
    const before = { main: { a: 10, b: 10, c: 10 }, other: { d: 1 } };
    const now = { main: { a: 11, b: 30, c: 9, new: 5 }, other: { d: 9 } };
    expect(grownSince(before, now, ['main', 'runtime~main'])).toEqual([
      '+20 b',
      '+5 new (new)',
      '+1 a',
    ]);
  });
});
