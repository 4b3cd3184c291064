import type { CSSProperties, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import clsx from 'clsx';
import type {
  PropSidebarItem,
  PropSidebarItemCategory,
  PropSidebarItemLink,
} from '@docusaurus/plugin-content-docs';
import { applyTrailingSlash, isSamePath } from '../addresses.ts';
import Glyph, { isGlyph } from '../glyph.tsx';
import { NewTabMark } from '../new-tab-mark.tsx';
import { LIST } from './folding.ts';

// The sidebar list: plain links, and categories that a class collapses (folding.ts). React renders it at build time;
// the browser gets it as HTML.

export interface Site {
  baseUrl: string;
  trailingSlash?: boolean | undefined;
}

/** Renders the whole list, with `path` as the current page. */
export const drawList = (items: PropSidebarItem[], site: Site, path: string): string =>
  renderToStaticMarkup(
    <ul className={LIST}>
      <Entries items={items} site={site} path={path} level={1} />
    </ul>,
  );

/** Renders entries of a sidebar, with `path` as the current page. Level 1 is the outermost. */
export const drawEntries = (
  items: PropSidebarItem[],
  site: Site,
  path?: string,
  level = 1,
): string => renderToStaticMarkup(<Entries items={items} site={site} path={path} level={level} />);

/** The internal links of the entries, for the broken link checker. */
export const linksIn = (items: PropSidebarItem[], site: Site): string[] =>
  items.flatMap((item) => {
    const own = 'href' in item && item.href?.startsWith('/') ? [item] : [];
    const below = item.type === 'category' ? linksIn(item.items, site) : [];
    return [...own.map(({ href = '' }) => addressOf({ href }, site)), ...below];
  });

/** The file with the entries of a category that pages leave out (shell/build/sidebar-tables.ts). */
export function entriesName({ customProps }: PropSidebarItem): string | undefined {
  const name = customProps?.['entries'];
  return typeof name === 'string' ? name : undefined;
}

/**
 * The items that a page contains: those of left-out categories only if they are on the trail of the page. A category
 * without a page keeps them, because without scripts they would be out of reach.
 */
export const shownEntries = (
  items: readonly PropSidebarItem[],
  trail: string[] = [],
): PropSidebarItem[] =>
  items.map((item) => {
    if (item.type !== 'category') return item;
    const name = entriesName(item);
    const isLeftOut = name !== undefined && item.href && !trail.includes(name);
    return { ...item, items: isLeftOut ? [] : shownEntries(item.items, trail) };
  });

interface Place {
  site: Site;
  path?: string | undefined;
  level: number;
}

function Entries({ items, ...place }: Place & { items: PropSidebarItem[] }): ReactNode {
  return items
    .filter((item) => isListed(item, place.path))
    .map((item, index) => {
      if (item.type === 'category') return <Category key={index} item={item} {...place} />;
      if (item.type === 'link') return <Entry key={index} item={item} {...place} />;
      const classes = [item.defaultStyle && 'menu__list-item', item.className];
      return (
        <li
          key={index}
          className={clsx(kindOf('link', place.level), classes)}
          dangerouslySetInnerHTML={{ __html: item.value }}
        />
      );
    });
}

function Entry({ item, site, path, level }: Place & { item: PropSidebarItemLink }): ReactNode {
  const isOpen = isSamePath(item.href, path);
  const isOutside = /^([a-z][\w+.-]*:|\/\/)/i.test(item.href);
  const elsewhere = isOutside && !isOpen && { target: '_blank', rel: 'noopener noreferrer' };
  return (
    <li
      className={clsx(kindOf('link', level), 'menu__list-item', item.className)}
      style={hueOf(item)}
    >
      <a
        className={clsx('menu__link', isOpen && 'menu__link--active')}
        href={addressOf(item, site)}
        aria-current={isOpen ? 'page' : undefined}
        {...elsewhere}
      >
        {item.label}
        {isOutside && <OpensInNewTab />}
      </a>
    </li>
  );
}

function Category(props: Place & { item: PropSidebarItemCategory }): ReactNode {
  const { item, site, path, level } = props;
  const isOpen = isSamePath(item.href, path);
  const isAround = isOpen || contains(item, path);
  const isFolded = item.collapsible && item.collapsed && !isAround;
  const { glyph } = item.customProps ?? {};
  const folds = isFolded && 'menu__list-item--collapsed';
  return (
    <li
      className={clsx(kindOf('category', level), 'menu__list-item', folds, roleClasses(item))}
      style={hueOf(item)}
      data-entries={entriesName(item)}
    >
      <div
        className={clsx(
          'menu__list-item-collapsible',
          isOpen && 'menu__list-item-collapsible--active',
        )}
      >
        <a
          className={clsx('menu__link menu__link--sublist', isAround && 'menu__link--active')}
          href={item.href && addressOf({ href: item.href }, site)}
          aria-current={isOpen ? 'page' : undefined}
        >
          {isGlyph(glyph) && <Glyph name={glyph} />}
          {item.label}
        </a>
        <button
          type="button"
          className="clean-btn menu__caret needs-scripts"
          aria-label={`${isFolded ? 'Expand' : 'Collapse'} sidebar category '${item.label}'`}
          aria-expanded={!isFolded}
        />
      </div>
      <ul className="menu__list">
        <Entries items={item.items} site={site} path={path} level={level + 1} />
      </ul>
    </li>
  );
}

function hueOf({ customProps }: PropSidebarItem): CSSProperties | undefined {
  const hue = customProps?.['hue'];
  return typeof hue === 'string' ? ({ '--hue': hue } as CSSProperties) : undefined;
}

function OpensInNewTab(): ReactNode {
  return (
    <>
      {' '}
      <NewTabMark label="(opens in new tab)" />
    </>
  );
}

/** The `not-for-…` classes of an entry; for a category without its own, those that all its entries share. */
function roleClasses(item: PropSidebarItem): string {
  const own = item.className ?? '';
  if (item.type !== 'category' || item.items.length === 0 || own) return own;
  const [first = '', ...more] = item.items.map(roleClasses);
  const isEverywhere = (name: string) => more.every((one) => one.split(' ').includes(name));
  return first.split(' ').filter(isEverywhere).join(' ');
}

/** Whether the current page is below a category. */
const contains = ({ items }: PropSidebarItemCategory, path: string | undefined): boolean =>
  items.some((item) =>
    item.type === 'category'
      ? isSamePath(item.href, path) || contains(item, path)
      : item.type === 'link' && isSamePath(item.href, path),
  );

/** Unlisted pages appear in the sidebar only while they are open. */
function isListed(item: PropSidebarItem, path: string | undefined): boolean {
  if (item.type === 'html') return true;
  if (item.type === 'link') return !item.unlisted || isSamePath(item.href, path);
  return (
    !item.linkUnlisted || contains(item, path) || item.items.some((own) => isListed(own, path))
  );
}

const kindOf = (kind: string, level: number): string =>
  `theme-doc-sidebar-item-${kind} theme-doc-sidebar-item-${kind}-level-${level}`;

/** Adds the base URL to internal links, as Docusaurus's Link does. */
function addressOf(
  { href, autoAddBaseUrl = true }: { href: string; autoAddBaseUrl?: boolean | undefined },
  site: Site,
): string {
  const { baseUrl } = site;
  if (!href.startsWith('/') || href.startsWith('//')) return href;
  const full = autoAddBaseUrl && !href.startsWith(baseUrl) ? baseUrl + href.slice(1) : href;
  return applyTrailingSlash(full, site);
}
