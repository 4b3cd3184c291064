import type { MachinePage, Site } from './pages.ts';

type Data = Record<string, unknown>;

/**
 * What a page is, in the words of https://schema.org. The way from the home page to a doc is told
 * by the theme's own BreadcrumbList.
 */
export function structuredData(page: MachinePage, site: Site, card: string): Data[] {
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
