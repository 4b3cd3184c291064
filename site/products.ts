/** A product or a group of pages: its folder under docs/, its name, and one true sentence. */
export interface Area {
  slug: string;
  name: string;
  /** At most 155 characters: it is the description of the category page. */
  purpose: string;
}

const named = (name: string) =>
  `${name} is one of the in-store products in this suite. These pages help you plan, get ready and get help.`;

/** The eight products, in the order of the specification, section 1. Names are written here only. */
export const products: Area[] = [
  {
    slug: 'call-for-help',
    name: 'Call for Help',
    purpose:
      'Customers request staff help; staff claim and complete requests in team chat or a web interface.',
  },
  { slug: 'text-for-help', name: 'Text for Help', purpose: named('Text for Help') },
  { slug: 'orderup', name: 'OrderUp', purpose: named('OrderUp') },
  {
    slug: 'lockers',
    name: 'Lockers',
    purpose: 'Touchless pickup lockers: staff load an order, and the customer collects it.',
  },
  {
    slug: 'mystore',
    name: 'MyStore',
    purpose:
      'MyStore is one of the in-store products in this suite. It uses a text-message service.',
  },
  { slug: 'curbside', name: 'Curbside', purpose: named('Curbside') },
  { slug: 'media', name: 'Media', purpose: named('Media') },
  {
    slug: 'radio',
    name: 'Radio',
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
