import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { ComponentType, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { collected } from '../page/ten-waits.tsx';
import { waits } from '../page/twelve-waits.tsx';
import { pages, parts, site } from '../../../test/pages.ts';

vi.mock('@docusaurus/Link', () => ({
  default: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}));

const folder = path.join(site, 'features/figures/page');
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => file.replace('.tsx', ''));

const draw = async (name: string) => {
  const module = (await import(path.join(folder, `${name}.tsx`))) as { default: ComponentType };
  const Figure = module.default;
  return renderToStaticMarkup(<Figure />);
};

test('uses every figure there is', () => {
  expect(names.length).toBeGreaterThan(0);
  const used = [...pages, ...parts].flatMap(({ body }) =>
    [...body.matchAll(/<Figure name="([\w-]+)"/g)].map((found) => found[1]!),
  );
  expect([...new Set(used)].sort()).toEqual(names.sort());
});

describe.each(names)('%s', (name) => {
  test('has a name and a description', async () => {
    const svg = await draw(name);
    expect(svg).toMatch(/<title[^>]*>[^<]{10,}<\/title>/);
    expect(svg).toMatch(/<desc[^>]*>[^<]{40,}<\/desc>/);
  });

  test('takes its colours from the page', async () => {
    expect(await draw(name)).not.toMatch(/(fill|stroke)="(#|rgb)/);
  });
});

test.each(['whom-to-ask', 'card-tree', 'radio-tree'])(
  'leads from each answer of %s to what to do',
  async (name) => {
    const svg = await draw(name);
    const answers = svg.split('>Yes<').length;
    expect([...svg.matchAll(/<a href="\/docs\/[^"]+">/g)]).toHaveLength(answers);
    // What is a picture as a whole hides the links in it.
    expect(svg).not.toContain('role="img"');
  },
);

test('draws every state of a request and every state of a door', async () => {
  const request = await draw('request-lifecycle');
  const states = 'Created,Claimed,On the way,Completed,Canceled,Closed,Timed out'.split(',');
  for (const state of states) expect(request).toContain(`>${state}<`);
  const door = await draw('door-states');
  for (const state of ['closed', 'open', 'opening', 'closing'])
    expect(door).toContain(`>${state}<`);
});

test('keeps the order of the servers: only an unclaimed request times out, and the device is found before the proof is checked', async () => {
  expect(await draw('request-lifecycle')).toContain('>nobody claimed it<');
  expect(await draw('request-lifecycle')).not.toContain('too much time passed');
  const svg = (await draw('radio-message-path')).toLowerCase();
  const [device, proof] = ['finds the ', 'checks the proof'].map((words) => svg.lastIndexOf(words));
  expect(device).toBeGreaterThan(0);
  expect(device).toBeLessThan(proof!);
});

test('draws the true median, mean and 90th percentile of the ten waits that the page works with', async () => {
  const { body } = pages.find(({ id }) => id === 'curbside/reporting')!;
  const listed = [...body.matchAll(/^\| \d+ +\| \w+ +\| (\d+) +\|/gm)].map(([, wait]) =>
    Number(wait),
  );
  expect(listed).toEqual(collected);
  const svg = await draw('ten-waits');
  const [fifth, sixth, ninth] = [collected[4]!, collected[5]!, collected[8]!];
  const mean = Math.round(collected.reduce((sum, wait) => sum + wait, 0) / collected.length);
  for (const words of [`${(fifth + sixth) / 2} s`, `${ninth} s`, `Mean ${mean} s`])
    expect(svg).toContain(`>${words}<`);
});

test('asks the checks of a press in the order of the server', async () => {
  const svg = await draw('press-checks');
  const places = ['401', '400', '403', 'nobody called', '429'].map((answer) =>
    svg.lastIndexOf(`no: ${answer}`),
  );
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(places[0]).toBeGreaterThan(0);
});

test('draws, and prints beside it, the true median, mean and 90th percentile of twelve waits', async () => {
  const sorted = [...waits].sort((a, b) => a - b);
  expect(waits).toEqual(sorted);
  expect(waits).toHaveLength(12);
  const median = (sorted[5]! + sorted[6]!) / 2;
  const percentile = sorted[Math.ceil(12 * 0.9) - 1]!;
  const mean = Math.round(waits.reduce((sum, wait) => sum + wait, 0) / 12);
  const svg = await draw('twelve-waits');
  for (const words of [`>${median} s<`, `>${percentile} s<`, `>Mean ${mean} s<`])
    expect(svg).toContain(words);
  const body = pages.find(({ id }) => id === 'call-for-help/resources')!.body;
  expect(body).toContain(`The median is ${median} seconds.`);
  expect(body).toContain(`The eleventh is ${percentile} seconds`);
  expect(body).toContain(`The mean is ${mean} seconds. Nobody waited that long: nine waited less`);
  expect(waits.filter((wait) => wait < mean)).toHaveLength(9);
});
