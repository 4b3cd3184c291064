import type { PhrasingContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { mdxAttributes } from '../../../shell/build/articles/element.ts';
import { offers, printables } from '../../printables/build/all.ts';
import type { Offer } from '../../printables/shared/printable.ts';
import { strong, text, type Block } from './markdown.ts';

type Attributes = Record<string, string | number>;

/**
 * Keeps an element as plain HTML. Otherwise MDX would map a link from a plugin to the site's link component, whose
 * check for broken links fails the build for the URL of a file.
 */
const explicitJsx: object = { _mdxExplicitJsx: true };

/**
 * A list of printable sheets: thumbnail, title, paper size and a link to each file. Links are relative to the
 * path of the page, so they work under any base URL.
 */
export function printList(product: string, only: string[], page: string): Block[] {
  only.forEach(assertPrintable);
  const found = offers({ ...(product && { product }), ...(only.length > 0 && { only }) });
  if (found.length === 0) throw new RangeError(`There is no printable of "${product}".`);
  return [
    flow('ul', { className: 'printables' }, ...found.map((offer) => item(offer, folderFrom(page)))),
  ];
}

/** Throws an error that lists the sheets if there is none of this name. */
export function assertPrintable(name: string): void {
  if (!printables.some((sheet) => sheet.name === name))
    throw new RangeError(
      `There is no printable "${name}". Use one of: ${printables.map((p) => p.name).join(', ')}.`,
    );
}

/** A thumbnail of a sheet with its title, kind and paper size. */
export function thumbnail({ title, kind, paper, sheets }: Offer, folder: string) {
  const src = `${folder}${sheets[0]!.name}.svg`;
  const picture = { src, alt: '', ...imageSize(paper.size), loading: 'lazy', decoding: 'async' };
  return [
    flow('img', picture),
    flow('p', {}, strong(title), inline('br'), text(`${kind}, ${paper.label}`)),
  ];
}

function item(offer: Offer, folder: string): MdxJsxFlowElement {
  return flow(
    'li',
    {},
    ...thumbnail(offer, folder),
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

/** `width` and `height` of an image as integers, which reserve its space before it loads. */
const imageSize = ({ width, height }: { width: number; height: number }) => ({
  width: Math.round(width),
  height: Math.round(height),
});

/** Relative path from a page, such as docs/lockers/intro.mdx, to the folder of the sheets. */
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
    attributes: mdxAttributes(attributes),
    children: children as MdxJsxFlowElement['children'],
    data: explicitJsx,
  };
}

/** A plain HTML link with any attributes. */
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
    attributes: mdxAttributes(attributes),
    children,
    data: explicitJsx,
  };
}
