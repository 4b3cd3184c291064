import { readdirSync, readFileSync } from 'node:fs';
import { expect, test, it } from 'vitest';
import { stumbles } from './prose.ts';
import { lines } from '../e2e/specification.ts';

const rules = (text: string) => stumbles(text).found.map(({ rule }) => rule);

test.each([
  ['Just press it.', 'a filler'],
  ['Please wait.', 'no "please" outside of a quotation'],
  ['Buttons, e.g. this one.', 'no Latin short forms'],
  ['Click it.', 'select, press or tap'],
  ['Log in first.', 'sign in'],
  ['An associate comes.', 'staff, cabinet, radio: one name for one thing'],
  ['Start early, since it takes days.', '"because" gives a reason; "since" is for time'],
  ["Staff don't see it.", 'no contractions'],
  ['Doors, codes, and commands.', 'no comma before the last of a list'],
  ['## Check The Door', 'a heading in sentence case'],
  [`${'word '.repeat(31)}.`, '31 words, 30 at most'],
])('stumbles over "%s"', (text, rule) => {
  expect(rules(text)).toEqual([rule]);
});

test.each([
  'The message says "Please wait". `Just` is code.',
  '```text\nPlease click.\n```',
  '---\ntitle: Simply\n---\n\nPress it.',
  '| Word | Kindly be advised |',
  '## Call for Help in Teams: What IT asks',
  '[Doors](./please.mdx) close.',
  'It has worked since Monday.',
])('reads on at "%s"', (text) => {
  expect(rules(text)).toEqual([]);
});

test('names the line', () => {
  expect(stumbles('---\ntitle: A\n---\n\nGood.\n\nPlease wait.').found[0]?.line).toBe(7);
});

const folder = new URL('../e2e/', import.meta.url);

it('has a browser test for every line of the specification', () => {
  const tests = readdirSync(folder)
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => readFileSync(new URL(name, folder), 'utf8'))
    .join('\n');
  const covered = [...tests.matchAll(/['"`](\d [\w ,]+): /g)].flatMap(([, keys]) =>
    keys!.split(', '),
  );
  const bare = Object.keys(lines).filter((key) => !covered.includes(key));
  expect(bare).toEqual([]);
});
