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

// A page contains its sidebar as HTML; the entries that it leaves out come from HTML fragments.

/** In a sidebar with more entries than this, collapsed categories are left out of pages. */
const MAX_ENTRIES = 150;

/** For each path, the file of its sidebar, then those of its parent categories, outermost first. */
type Trails = Record<string, string[]>;

interface SidebarTables {
  /** The replacement of each generated file. */
  replacements: Record<string, string>;
  /** Sidebars and the entries of left-out categories as HTML, by the name of their file. */
  files: Record<string, string>;
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
  const { drawEntries, entriesName, shownEntries } = loadJsx<typeof Draw>(
    DRAW,
    path.join(folder, 'draw.cjs'),
  );
  const write = (name: string, content: unknown): string => {
    const own = path.join(folder, name);
    writeFileSync(own, JSON.stringify(content));
    return own;
  };
  const replacements: Record<string, string> = {};
  const trails: Trails = {};
  const files: Record<string, string> = {};
  const htmlOf = (items: PropSidebarItem[], level = 1) =>
    drawEntries(shownEntries(items), site, undefined, level);

  const collect = (items: PropSidebarItem[], trail: string[], level = 1): void => {
    for (const item of items) {
      if (item.type === 'html') continue;
      const name = entriesName(item);
      const around = name ? [...trail, name] : trail;
      // The href of a page called `index` ends in a slash, whatever `trailingSlash` is.
      if (item.href) trails[applyTrailingSlash(item.href, site)] = around;
      if (item.type !== 'category') continue;
      if (name) files[name] = htmlOf(item.items, level + 1);
      collect(item.items, around, level + 1);
    }
  };
  for (const { file, content } of isCut ? versionsIn(generated) : []) {
    const { version } = content;
    const docsSidebars = Object.fromEntries(
      Object.entries(version.docsSidebars).map(([id, whole]) => {
        const items = mark(whole, countOf(whole) > MAX_ENTRIES, site.baseUrl);
        const html = htmlOf(items);
        const list = `list-${hashOf(html)}`;
        files[list] = html;
        collect(items, [list]);
        return [id, items];
      }),
    );
    const marked = { ...content, version: { ...version, docsSidebars } };
    replacements[file] = write(path.basename(file), marked);
  }
  write('trails.json', trails);
  return { replacements, files };
}

/** Gives each category whose entries are left out the name of the file that has them. */
const mark = (items: PropSidebarItem[], isLong: boolean, baseUrl: string): PropSidebarItem[] =>
  items.map((item) => {
    if (item.type !== 'category') return item;
    const marked = { ...item, items: mark(item.items, isLong, baseUrl) };
    if (!isLong && !linksToOwnSections(item)) return marked;
    const entries = `entries-${hashOf(JSON.stringify([item, baseUrl]))}`;
    return { ...marked, customProps: { ...item.customProps, entries } };
  });

const hashOf = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 8);

interface VersionProps {
  file: string;
  content: { version: PropVersionMetadata };
}

/** The route props of each docs version, which contain its sidebars. */
function versionsIn(generated: string): VersionProps[] {
  const own = 'sidebar-tables.ts';
  const registry = readFileSync(generatedFile(generated, 'registry.js', own), 'utf8');
  const modules = registry.matchAll(
    /import\([^)]*?"@generated\/(docusaurus-plugin-content-docs\/[^"]*\/p\/[^"]+\.json)"\)/g,
  );
  const found = atLeastOne([...modules], "the docs plugin's props in registry.js", own);
  const props = found.map(([, module = '']) => {
    const file = path.join(generated, module);
    return { file, content: JSON.parse(readFileSync(file, 'utf8')) as object };
  });
  const versions = props.filter((one): one is VersionProps => 'version' in one.content);
  return atLeastOne(versions, "a version of the docs among the docs plugin's props", own);
}

/** Whether the entries of a category link to sections of its own page. */
const linksToOwnSections = ({ href, items }: PropSidebarItemCategory): boolean =>
  items.some((item) => item.type === 'link' && item.href.startsWith(`${href}#`));

const countOf = (items: PropSidebarItem[]): number =>
  items.reduce((sum, item) => sum + 1 + (item.type === 'category' ? countOf(item.items) : 0), 0);
