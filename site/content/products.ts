import { hues } from '../../brand/hues.ts';

/** A product or a group of pages: its folder under docs/, its name, and one true sentence. */
export interface Area {
  slug: string;
  name: string;
  /** At most 155 characters: it is the description of the category page. */
  purpose: string;
  /** The color of its page headers, with a contrast of at least 4.5:1 to white text; by default that of the brand. */
  hue?: string;
  /** The MDX file that its category page shows below the cards. */
  body?: string;
}

/**
 * The eight products, in the order of the specification, section 1. This is the only source of their names and
 * one-line descriptions. If the specification has nothing but a name, the description says so.
 */
export const products: Area[] = [
  {
    slug: 'call-for-help',
    name: 'Call for Help',
    hue: hues['call-for-help'],
    purpose:
      'Customers request staff help; staff claim and complete requests in team chat or a web interface.',
  },
  {
    slug: 'text-for-help',
    name: 'Text for Help',
    hue: hues['text-for-help'],
    purpose: 'Known by name only. Plan the number, who answers and the rules for texting.',
  },
  {
    slug: 'orderup',
    name: 'OrderUp',
    hue: hues.orderup,
    purpose: 'Known by name only. Plan the counter, the wording and the handoff.',
  },
  {
    slug: 'lockers',
    name: 'Lockers',
    hue: hues.lockers,
    purpose: 'Touchless pickup lockers: staff load an order, and the customer collects it.',
    body: 'docs/lockers/_first-page.mdx',
  },
  {
    slug: 'mystore',
    name: 'MyStore',
    hue: hues.mystore,
    purpose:
      'Known by name only, except that it uses a text-message service. Prepare the account, number and access.',
  },
  {
    slug: 'curbside',
    name: 'Curbside',
    hue: hues.curbside,
    purpose: 'Known by name only. Plan bays, arrivals, checks and times.',
  },
  {
    slug: 'media',
    name: 'Media',
    hue: hues.media,
    purpose: 'Known by name only. Good practice for screens and sound.',
  },
  {
    slug: 'radio',
    name: 'Radio',
    hue: hues.radio,
    purpose: 'Text-to-speech audio on edge devices: a line of text becomes speech in the store.',
  },
];

/** Groups of pages that are not products. */
export const gettingStarted: Area = {
  slug: 'getting-started',
  name: 'Getting started',
  purpose: "Choose where staff answer, find your stores' ids, then roll out one store.",
};

export const apis: Area = {
  slug: 'apis',
  name: 'API reference',
  purpose:
    'Start with the APIs: first calls, keys, responses and retries, then every operation, field and status.',
  body: 'docs/apis/_first-page.mdx',
};

/** The product or group of pages with this slug. */
export const areaOf = (slug: unknown): Area | undefined =>
  [...products, gettingStarted, apis].find((area) => area.slug === slug);

/** The description of the home page, for search results and readers of its Markdown. */
export const homeDescription =
  'Set up, run and connect the eight in-store products: guides for staff and administrators, API reference for integrators.';
