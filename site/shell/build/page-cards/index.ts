import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import type { VFile } from 'vfile';
import { apis, areaOf } from '../../../content/products.ts';
import { isGlyph, strokes, SUITE } from '../../shared/glyph-strokes.ts';
import { element, isElement } from '../articles/element.ts';
import { kindOf } from './kind-of.ts';

/** The headings under which a page says where a reader may go from it. */
const LEADS_ON = new Set(['Next', 'Related']);

/**
 * Makes cards (css/page-cards.css) of the bullets below the headings "Next" and "Related": the name of the
 * page that the bullet begins with, what it says after a colon, the sign of the page's area in its color,
 * and its kind. A bullet that begins otherwise stays as it is.
 */
export function rehypePageCards() {
  return (tree: Root, file: VFile): void => {
    let heading = '';
    for (const node of tree.children.filter(isElement)) {
      if (node.tagName === 'h2') heading = toString(node).trim();
      if (node.tagName !== 'ul' || !LEADS_ON.has(heading)) continue;
      node.properties['className'] = ['page-cards'];
      for (const item of node.children) if (isElement(item)) toCard(item, file);
    }
  };
}

function toCard(item: Element, file: VFile): void {
  const [link, first, ...rest] = item.children;
  if (!link || !isElement(link) || link.tagName !== 'a') return;
  const [, place = ''] = /\/docs\/([^?#]*)/.exec(String(link.properties['href'])) ?? [];
  const [folder = '', page] = place.replace(/^category\//, '').split('/');
  const area = folder === apis.slug && areaOf(page) ? page! : folder;
  const { hue = 'var(--house)' } = areaOf(area) ?? {};
  const kind = kindOf(place, file);
  item.properties['className'] = ['page-card'];
  item.properties['style'] = `--hue:${hue}`;
  if (kind) item.properties['dataKind'] = kind;
  const about = first?.type === 'text' ? /^:\s*(.*)$/s.exec(first.value)?.[1] : undefined;
  item.children = [
    glyph(isGlyph(area) ? strokes[area] : SUITE),
    link,
    ...(about === undefined || !first
      ? [first, ...rest].filter((node) => node !== undefined)
      : // Seen, the words stand on a line of their own; in Markdown, the colon parts them.
        [element('span', { hidden: true }, ': '), element('span', {}, about, ...rest)]),
  ];
}

const glyph = (d: string): Element =>
  element(
    'svg',
    { width: 18, height: 18, viewBox: '0 0 24 24', ariaHidden: 'true' },
    element('path', { d }),
  );
