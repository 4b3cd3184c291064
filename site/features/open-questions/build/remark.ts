import type { Root, RootContent, PhrasingContent, Table } from 'mdast';
import 'mdast-util-mdx-jsx';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { text, inline, link, table } from '../../openapi-components/build/markdown.ts';
import { flow } from '../../openapi-components/build/printables.ts';
import { attributeOf } from '../../../shell/build/articles/element.ts';
import { registers, anchorOf, ownerName, type OpenQuestion } from '../shared/question.ts';
import { openQuestions } from './register.ts';

const NAME = 'OpenQuestions';

/** Replaces `<OpenQuestions product="…" />` with its rows, and `<OpenQuestions all />` with all `<details>`. */
export function remarkOpenQuestions() {
  return (tree: Root, file: VFile): void =>
    visit(tree, 'mdxJsxFlowElement', (element, index, parent) => {
      if (element.name !== NAME || !parent || index === undefined) return undefined;
      const shown = isAll(element)
        ? allRegisters()
        : [questionTable(rowsOf(productOf(element, file.path)))];
      parent.children.splice(index, 1, ...(shown as MdxJsxFlowElement['children']));
      return [SKIP, index + shown.length];
    });
}

/** Questions of no product have no page of their own; they are on the page with all. */
const SHARED_REGISTER = 'suite';

/** The products whose rows the search indexes with this page, whose path errors name. */
export function shownRegisters(tree: Root, path = ''): string[] {
  const found: string[] = [];
  visit(tree, 'mdxJsxFlowElement', (element) => {
    if (element.name === NAME)
      found.push(isAll(element) ? SHARED_REGISTER : productOf(element, path));
  });
  return found;
}

const isAll = (element: MdxJsxFlowElement) =>
  element.attributes.some((one) => 'name' in one && one.name === 'all');

function productOf(element: MdxJsxFlowElement, path: string): string {
  const product = attributeOf(element, 'product') ?? '';
  if (Object.hasOwn(registers, product)) return product;
  throw new RangeError(
    `${path}:${element.position?.start.line ?? 1} <${NAME}>: There is no register of "${product}". Write all, or product with one of: ${Object.keys(registers).join(', ')}.`,
  );
}

const rowsOf = (product: string) => openQuestions().filter((row) => row.product === product);

const allRegisters = (): RootContent[] =>
  Object.entries(registers).flatMap(([product, name]) => {
    const rows = rowsOf(product);
    if (rows.length === 0) return [];
    const summary = flow(
      'summary',
      {},
      text(`${name}: ${rows.length} open question${rows.length === 1 ? '' : 's'}`),
    );
    const details = flow(
      'details',
      { id: `open-questions-${product}` },
      summary,
      questionTable(rows),
    );
    // Without data, so that it becomes a `<details>` of the site.
    return [{ ...details, data: {} }];
  });

/** Rows of the register as a table. Complete without scripts; its links open the message panel. */
export function questionTable(rows: OpenQuestion[]): Table {
  const result = table(
    ['Open question', 'Who knows', 'Until then'],
    rows.map((row) => [
      inline(row.question),
      [ownerTag(row), text(' '), messageLink(row)],
      untilThen(row),
    ]),
  );
  rows.forEach((row, at) => {
    result.children[at + 1]!.children[0]!.data = { hProperties: { id: anchorOf(row) } };
  });
  return result;
}

const ownerTag = (row: OpenQuestion): PhrasingContent => ({
  type: 'emphasis',
  children: [text(ownerName(row.owner))],
  data: { hName: 'span', hProperties: { className: ['open-owner'] } },
});

/** Link with the data that a message needs besides the text of its row. */
const messageLink = ({ id, product, owner, fields, near }: OpenQuestion): PhrasingContent => {
  const result = link('/docs/support#message', text('Write the message'));
  result.data = {
    hProperties: {
      className: ['open-ask'],
      dataAsk: id,
      dataProduct: product,
      dataOwner: owner,
      dataFields: fields.join(' '),
      dataNear: near,
    },
  };
  return result;
};

const untilThen = ({ until, reference }: OpenQuestion): PhrasingContent[] =>
  until === undefined ? [] : [...inline(until), ...(reference ? [text(' '), referenceMark()] : [])];

const referenceMark = (): PhrasingContent => ({
  type: 'emphasis',
  children: [text('(reference server)')],
});
