import type { PropSidebarItem, PropSidebarItemCategory } from '@docusaurus/plugin-content-docs';
import { applyTrailingSlash } from '../../../plugins/engine/page/addresses.ts';
import { isGlyph, strokes } from '../glyph-strokes.ts';
import { LIST } from './folding.ts';
import { isSamePath } from './same-path.ts';

// The list of pages is plain HTML: links that lead by themselves, and categories that are folded by a class
// (folding.ts). It is drawn while the site is built; a reader's browser gets it with the document.

export interface Site {
  baseUrl: string;
  trailingSlash?: boolean | undefined;
}

/** The whole list. */
export const drawList = (items: PropSidebarItem[], site: Site, path: string): string =>
  `<ul class="${LIST}">${drawEntries(items, site, path)}</ul>`;

/** Where the entries lead on this site, for the check of links. */
export const linksIn = (items: PropSidebarItem[], site: Site): string[] =>
  items.flatMap((item) => {
    const own = 'href' in item && item.href?.startsWith('/') ? [item] : [];
    const below = item.type === 'category' ? linksIn(item.items, site) : [];
    return [...own.map(({ href = '' }) => addressOf({ href }, site)), ...below];
  });

/** Entries of a sidebar as HTML, `path` being the page that is open. Level 1 is the outermost. */
export function drawEntries(
  items: PropSidebarItem[],
  site: Site,
  path?: string,
  level = 1,
): string {
  const drawn = (item: PropSidebarItem): string => {
    if (!isListed(item, path)) return '';
    if (item.type === 'category') return drawCategory(item, site, path, level);
    if (item.type === 'html') {
      const classes = [item.defaultStyle && 'menu__list-item', item.className];
      return `<li class="${kindOf('link', level, classes)}">${item.value}</li>`;
    }
    const isOpen = isSamePath(item.href, path);
    const isOutside = /^([a-z][\w+.-]*:|\/\/)/i.test(item.href);
    return (
      `<li class="${kindOf('link', level, ['menu__list-item', item.className])}">` +
      `<a class="menu__link${isOpen ? ' menu__link--active' : ''}" href="${text(addressOf(item, site))}"` +
      (isOpen ? ' aria-current="page">' : isOutside ? ` ${IN_NEW_TAB}>` : '>') +
      `${text(item.label)}${isOutside ? OPENS_IN_NEW_TAB : ''}</a></li>`
    );
  };
  return items.map(drawn).join('');
}

function drawCategory(
  item: PropSidebarItemCategory,
  site: Site,
  path: string | undefined,
  level: number,
): string {
  const isOpen = isSamePath(item.href, path);
  const isAround = isOpen || holds(item, path);
  const isFolded = item.collapsible && item.collapsed && !isAround;
  const { glyph, hue, entries } = item.customProps ?? {};
  const classes = ['menu__list-item', isFolded && 'menu__list-item--collapsed', item.className];
  const address = item.href && ` href="${text(addressOf({ href: item.href }, site))}"`;
  return (
    `<li class="${kindOf('category', level, classes)}"` +
    (typeof hue === 'string' ? ` style="--hue:${text(hue)}"` : '') +
    (typeof entries === 'string' ? ` data-entries="${entries}">` : '>') +
    `<div class="menu__list-item-collapsible${isOpen ? ' menu__list-item-collapsible--active' : ''}">` +
    `<a class="menu__link menu__link--sublist${isAround ? ' menu__link--active' : ''}"` +
    `${address ?? ''}${isOpen ? ' aria-current="page"' : ''}>` +
    `${isGlyph(glyph) ? glyphOf(strokes[glyph]) : ''}${text(item.label)}</a>` +
    '<button type="button" class="clean-btn menu__caret needs-scripts" ' +
    `aria-label="${isFolded ? 'Expand' : 'Collapse'} sidebar category '${text(item.label)}'" ` +
    `aria-expanded="${!isFolded}"></button></div>` +
    `<ul class="menu__list">${drawEntries(item.items, site, path, level + 1)}</ul></li>`
  );
}

/** Whether the page that is open stands somewhere below a category. */
const holds = ({ items }: PropSidebarItemCategory, path: string | undefined): boolean =>
  items.some((item) =>
    item.type === 'category'
      ? isSamePath(item.href, path) || holds(item, path)
      : item.type === 'link' && isSamePath(item.href, path),
  );

/** What is unlisted shows in the list only while it is open. */
function isListed(item: PropSidebarItem, path: string | undefined): boolean {
  if (item.type === 'html') return true;
  if (item.type === 'link') return !item.unlisted || isSamePath(item.href, path);
  return !item.linkUnlisted || holds(item, path) || item.items.some((own) => isListed(own, path));
}

const kindOf = (kind: string, level: number, rest: (string | false | undefined)[]): string =>
  [
    `theme-doc-sidebar-item-${kind} theme-doc-sidebar-item-${kind}-level-${level}`,
    ...rest.filter(Boolean),
  ].join(' ');

/** As links do: an address on this site is below its base URL. */
function addressOf(
  { href, autoAddBaseUrl = true }: { href: string; autoAddBaseUrl?: boolean | undefined },
  site: Site,
): string {
  const { baseUrl } = site;
  if (!href.startsWith('/') || href.startsWith('//')) return href;
  const full = autoAddBaseUrl && !href.startsWith(baseUrl) ? baseUrl + href.slice(1) : href;
  return applyTrailingSlash(full, site);
}

const text = (words: string): string =>
  words
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const glyphOf = (d: string): string =>
  `<svg width="18" height="18" viewBox="0 0 24 24" aria-hidden="true"><path d="${d}" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"></path></svg>`;

const IN_NEW_TAB = 'target="_blank" rel="noopener noreferrer"';
const OPENS_IN_NEW_TAB =
  ' <svg width="11" height="11" viewBox="0 0 12 12" role="img" aria-label="(opens in new tab)"><path d="M4.5 2H2v8h8V7.5M7 1.5h3.5V5M10.2 1.8 5.5 6.5" fill="none" stroke="currentColor" stroke-width="1.4"></path></svg>';
