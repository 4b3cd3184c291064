import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Element, ElementContent, Root, RootContent } from 'hast';
import type { VFile } from 'vfile';
import { toString } from 'hast-util-to-string';
import { readers, roles, type Role } from '../../../content/readers.ts';
import { attributeOf, component, element } from '../articles/element.ts';

/**
 * Wraps each h2 and what follows it in a section, which the browser lays out only near the viewport
 * (`content-visibility`, css/prose.css): a long page paints as fast as a short one. The content of a section gives
 * its estimated height. Front matter limits sections to roles, by heading: `parts: { Commands: [integrator] }`.
 * For other roles they are collapsed (css/role-filter.css).
 */
export function rehypeSections() {
  return (tree: Root, file: VFile): void => {
    const partials = partialsWithSections(tree, file);
    const isPartial = (node: RootContent) => partials.has(nameOf(node));
    const [before = [], ...sections] = split(tree.children, isPartial);
    if (sections.length === 0) return;
    const lead = before.findIndex((node) => node.type === 'element' && node.tagName === 'p');
    // A partial has no table of contents.
    if (!file.basename?.startsWith('_')) before.splice(lead + 1, 0, STRIP);
    const { frontMatter } = file.data as { frontMatter?: { parts?: Parts } };
    const parts = new Map(Object.entries(frontMatter?.parts ?? {}));
    tree.children = [
      ...before,
      ...sections.flatMap((nodes) =>
        isPartial(nodes[0]!) ? nodes : markPart(section(nodes), parts),
      ),
    ];
    const [unknown] = parts.keys();
    if (unknown) throw new Error(`Front matter "parts": "${unknown}" is no heading of the page.`);
  };
}

/** The roles of each section that is not for every reader, by heading. */
type Parts = Record<string, Role[]>;

/** Marks a section that is for some roles only, and removes it from `parts`. */
function markPart(part: Element, parts: Map<string, Role[]>): Element {
  const [heading, ...below] = part.children;
  const title = toString(heading as Element);
  const named = parts.get(title);
  if (!named) return part;
  parts.delete(title);
  const others = roles.filter((role) => !named.includes(role));
  const note = component('PartNote', { readers: named.map((role) => readers[role]).join(', ') });
  const className = others.map((role) => `not-for-${role}`);
  return element('section', { ...part.properties, className }, heading!, note, ...below);
}

/** The last row of the page header, below the first paragraph. */
const STRIP = component('Strip');

/** The components of imported partials that have sections, which are siblings of those of the page. */
function partialsWithSections(tree: Root, file: VFile): Set<string> {
  const names = new Set<string>();
  for (const node of tree.children) {
    if (node.type !== 'mdxjsEsm') continue;
    for (const [, name = '', path = ''] of node.value.matchAll(PARTIAL))
      if (/^## /m.test(readFileSync(resolve(file.dirname!, path), 'utf8'))) names.add(name);
  }
  return names;
}

const PARTIAL = /^import (\w+) from '(\.[^']*\/_[^']+\.mdx)'/gm;

/** Splits nodes into those before the first h2 or partial, then each of these with those that follow it. */
function split(nodes: RootContent[], isPartial: (node: RootContent) => boolean): RootContent[][] {
  const parts: RootContent[][] = [[]];
  for (const node of nodes) {
    if (nameOf(node) === 'h2' || isPartial(node)) parts.push([]);
    parts.at(-1)?.push(node);
  }
  return parts;
}

function section(nodes: RootContent[]): Element {
  const { letters, blocks } = sizeOf(nodes);
  const style = `--letters:${rounded(letters)};--blocks:${Math.round(blocks)}`;
  return element('section', { style }, ...(nodes as ElementContent[]));
}

/** Rounded values repeat on a page, so they compress well. */
const rounded = (letters: number): number => Math.round(letters / 50) * 50;

/**
 * The estimated height of a section: the characters of its text, and its blocks, each of which adds the height of
 * a one-line paragraph.
 */
interface Size {
  letters: number;
  blocks: number;
}

type Node = RootContent | ElementContent;

/** Blocks that an element adds, besides its children. */
const BLOCKS = new Map([
  ...['h2', 'h3', 'h4', 'li', 'p', 'tr'].map((name) => [name, 1] as const),
  ['CodeBlock', 1.5],
]);
/** A line of code; longer ones wrap. */
const CODE = { blocks: 0.6, letters: 60 };
/** A collapsed `<details>`. */
const FOLD = 2;
/** A figure, a lab or a worksheet. */
const COMPONENT = 11;

/** Adds up the visible size of nodes. */
function sizeOf(nodes: Node[]): Size {
  const size = { letters: 0, blocks: 0 };
  for (const node of nodes) {
    const own = sizeOfOne(node);
    size.letters += own.letters;
    size.blocks += own.blocks;
  }
  return size;
}

function sizeOfOne(node: Node): Size {
  if (node.type === 'text') return { letters: node.value.trim().length, blocks: 0 };
  const name = nameOf(node);
  if (/^details$/i.test(name)) return { letters: 0, blocks: FOLD };
  const { letters, blocks } = sizeOf('children' in node ? (node.children as Node[]) : []);
  return {
    letters,
    blocks: blocks + (BLOCKS.get(name) ?? (isComponent(name) ? COMPONENT : 0)) + codeIn(node),
  };
}

const isComponent = (name: string): boolean => /^[A-Z]/.test(name) && name !== 'Playable';

function nameOf(node: Node): string {
  if ('name' in node) return node.name ?? '';
  return node.type === 'element' ? node.tagName : '';
}

/** The blocks of a highlighted code block. */
function codeIn(node: Node): number {
  if (!('attributes' in node)) return 0;
  const html = attributeOf(node, 'html');
  if (html === undefined) return 0;
  const lines = html.replace(/<[^>]+>/g, '').split('\n');
  return (
    CODE.blocks *
    lines.reduce((sum, { length }) => sum + Math.max(1, Math.ceil(length / CODE.letters)), 0)
  );
}
