import { readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { execFileSync } from 'node:child_process';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { describe, expect, test } from 'vitest';
import { apiNames } from '@frontline/specs/api-names';
import { postmanCollection } from '@frontline/api-reference';
import { expanded, pages, site, belowHeading } from './pages.ts';
import { products } from '../content/products.ts';
import { hues } from '../../brand/hues.ts';
import sidebars from '../sidebars.ts';
import { frontMatterFault } from '../shell/build/articles/front-matter.ts';
import { brand } from '../../brand/brand.ts';
import { references } from '../features/reference/build/references.ts';
import { models } from '../features/reference/test/samples.ts';

test.each([
  [{ type: 'novel' }, 'type is "novel": write one of tutorial, how-to, reference, explanation.'],
  [{ title: undefined }, 'title is missing: write the heading of the page.'],
  [{ description: '' }, 'description is "": write a sentence for search results.'],
  [
    { roles: 'staff' },
    'roles is "staff": write a list such as [administrator], each one of staff,',
  ],
  [
    { roles: ['boss'] },
    'roles is ["boss"]: write a list such as [administrator], each one of staff,',
  ],
  [
    { applies_to: { product: 'toaster' } },
    'product of applies_to is "toaster": write one of suite,',
  ],
  [{ searches: {} }, 'searches is no key of a page: write one of title, description, type, roles,'],
  [{ applies_to: null }, 'product of applies_to is missing: write one of suite,'],
])('front matter with %o is rejected', (changed, sentence) => {
  expect(frontMatterFault({ ...pages[0]!.frontMatter, ...changed })).toContain(sentence);
});

describe.each(pages)('$id', ({ id, frontMatter, body }) => {
  test('has front matter without a fault', () => {
    expect(frontMatterFault(frontMatter)).toBeUndefined();
  });

  test('has a description of at most 155 characters', () => {
    const description = String(frontMatter.description);
    expect(description.length).toBeLessThanOrEqual(155);
    expect(description).toMatch(/^[A-Z].*\.$/s);
  });

  test('skips no heading level, and has no empty heading or image without alt text', () => {
    const tree = expanded(body, id);
    const levels: number[] = [];
    visit(tree, 'heading', (node) => {
      levels.push(node.depth);
      expect(toString(node)).not.toBe('');
    });
    const steps = levels.map((level, index) => level - (levels[index - 1] ?? 1));
    // The first level is the title's.
    expect(levels).not.toContain(1);
    expect(Math.max(0, ...steps)).toBeLessThanOrEqual(1);
    visit(tree, 'image', ({ alt }) => expect(alt).toBeTruthy());
  });
});

/** The docs in section 2 of the specification. */
const specified: Record<string, string> = {
  '': 'intro requirements support troubleshooting whats-new',
  'getting-started': 'best-practices bluefletch microsoft-teams ringcentral subscription',
  'call-for-help':
    'intro call-buttons digital-call-buttons pulse-iot-devices resources settings troubleshooting',
  'text-for-help': 'intro resources settings',
  orderup: 'intro resources',
  lockers: 'intro',
  mystore: 'intro twilio user-management',
  curbside: 'intro reporting resources settings usage',
  media: 'intro',
  radio: 'installation intro radio-agent radio-atc resources troubleshooting',
  // An owner may add APIs; these three are required.
  apis: [...new Set(['call-for-help', 'lockers', 'radio', ...apiNames]), 'webhooks'].join(' '),
};

const docs = Object.entries(specified)
  .flatMap(([folder, names]) =>
    names.split(' ').map((name) => (folder ? `${folder}/${name}` : name)),
  )
  .sort();

/** An API reference in the sidebar. */
interface Reference {
  link: { id: string };
  items: { label: string; href: string }[];
}
type Doc = string | Reference;
type Item = string | { items: Doc[]; label: string; link: { slug: string } };
const items = sidebars.docs as unknown as Item[];
const categories = items.filter((item) => typeof item !== 'string');
const idOf = (doc: Doc) => (typeof doc === 'string' ? doc : doc.link.id);

test('has a doc for every route of the specification and for no other', () => {
  expect(pages.map(({ id }) => id).sort()).toEqual(docs);
});

test('lists every doc once in the sidebar', () => {
  const listed = items.flatMap((item) =>
    typeof item === 'string' ? [item] : item.items.map(idOf),
  );
  expect(Object.keys(sidebars)).toEqual(['docs']);
  expect(listed.sort()).toEqual(docs);
});

test('lists the operations of each reference, and the facts of its card', () => {
  const references = categories.flatMap(({ items: docs }) =>
    docs.filter((doc) => typeof doc !== 'string'),
  );
  expect(references.map(({ link }) => link.id)).toEqual(apiNames.map((api) => `apis/${api}`));
  const [, , radio] = references;
  expect(radio).toMatchObject({
    label: 'Radio API',
    description: expect.stringContaining('of the Radio API') as string,
    customProps: { kind: 'reference', hue: hues.radio },
  });
  const hrefs = radio!.items.map(({ href }) => href.replace('/docs/apis/radio#', ''));
  const places =
    'credentials generic-webhook send-generic-message text-message-webhook errors schemas';
  // Operations that are added later do not fail this test.
  expect(hrefs.filter((one) => places.split(' ').includes(one))).toEqual(places.split(' '));
});

test('has a category page for every folder of the specification', () => {
  const folders = Object.keys(specified).filter(Boolean);
  expect(categories.map(({ link }) => link.slug).sort()).toEqual(
    folders.map((folder) => `/category/${folder}`).sort(),
  );
});

test('describes every category in at most 155 characters', async () => {
  const { apis, gettingStarted, products } = await import('../content/products.ts');
  const purposes = [gettingStarted, ...products, apis].map(({ purpose }) => purpose);
  expect(purposes).toHaveLength(10);
  for (const purpose of purposes) expect(purpose.length).toBeLessThanOrEqual(155);
});

test('lists every opt-out keyword wherever it mentions UNSUBSCRIBE', () => {
  const naming = pages.filter(({ body }) => body.includes('UNSUBSCRIBE'));
  expect(naming.length).toBeGreaterThan(0);
  for (const { id, body } of naming)
    for (const word of ['STOPALL', 'CANCEL', 'END', 'QUIT', 'REVOKE', 'OPTOUT'])
      expect(body, `${word} on ${id}`).toContain(word);
});

test('dates law that is about to change', () => {
  for (const id of ['text-for-help/intro', 'radio/resources'])
    expect(pages.find((page) => page.id === id)?.body).toContain('November 2026');
});

test('has one line for each product, which says if only its name is known', () => {
  const lines = products.map(({ purpose }) => purpose);
  expect(new Set(lines).size).toBe(8);
  for (const slug of ['text-for-help', 'orderup', 'curbside', 'media']) {
    expect(products.find((one) => one.slug === slug)?.purpose).toContain('Known by name only');
    expect(pages.find(({ id }) => id === `${slug}/intro`)?.body).toContain(`<Purpose of="${slug}"`);
  }
});

const folders = ['content', 'css', 'docs', 'features', 'shell', 'src', 'test'];
const text = /\.(tsx?|mts|mdx?|css|svg|json|txt)$/;

const filesIn = (folder: string): string[] =>
  readdirSync(path.join(site, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name))
    .filter((name) => text.test(name) && statSync(path.join(site, name)).isFile());

const sources = [...folders.flatMap(filesIn), 'docusaurus.config.ts', 'sidebars.ts'];

const values = [
  brand.name,
  brand.tagline,
  brand.url,
  brand.repository,
  ...[brand.terms, brand.privacy, brand.company, brand.blog, ...brand.social].map(
    ({ href }) => href,
  ),
];

test.each(values)('writes %s in brand.ts only', (value) => {
  expect(sources.length).toBeGreaterThan(50);
  const found = sources.filter((name) =>
    readFileSync(path.join(site, name), 'utf8').toLowerCase().includes(value.toLowerCase()),
  );
  expect(found).toEqual([]);
});

test('has the copyright line of the specification', () => {
  expect(brand.copyright).toBe(`Copyright © 2025 ${brand.name} Technologies.`);
});

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

test('lists environment variables that exist, with their defaults', () => {
  const known = [
    read('compose.yaml'),
    ...['call-for-help', 'lockers', 'radio'].map((name) =>
      execFileSync(process.execPath, ['--import', 'tsx', `servers/${name}/serve.ts`, '--help'], {
        cwd: root,
        encoding: 'utf8',
      }),
    ),
  ].join('\n');
  const rows = belowHeading(read('README.md'), '## Run the servers')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  expect(rows.length).toBeGreaterThan(5);
  for (const [, names, , fallback] of rows) {
    const variables = [...names!.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name!);
    const values = fallback!.replaceAll('`', '').split(', ');
    variables.forEach((variable, at) => {
      expect(known).toMatch(new RegExp(`\\b${variable}\\b`));
      const value = values[at];
      if (variables.length === values.length && /^[\w.]+$/.test(value!) && value !== 'None')
        expect(known).toMatch(new RegExp(`${variable}\\n.*Default ${value}\\.`));
    });
  }
});

test('documents each variable of the Postman collections', () => {
  const section = belowHeading(read('site/docs/apis/webhooks.mdx'), '### Generate a client');
  for (const model of models) {
    const { variable } = postmanCollection(model, { secrets: references.secrets }) as unknown as {
      variable: { key: string }[];
    };
    for (const { key } of variable) expect(section).toContain(`\`${key}\``);
  }
});
