import { apiNames } from '@frontline/specs/api-names';
import { expect, test } from 'vitest';
import { hues } from '../../brand/hues.ts';
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
  // An owner may add another API; the three must stay.
  apis: [...new Set(['call-for-help', 'lockers', 'radio', ...apiNames]), 'webhooks'].join(' '),
};

const docs = Object.entries(specified)
  .flatMap(([folder, names]) =>
    names.split(' ').map((name) => (folder ? `${folder}/${name}` : name)),
  )
  .sort();

/** A reference is a doc with its parts below it. */
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

test('holds every doc in the one sidebar, once', () => {
  const held = items.flatMap((item) => (typeof item === 'string' ? [item] : item.items.map(idOf)));
  expect(Object.keys(sidebars)).toEqual(['docs']);
  expect(held.sort()).toEqual(docs);
});

test('lists the operations of each reference below its name, and what its card says', () => {
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
  // An operation that was added since changes nothing here.
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
