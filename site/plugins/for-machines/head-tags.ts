import { cardFile, cardAlt, CARD } from '../social-cards/card-file.ts';
import { structuredData } from './structured-data.ts';
import { twinAddress, type MachinePage, type Site } from './pages.ts';

/**
 * What the head of one page says to machines: its twin, its social card, the OpenAPI documents it
 * links to, and what it is. Written into the finished page, so no script carries it.
 */
export function withHeadTags(html: string, page: MachinePage, site: Site): string {
  const card = `${site.url}${site.baseUrl}${cardFile(page.path)}`;
  const tags = [
    tag('link', { rel: 'alternate', type: 'text/markdown', href: twinAddress(page) }),
    ...openApiDocuments(html).map(([href, type]) =>
      tag('link', { rel: 'service-desc', type, href }),
    ),
    tag('meta', { property: 'og:type', content: page.kind === 'doc' ? 'article' : 'website' }),
    tag('meta', { property: 'og:site_name', content: `${site.name} documentation` }),
    tag('meta', { property: 'og:image', content: card }),
    tag('meta', { property: 'og:image:type', content: 'image/png' }),
    tag('meta', { property: 'og:image:width', content: String(CARD.width) }),
    tag('meta', { property: 'og:image:height', content: String(CARD.height) }),
    tag('meta', { property: 'og:image:alt', content: cardAlt(page.title, site.name) }),
    tag('meta', { name: 'twitter:image', content: card }),
    tag('meta', { name: 'twitter:image:alt', content: cardAlt(page.title, site.name) }),
    ...structuredData(page, site, card).map(
      (data) =>
        `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`,
    ),
  ];
  return html.replace('</head>', () => `${tags.join('')}</head>`);
}

const TYPES = { yaml: 'application/yaml', json: 'application/json' };

/** The documents a page links to, each once, with their media types. */
function openApiDocuments(html: string): [href: string, type: string][] {
  const found = html.matchAll(/\shref="?([^"\s>]*\/reference\/[\w-]+\/openapi\.(yaml|json))\b/g);
  return [
    ...new Map(
      [...found].map(([, href = '', ending]) => [href, TYPES[ending as keyof typeof TYPES]]),
    ),
  ];
}

const tag = (name: string, attributes: Record<string, string>): string =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`)
    .join('')}>`;
