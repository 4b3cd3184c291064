import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { atLeastOne, generatedFile } from './contract.ts';
import { applyTrailingSlash } from '../shared/addresses.ts';
import type * as Draw from '../shared/sidebar/draw.tsx';
import { loadJsx } from './load-jsx.ts';
import type {
  PropSidebarItem,
  PropSidebarItemCategory,
  PropVersionMetadata,
} from '@docusaurus/plugin-content-docs';

// Docusaurus loads the whole sidebar and the description of every doc with each doc page. Here a page contains the
// sidebar as HTML, and entries that it leaves out come from HTML fragments.

/** In a sidebar with more entries than this, collapsed categories are left out of pages. */
const MAX_ENTRIES = 150;

/** For each path, the file of its sidebar, then those of its parent categories, outermost first. */
type Trails = Record<string, string[]>;

interface SidebarTables {
  /** The replacement of each generated file, on the server and in the browser. */
  replacements: Record<string, string>;
  trails: Trails;
  /** Sidebars and the entries of left-out categories as HTML, by file path below the base URL. */
  files: Map<string, string>;
  /** The file with all entries, for the server, which cannot fetch them. */
  allEntries: string;
}

interface CategoryProps {
  categoryGeneratedIndex: { permalink: string };
  docs?: PropVersionMetadata['docs'];
}

const DRAW = new URL('../shared/sidebar/draw.tsx', import.meta.url);

/** `isCut` is false in development, where pages change and size does not matter. */
export function writeSidebarTables(
  generated: string,
  site: Draw.Site,
  isCut: boolean,
): SidebarTables {
  const folder = path.join(generated, 'own-sidebar');
  mkdirSync(folder, { recursive: true });
  const { drawEntries } = loadJsx<typeof Draw>(DRAW, path.join(folder, 'draw.cjs'));
  const standIns: Record<string, string> = {};
  const replace = (file: string, content: unknown) => {
    const own = path.join(folder, path.basename(file));
    writeFileSync(own, JSON.stringify(content));
    standIns[file] = own;
  };
  const trails: Trails = {};
  const files = new Map<string, string>();
  const entries: Record<string, PropSidebarItem[]> = {};
  const addFile = (name: string, html: string) =>
    files.set(`assets/sidebar/${name}.json`, JSON.stringify(html));

  for (const { file, content } of isCut ? versionsIn(generated) : []) {
    const { version } = content as { version: PropVersionMetadata };
    const docsSidebars: Record<string, PropSidebarItem[]> = {};
    for (const [id, whole] of Object.entries(version.docsSidebars)) {
      const around: Trails = {};
      const items = cut(whole, countOf(whole) > MAX_ENTRIES, site, around, (name, own, level) => {
        entries[name] = own;
        addFile(name, drawEntries(own, site, undefined, level));
      });
      docsSidebars[id] = items;
      const html = drawEntries(items, site);
      const list = `list-${hashOf(html)}`;
      addFile(list, html);
      for (const [address, trail] of Object.entries(around)) trails[address] = [list, ...trail];
    }
    for (const page of propsIn(generated)) {
      const { categoryGeneratedIndex } = page.content as Partial<CategoryProps>;
      if (!categoryGeneratedIndex) continue;
      const ids = docsOn(
        Object.values(version.docsSidebars).flat(),
        categoryGeneratedIndex.permalink,
      );
      const docs = Object.fromEntries(ids.map((id) => [id, version.docs[id]]));
      replace(page.file, { ...page.content, docs });
    }
    replace(file, { ...content, version: { ...version, docsSidebars, docs: {} } });
  }
  const known = path.join(folder, 'known.json');
  writeFileSync(known, JSON.stringify({ trails, entries }));
  return { replacements: standIns, trails, files, allEntries: known };
}

/** Returns the entries without those of left-out categories, which go to `keep`; fills `trails`. */
function cut(
  items: PropSidebarItem[],
  isLong: boolean,
  site: Draw.Site,
  trails: Trails,
  keep: (name: string, items: PropSidebarItem[], level: number) => void,
  trail: string[] = [],
  level = 1,
): PropSidebarItem[] {
  // The href of a page called `index` ends in a slash, whatever `trailingSlash` is.
  const setTrail = (href: string, around: string[]) => {
    trails[applyTrailingSlash(href, site)] = around;
  };
  const below = (own: PropSidebarItem[], around: string[]) =>
    cut(own, isLong, site, trails, keep, around, level + 1);
  return items.map((item) => {
    if (item.type === 'html') return item;
    if (item.type === 'link') {
      setTrail(item.href, trail);
      return item;
    }
    if (!isLong && !linksToOwnSections(item)) {
      if (item.href) setTrail(item.href, trail);
      return { ...item, items: below(item.items, trail) };
    }
    const name = `entries-${hashOf(JSON.stringify([item, site.baseUrl]))}`;
    const around = [...trail, name];
    if (item.href) setTrail(item.href, around);
    const own = below(item.items, around);
    keep(name, own, level + 1);
    const customProps = { ...item.customProps, entries: name };
    // Without scripts, left-out entries are reachable only if the category has a page.
    return { ...item, items: item.href ? [] : own, customProps };
  });
}

const hashOf = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 8);

/** The props of each docs version, which contain its sidebars. */
const versionsIn = (generated: string): { file: string; content: object }[] =>
  atLeastOne(
    propsIn(generated).filter(({ content }) => 'version' in content),
    "a version of the docs among the docs plugin's props",
    'sidebar-tables.ts',
  );

/** The route props that the docs plugin has written. */
function propsIn(generated: string): { file: string; content: object }[] {
  const registry = readFileSync(
    generatedFile(generated, 'registry.js', 'sidebar-tables.ts'),
    'utf8',
  );
  const modules = registry.matchAll(
    /import\([^)]*?"@generated\/(docusaurus-plugin-content-docs\/[^"]*\/p\/[^"]+\.json)"\)/g,
  );
  const found = atLeastOne(
    [...modules],
    "the docs plugin's props in registry.js",
    'sidebar-tables.ts',
  );
  return found.map(([, module = '']) => {
    const file = path.join(generated, module);
    return { file, content: JSON.parse(readFileSync(file, 'utf8')) as object };
  });
}

/** Whether the entries of a category link to sections of its own page. */
const linksToOwnSections = ({ href, items }: PropSidebarItemCategory): boolean =>
  items.some((item) => item.type === 'link' && item.href.startsWith(`${href}#`));

const countOf = (items: PropSidebarItem[]): number =>
  items.reduce((sum, item) => sum + 1 + (item.type === 'category' ? countOf(item.items) : 0), 0);

/** The docs that have a card on the page of a category. */
function docsOn(items: PropSidebarItem[], permalink: string): string[] {
  for (const item of items) {
    if (item.type !== 'category') continue;
    if (item.href !== permalink) {
      const below = docsOn(item.items, permalink);
      if (below.length > 0) return below;
    } else
      return item.items.flatMap((own) => (own.type === 'link' && own.docId ? [own.docId] : []));
  }
  return [];
}
