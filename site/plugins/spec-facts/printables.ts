import type { PhrasingContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { offers, printables } from '../../printables/index.ts';
import type { Offer } from '../../printables/printable.ts';
import { strong, text, type Block } from './markdown.ts';

type Attributes = Record<string, string | number>;

/**
 * Keeps an element the plain HTML it is. Made by a plugin it would else become the site's link, which
 * looks for a page under the address of a file and stops the build when there is none.
 */
const asWritten: object = { _mdxExplicitJsx: true };

/** Height of the small picture of a sheet, in CSS pixels. */
const HEIGHT = 224;

/** The list of sheets that a page offers: small picture, title, paper, and a link to each file. */
export function printList(product: string, only: string[]): Block[] {
  for (const name of only)
    if (!printables.some((sheet) => sheet.name === name))
      throw new RangeError(
        `There is no printable "${name}". Use one of: ${printables.map((p) => p.name).join(', ')}.`,
      );
  const found = offers({ ...(product && { product }), ...(only.length > 0 && { only }) });
  if (found.length === 0) throw new RangeError(`There is no printable of "${product}".`);
  return [flow('ul', { className: 'printables' }, ...found.map(item))];
}

function item({ title, kind, paper, sheets }: Offer): MdxJsxFlowElement {
  const { width, height } = paper.size;
  const src = address(sheets[0]!.name, 'svg');
  const picture = {
    ...{ src, alt: '', width: Math.round((HEIGHT * width) / height), height: HEIGHT },
    ...{ loading: 'lazy', decoding: 'async' },
  };
  return flow(
    'li',
    {},
    flow('img', picture),
    flow('p', {}, strong(title), inline('br'), text(`${kind}, ${paper.label}`)),
    ...sheets.map((sheet) =>
      flow(
        'p',
        { className: 'printables__files' },
        ...(sheet.label ? [text(`${sheet.label} `)] : []),
        fileLink(sheet, 'pdf'),
        text(' '),
        fileLink(sheet, 'svg'),
      ),
    ),
  );
}

/** Files below the root of the site: its base URL is / (specification, section 1). */
const address = (name: string, ending: string) => `/printables/${name}.${ending}`;

function fileLink(sheet: Offer['sheets'][number], ending: 'pdf' | 'svg'): MdxJsxTextElement {
  const type = ending.toUpperCase();
  const label = `${type}: ${sheet.title}`;
  return inline('a', { href: address(sheet.name, ending), 'aria-label': label }, text(type));
}

function flow(
  name: string,
  attributes: Attributes = {},
  ...children: (PhrasingContent | MdxJsxFlowElement)[]
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: jsx(attributes),
    children: children as MdxJsxFlowElement['children'],
    data: asWritten,
  };
}

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
