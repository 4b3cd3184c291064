import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { references } from './features/reference/build/references.ts';
import { sidebarEntries } from './features/reference/build/sidebar-entries.ts';
import { frontMatterOf, sidebarItemProps } from './shell/build/articles/front-matter.ts';
import { apis, gettingStarted, products, type Area } from './content/products.ts';

/** The pages of each area in the order a newcomer reads them. */
const pages: Record<string, string[]> = {
  'getting-started': [
    'best-practices',
    'subscription',
    'microsoft-teams',
    'ringcentral',
    'bluefletch',
  ],
  'call-for-help': [
    'intro',
    'call-buttons',
    'digital-call-buttons',
    'pulse-iot-devices',
    'settings',
    'resources',
    'troubleshooting',
  ],
  'text-for-help': ['intro', 'settings', 'resources'],
  orderup: ['intro', 'resources'],
  lockers: ['intro'],
  mystore: ['intro', 'twilio', 'user-management'],
  curbside: ['intro', 'settings', 'usage', 'reporting', 'resources'],
  media: ['intro'],
  radio: ['intro', 'installation', 'radio-agent', 'radio-atc', 'resources', 'troubleshooting'],
  apis: [...references.documents.map(({ name }) => name), 'webhooks'],
};

/** The sidebar item of a page. An API reference is a category with its operations. */
function item(id: string) {
  const document = references.documents.find(({ name }) => id === `${apis.slug}/${name}`);
  if (!document) return id;
  const frontMatter = frontMatterOf(new URL(`docs/${id}.mdx`, import.meta.url));
  return {
    type: 'category' as const,
    label: String(frontMatter['title']),
    description: String(frontMatter['description']),
    ...sidebarItemProps(frontMatter, apis.slug),
    link: { type: 'doc' as const, id },
    items: sidebarEntries(document, `/docs/${id}`),
  };
}

const category = ({ slug, name, purpose, hue }: Area) => ({
  type: 'category' as const,
  label: name,
  customProps: { glyph: slug, ...(hue && { hue }) },
  link: {
    type: 'generated-index' as const,
    title: name,
    slug: `/category/${slug}`,
    description: purpose,
  },
  items: pages[slug]!.map((page) => item(`${slug}/${page}`)),
});

/** One sidebar with all 42 docs: introduction, getting started, each product, APIs, help. */
const sidebars: SidebarsConfig = {
  docs: [
    'intro',
    'requirements',
    category(gettingStarted),
    ...products.map(category),
    category(apis),
    'troubleshooting',
    'support',
    'whats-new',
  ],
};

export default sidebars;
