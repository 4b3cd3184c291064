/** A product or a group of pages: its folder under docs/, its name, and one true sentence. */
export interface Area {
  slug: string;
  name: string;
  /** At most 155 characters: it is the description of the category page. */
  purpose: string;
  /** The colour of its signs, on which white words stand 4.5 to 1 or better; areas without one wear the house's. */
  hue?: string;
}

const named = (name: string) =>
  `${name} is one of the in-store products in this suite. These pages help you plan, get ready and get help.`;

/** The eight products, in the order of the specification, section 1. Names are written here only. */
export const products: Area[] = [
  {
    slug: 'call-for-help',
    name: 'Call for Help',
    hue: '#ad4600',
    purpose:
      'Customers request staff help; staff claim and complete requests in team chat or a web interface.',
  },
  { slug: 'text-for-help', name: 'Text for Help', hue: '#2257c4', purpose: named('Text for Help') },
  { slug: 'orderup', name: 'OrderUp', hue: '#ad2759', purpose: named('OrderUp') },
  {
    slug: 'lockers',
    name: 'Lockers',
    hue: '#6740b4',
    purpose: 'Touchless pickup lockers: staff load an order, and the customer collects it.',
  },
  {
    slug: 'mystore',
    name: 'MyStore',
    hue: '#00669b',
    purpose:
      'MyStore is one of the in-store products in this suite. It uses a text-message service.',
  },
  { slug: 'curbside', name: 'Curbside', hue: '#54680a', purpose: named('Curbside') },
  { slug: 'media', name: 'Media', hue: '#8e2f8c', purpose: named('Media') },
  {
    slug: 'radio',
    name: 'Radio',
    hue: '#7f5600',
    purpose: 'Text-to-speech audio on edge devices: a line of text becomes speech in the store.',
  },
];

/** Groups of pages that are not products. */
export const gettingStarted: Area = {
  slug: 'getting-started',
  name: 'Getting started',
  purpose:
    'Connect the services your store already uses, and plan the rollout of your first store.',
};

export const apis: Area = {
  slug: 'apis',
  name: 'API reference',
  purpose:
    'Every operation, field, status and example of the three APIs, and how to trust the webhooks.',
};

/** The product or group of pages with this slug. */
export const areaOf = (slug: unknown): Area | undefined =>
  [...products, gettingStarted, apis].find((area) => area.slug === slug);
