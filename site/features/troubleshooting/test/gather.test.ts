import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import type { Table } from 'mdast';
import { expect, it } from 'vitest';
import { gather, tablesOf } from '../build/gather.ts';

const written = (tables: Table[]) =>
  tables.map((table) =>
    toMarkdown(table, { extensions: [gfmToMarkdown({ tablePipeAlign: false })] }),
  );

it('makes the links of a row absolute', () => {
  const page = `## Find your message

| What it says | Who can fix it |
| --- | --- |
| [\`Not Found!\`](#not-found) | [Integrator](../requirements.mdx#keys) |
| [Wait](./call-buttons.mdx) | [Elsewhere](https://example.com/a.mdx) |
`;
  expect(written(tablesOf(page, 'call-for-help/troubleshooting', 'AllMessages'))).toEqual([
    `| What it says | Who can fix it |
| - | - |
| [\`Not Found!\`](/docs/call-for-help/troubleshooting#not-found) | [Integrator](/docs/requirements#keys) |
| [Wait](/docs/call-for-help/call-buttons) | [Elsewhere](https://example.com/a.mdx) |
`,
  ]);
});

it('links a row without a link to the heading above its table', () => {
  const page = `## Twice

## Twice

### In code {#fixed}

| What you see | Do this | Then |
| --- | --- | --- |
| A door stays shut | Press again. | Call somebody. |

## Twice

| What you see | Do this |
| --- | --- |
| It is dark | Wait. |

| Something else | Do this |
| --- | --- |
| No | No |
`;
  const [first, second, ...others] = written(tablesOf(page, 'lockers/intro', 'AllSymptoms'));
  expect(first).toBe(`| What you see | Do this | Then |
| - | - | - |
| [A door stays shut](/docs/lockers/intro#fixed) | Press again. | Call somebody. |
`);
  expect(second).toContain('[It is dark](/docs/lockers/intro#twice-2)');
  expect(others).toEqual([]);
});

it('links the rows of a table before the first heading to the page', () => {
  const table = '| What you see |\n| --- |\n| Smoke |\n';
  expect(written(tablesOf(table, 'radio/intro', 'AllSymptoms')).join('')).toContain(
    '[Smoke](/docs/radio/intro)',
  );
});

it('gathers in product order, without partials and pages of no product', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'gather-'));
  for (const name of ['radio', 'lockers', 'apis']) mkdirSync(path.join(folder, name));
  const table = '---\ntitle: A\n---\n\n| What it says |\n| --- |\n| No |\n';
  for (const name of ['radio/b', 'radio/a', 'lockers/intro', 'lockers/_part', 'troubleshooting'])
    writeFileSync(path.join(folder, `${name}.mdx`), table);
  writeFileSync(path.join(folder, 'apis/webhooks.mdx'), 'Nothing.');
  expect(gather('AllMessages', folder).map(({ name, tables }) => [name, tables.length])).toEqual([
    ['Lockers', 1],
    ['Radio', 2],
  ]);
});
