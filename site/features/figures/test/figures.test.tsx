import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { ComponentType, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { collected } from '../page/curbside.tsx';
import { waits } from '../page/call-for-help.tsx';
import { figureName } from '../../openapi-components/build/lists.ts';
import { pages, parts, site } from '../../../test/pages.ts';

vi.mock('@docusaurus/Link', () => ({
  default: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}));

const folder = path.join(site, 'features/figures/page');
const figures = new Map<string, ComponentType>();
for (const file of readdirSync(folder).filter((name) => name.endsWith('.tsx')))
  for (const [name, one] of Object.entries(await import(path.join(folder, file))))
    if (name.endsWith('Figure')) figures.set(name, one as ComponentType);

/** `door-states` of `DoorStatesFigure`. */
const names = [...figures.keys()].map((name) =>
  name
    .replace('Figure', '')
    .replaceAll(/(?<=.)[A-Z]/g, '-$&')
    .toLowerCase(),
);

const draw = (name: string) => {
  const Figure = figures.get(figureName(name))!;
  return renderToStaticMarkup(<Figure />);
};

test('uses every figure', () => {
  expect(names.length).toBeGreaterThan(0);
  const used = [...pages, ...parts].flatMap(({ body }) =>
    [...body.matchAll(/<Figure name="([\w-]+)"/g)].map((found) => found[1]!),
  );
  expect([...new Set(used)].sort()).toEqual(names.sort());
});

test.each(names)('names and describes %s, in the colors of the page', (name) => {
  const svg = draw(name);
  expect(svg).toMatch(/<title[^>]*>[^<]{10,}<\/title>/);
  expect(svg).toMatch(/<desc[^>]*>[^<]{40,}<\/desc>/);
  expect(svg).not.toMatch(/(fill|stroke)="(#|rgb)/);
});

test.each(['card-tree', 'radio-tree'])('links each answer of %s to what to do', async (name) => {
  const svg = draw(name);
  const answers = svg.split('>Yes<').length;
  expect([...svg.matchAll(/<a href="\/docs\/[^"]+">/g)]).toHaveLength(answers);
  // `role="img"` would hide the links from screen readers.
  expect(svg).not.toContain('role="img"');
});

test('matches the servers: only an unclaimed request times out, and the device is looked up before the proof is checked', async () => {
  expect(draw('request-lifecycle')).toContain('>nobody claimed it<');
  expect(draw('request-lifecycle')).not.toContain('too much time passed');
  const svg = draw('radio-message-path').toLowerCase();
  const [device, proof] = ['finds the ', 'checks the credential'].map((words) =>
    svg.lastIndexOf(words),
  );
  expect(device).toBeGreaterThan(0);
  expect(device).toBeLessThan(proof!);
});

test('draws the median, mean and 90th percentile of the ten wait times on the page', async () => {
  const { body } = pages.find(({ id }) => id === 'curbside/reporting')!;
  const listed = [...body.matchAll(/^\| \d+ +\| \w+ +\| (\d+) +\|/gm)].map(([, wait]) =>
    Number(wait),
  );
  expect(listed).toEqual(collected);
  const svg = draw('ten-waits');
  const [fifth, sixth, ninth] = [collected[4]!, collected[5]!, collected[8]!];
  const mean = Math.round(collected.reduce((sum, wait) => sum + wait, 0) / collected.length);
  for (const words of [`${(fifth + sixth) / 2} s`, `${ninth} s`, `Mean ${mean} s`])
    expect(svg).toContain(`>${words}<`);
});

test('draws the checks of a press in the order of the server', async () => {
  const svg = draw('press-checks');
  const places = ['401', '400', '403', 'nobody called', '429'].map((answer) =>
    svg.lastIndexOf(`no: ${answer}`),
  );
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(places[0]).toBeGreaterThan(0);
});

test('draws the median, mean and 90th percentile of the twelve wait times, and the page prints them', async () => {
  const sorted = [...waits].sort((a, b) => a - b);
  expect(waits).toEqual(sorted);
  expect(waits).toHaveLength(12);
  const median = (sorted[5]! + sorted[6]!) / 2;
  const percentile = sorted[Math.ceil(12 * 0.9) - 1]!;
  const mean = Math.round(waits.reduce((sum, wait) => sum + wait, 0) / 12);
  const svg = draw('twelve-waits');
  for (const words of [`>${median} s<`, `>${percentile} s<`, `>Mean ${mean} s<`])
    expect(svg).toContain(words);
  const body = pages.find(({ id }) => id === 'call-for-help/resources')!.body;
  expect(body).toContain(`The median is ${median} seconds.`);
  expect(body).toContain(`The 90th percentile, the eleventh wait, is ${percentile} seconds.`);
  expect(body).toContain(`The mean is ${mean} seconds, but nine of the twelve waited less.`);
  expect(waits.filter((wait) => wait < mean)).toHaveLength(9);
});
