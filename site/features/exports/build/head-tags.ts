import { cardFile, cardAlt, CARD } from './social-cards/card.ts';
import type { Tag } from '../../../shell/build/page-head/index.ts';
import { markdownAddress, type ExportedPage, type Site } from './pages.ts';

/**
 * Tags for the head of a page: its Markdown, its social card, the OpenAPI documents it links to, and
 * structured data.
 *
 * @param html the built page
 */
export function headTags(html: string, page: ExportedPage, site: Site): Tag[] {
  const card = `${site.url}${site.baseUrl}${cardFile(page.path)}`;
  const property = (name: string, content: string): Tag => ['meta', { property: name, content }];
  return [
    ['link', { rel: 'alternate', type: 'text/markdown', href: markdownAddress(page) }],
    ...openApiDocuments(html).map(([href, type]): Tag => [
      'link',
      { rel: 'service-desc', type, href },
    ]),
    property('og:type', page.kind === 'doc' ? 'article' : 'website'),
    property('og:site_name', `${site.name} documentation`),
    property('og:image', card),
    property('og:image:type', 'image/png'),
    property('og:image:width', String(CARD.width)),
    property('og:image:height', String(CARD.height)),
    property('og:image:alt', cardAlt(page.title, site.name)),
    ['meta', { name: 'twitter:image', content: card }],
    ['meta', { name: 'twitter:image:alt', content: cardAlt(page.title, site.name) }],
    ...structuredData(page, site, card).map((data): Tag => [
      'script',
      { type: 'application/ld+json' },
      JSON.stringify(data),
    ]),
  ];
}

const TYPES = { yaml: 'application/yaml', json: 'application/json' };

/** The OpenAPI documents that a page links to, without duplicates, with their media types. */
function openApiDocuments(html: string): [href: string, type: string][] {
  const found = html.matchAll(/\shref="?([^"\s>]*\/reference\/[\w-]+\/openapi\.(yaml|json))\b/g);
  return [
    ...new Map(
      [...found].map(([, href = '', ending]) => [href, TYPES[ending as keyof typeof TYPES]]),
    ),
  ];
}

type Data = Record<string, unknown>;

/**
 * JSON-LD with the terms of https://schema.org. The theme emits the BreadcrumbList of docs.
 */
function structuredData(page: ExportedPage, site: Site, card: string): Data[] {
  const root = `${site.url}${site.baseUrl}`;
  const organization = { '@type': 'Organization', name: site.name, url: root };
  const website = {
    '@type': 'WebSite',
    '@id': `${root}#website`,
    name: `${site.name} documentation`,
    url: root,
  };
  const search = {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${root}?q={question}` },
    'query-input': 'required name=question',
  };
  const context = { '@context': 'https://schema.org' };
  if (page.kind === 'home')
    return [
      {
        ...context,
        ...website,
        description: page.description,
        inLanguage: 'en',
        publisher: organization,
        potentialAction: search,
      },
    ];
  return [
    {
      ...context,
      '@type': { doc: 'TechArticle', category: 'CollectionPage', page: 'WebPage' }[page.kind],
      ...(page.kind === 'doc' && { headline: page.title, author: organization }),
      name: page.title,
      description: page.description,
      url: page.address,
      inLanguage: 'en',
      image: card,
      ...(page.date && { dateModified: page.date }),
      ...(page.group && page.kind === 'doc' && { articleSection: page.group }),
      isPartOf: website,
      publisher: organization,
    },
  ];
}
