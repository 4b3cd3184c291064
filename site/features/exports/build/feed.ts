import type { Element } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';
import { pageContent, removeIgnored } from './html.ts';
import type { ExportedPage, Site } from './pages.ts';

/** One dated heading of the release notes with its content. */
interface Release {
  /** YYYY-MM-DD */
  date: string;
  title: string;
  anchor: string;
  content: string;
}

/**
 * The release notes as an Atom feed (RFC 4287). A release is an h2 that begins with a date and a colon.
 * The entry id consists of the host and the date, so rewording does not create a new entry.
 */
export function atomFeed(html: string, page: ExportedPage, site: Site): string {
  const releases = releasesIn(html, page);
  const [latest] = releases;
  if (!latest) throw new Error(`exports: ${page.path} has no h2 such as "2026-01-31: title".`);
  const { host } = new URL(site.url);
  const feed = `${site.url}${site.baseUrl}feed.xml`;
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
  <id>${xml(feed)}</id>
  <title>${xml(`${site.name} documentation: ${page.title}`)}</title>
  <subtitle>${xml(page.description)}</subtitle>
  <updated>${midnight(latest.date)}</updated>
  <author><name>${xml(site.name)}</name></author>
  <link rel="self" type="application/atom+xml" href="${xml(feed)}"/>
  <link rel="alternate" type="text/html" href="${xml(page.address)}"/>
${releases
  .map(
    (release, index) => `  <entry>
    <id>${xml(`tag:${host},${release.date}:release${idSuffix(releases, index)}`)}</id>
    <title>${xml(release.title)}</title>
    <published>${midnight(release.date)}</published>
    <updated>${midnight(release.date)}</updated>
    <link rel="alternate" type="text/html" href="${xml(`${page.address}#${release.anchor}`)}"/>
    <content type="html">${xml(release.content)}</content>
  </entry>`,
  )
  .join('\n')}
</feed>
`;
}

/** Makes the ids of releases on one day unique: empty for the first, then `-2`, `-3`. Newest come first. */
function idSuffix(releases: Release[], index: number): string {
  const { date } = releases[index]!;
  const earlier = releases.slice(index + 1).filter((release) => release.date === date).length;
  return earlier === 0 ? '' : `-${earlier + 1}`;
}

function releasesIn(html: string, page: ExportedPage): Release[] {
  const { body } = pageContent(html);
  removeIgnored(body);
  makeLinksAbsolute(body, page.address);
  return body.children.flatMap((section): Release[] => {
    if (section.type !== 'element' || section.tagName !== 'section') return [];
    const [heading, ...nodes] = section.children;
    if (heading?.type !== 'element') return [];
    const [, date, title = ''] = /^(\d{4}-\d\d-\d\d): (.+)$/.exec(toString(heading).trim()) ?? [];
    if (!date) return [];
    const anchor = String(heading.properties['id'] ?? '');
    return [{ date, title: capitalize(title), anchor, content: toHtml(nodes).trim() }];
  });
}

/** Also removes all attributes except ids. */
function makeLinksAbsolute(body: Element, address: string): void {
  visit(body, 'element', (one) => {
    const { id, href } = one.properties;
    one.properties = {
      ...(id !== undefined && { id }),
      ...(typeof href === 'string' && { href: new URL(href, address).href }),
    };
  });
}

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const midnight = (date: string) => `${date}T00:00:00Z`;

const xml = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
