import { expect, test } from 'vitest';
import { pages } from './pages.ts';
import sidebars from '../sidebars.ts';

/** The docs of the specification, section 2, in its order. */
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
  apis: 'call-for-help lockers radio webhooks',
};

const docs = Object.entries(specified)
  .flatMap(([folder, names]) =>
    names.split(' ').map((name) => (folder ? `${folder}/${name}` : name)),
  )
  .sort();

type Item = string | { items: string[]; label: string; link: { slug: string } };
const items = sidebars.docs as unknown as Item[];
const categories = items.filter((item) => typeof item !== 'string');

test('has a doc for every route of the specification and for no other', () => {
  expect(pages.map(({ id }) => id).sort()).toEqual(docs);
});

test('holds every doc in the one sidebar, once', () => {
  const held = items.flatMap((item) => (typeof item === 'string' ? [item] : item.items));
  expect(Object.keys(sidebars)).toEqual(['docs']);
  expect(held.sort()).toEqual(docs);
});

test('has a category page for every folder of the specification', () => {
  const folders = Object.keys(specified).filter(Boolean);
  expect(categories.map(({ link }) => link.slug).sort()).toEqual(
    folders.map((folder) => `/category/${folder}`).sort(),
  );
});

test('describes every category in at most 155 characters', async () => {
  const { apis, gettingStarted, products } = await import('../products.ts');
  const purposes = [gettingStarted, ...products, apis].map(({ purpose }) => purpose);
  expect(purposes).toHaveLength(10);
  for (const purpose of purposes) expect(purpose.length).toBeLessThanOrEqual(155);
});
