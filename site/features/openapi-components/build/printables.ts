import type { PhrasingContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { offers, printables } from '../../printables/build/all.ts';
import type { Offer } from '../../printables/shared/printable.ts';
import { strong, text, type Block } from './markdown.ts';

type Attributes = Record<string, string | number>;

/**
 * Keeps an element the plain HTML it is. Made by a plugin it would else become the site's link, which
 * looks for a page under the address of a file and stops the build when there is none.
 */
const asWritten: object = { _mdxExplicitJsx: true };

/**
 * The list of sheets that a page offers: small picture, title, paper, and a link to each file. The
 * page's own file says how far it lies below the root of the site, whatever base URL that has.
 */
export function printList(product: string, only: string[], page: string): Block[] {
  only.forEach(mustExist);
  const found = offers({ ...(product && { product }), ...(only.length > 0 && { only }) });
  if (found.length === 0) throw new RangeError(`There is no printable of "${product}".`);
  return [
    flow('ul', { className: 'printables' }, ...found.map((offer) => item(offer, folderFrom(page)))),
  ];
}

/** Throws a sentence that names the sheets there are when there is none of this name. */
export function mustExist(name: string): void {
  if (!printables.some((sheet) => sheet.name === name))
    throw new RangeError(
      `There is no printable "${name}". Use one of: ${printables.map((p) => p.name).join(', ')}.`,
    );
}

/** A sheet seen small, beside what it is. */
export function pictured({ title, kind, paper, sheets }: Offer, folder: string) {
  const src = `${folder}${sheets[0]!.name}.svg`;
  const picture = {
    src,
    alt: '',
    ...roomOf(paper.size),
    loading: 'lazy',
    decoding: 'async',
  };
  return [
    flow('img', picture),
    flow('p', {}, strong(title), inline('br'), text(`${kind}, ${paper.label}`)),
  ];
}

function item(offer: Offer, folder: string): MdxJsxFlowElement {
  return flow(
    'li',
    {},
    ...pictured(offer, folder),
    ...offer.sheets.map((sheet) =>
      flow(
        'p',
        { className: 'printables__files' },
        ...(sheet.label ? [text(`${sheet.label} `)] : []),
        fileLink(sheet, folder, 'pdf'),
        text(' '),
        fileLink(sheet, folder, 'svg'),
      ),
    ),
  );
}

/** What keeps the room of a picture until it comes: its own measures, as whole numbers. */
const roomOf = ({ width, height }: { width: number; height: number }) => ({
  width: Math.round(width),
  height: Math.round(height),
});

/** The way from a page, such as docs/lockers/intro.mdx, to the folder of the sheets. */
export function folderFrom(page: string): string {
  const file = page.replaceAll('\\', '/');
  const below = file.slice(file.lastIndexOf('/docs/') + 1).split('/').length - 1;
  return `${'../'.repeat(below)}printables/`;
}

export function fileLink(
  sheet: Offer['sheets'][number],
  folder: string,
  ending: 'pdf' | 'svg',
  words = ending.toUpperCase(),
): MdxJsxTextElement {
  const label = `${words}: ${sheet.title}`;
  return inline(
    'a',
    { href: `${folder}${sheet.name}.${ending}`, 'aria-label': label },
    text(words),
  );
}

export function flow(
  name: string,
  attributes: Attributes = {},
  ...children: Block[]
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: jsx(attributes),
    children: children as MdxJsxFlowElement['children'],
    data: asWritten,
  };
}

/** A link that is written as it is, with attributes of its own. */
export const htmlLink = (attributes: Attributes, ...children: PhrasingContent[]) =>
  inline('a', attributes, ...children);

function inline(
  name: string,
  attributes: Attributes = {},
  ...children: PhrasingContent[]
): MdxJsxTextElement {
  return {
    type: 'mdxJsxTextElement',
    name,
    attributes: jsx(attributes),
    children,
    data: asWritten,
  };
}

const jsx = (attributes: Attributes): MdxJsxFlowElement['attributes'] =>
  Object.entries(attributes).map(([name, value]) => ({
    type: 'mdxJsxAttribute',
    name,
    value: String(value),
  }));
