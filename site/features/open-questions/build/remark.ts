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

/** Writes `<OpenQuestions product="lockers" />` out as its rows, and `<OpenQuestions all />` as a fold per product. */
export function remarkOpenQuestions() {
  return (tree: Root, file: VFile): void =>
    visit(tree, 'mdxJsxFlowElement', (element, index, parent) => {
      if (element.name !== NAME || !parent || index === undefined) return undefined;
      try {
        const shown = isAll(element) ? everyFold() : [questionTable(rowsOf(productOf(element)))];
        parent.children.splice(index, 1, ...(shown as MdxJsxFlowElement['children']));
        return [SKIP, index + shown.length];
      } catch (error) {
        const line = element.position?.start.line ?? 1;
        throw new Error(`${file.path}:${line} <${NAME}>: ${(error as Error).message}`, {
          cause: error,
        });
      }
    });
}

/** What belongs to no product has no page of its own: it stands where all stands. */
const OF_ALL = 'suite';

/** The products whose rows a page shows as its own, for the search. */
export function registerShownBy(tree: Root): string[] {
  const found: string[] = [];
  visit(tree, 'mdxJsxFlowElement', (element) => {
    if (element.name === NAME) found.push(isAll(element) ? OF_ALL : productOf(element));
  });
  return found;
}

const isAll = (element: MdxJsxFlowElement) =>
  element.attributes.some((one) => 'name' in one && one.name === 'all');

function productOf(element: MdxJsxFlowElement): string {
  const product = attributeOf(element, 'product') ?? '';
  if (Object.hasOwn(registers, product)) return product;
  throw new RangeError(
    `There is no register of "${product}". Write all, or product with one of: ${Object.keys(registers).join(', ')}.`,
  );
}

const rowsOf = (product: string) => openQuestions().filter((row) => row.product === product);

const everyFold = (): RootContent[] =>
  Object.entries(registers).flatMap(([product, name]) => {
    const rows = rowsOf(product);
    if (rows.length === 0) return [];
    const summary = flow(
      'summary',
      {},
      text(`${name}: ${rows.length} open question${rows.length === 1 ? '' : 's'}`),
    );
    const fold = flow('details', { id: `open-questions-${product}` }, summary, questionTable(rows));
    // Unlike what is written out, it becomes the site's own fold.
    return [{ ...fold, data: {} }];
  });

/** Rows of the register as a table. What it says is complete without scripts; its links open the panel with them. */
export function questionTable(rows: OpenQuestion[]): Table {
  const made = table(
    ['Open question', 'Who knows', 'Until then'],
    rows.map((row) => [inline(row.question), [owner(row), text(' '), ask(row)], untilThen(row)]),
  );
  rows.forEach((row, at) => {
    made.children[at + 1]!.children[0]!.data = { hProperties: { id: anchorOf(row) } };
  });
  return made;
}

const owner = (row: OpenQuestion): PhrasingContent => ({
  type: 'emphasis',
  children: [text(ownerName(row.owner))],
  data: { hName: 'span', hProperties: { className: ['open-owner'] } },
});

/** Carries what a message needs to know besides the words of its row. */
const ask = ({ id, product, owner, fields, near }: OpenQuestion): PhrasingContent => {
  const made = link('/docs/support#message', text('Write the message'));
  made.data = {
    hProperties: {
      className: ['open-ask'],
      dataAsk: id,
      dataProduct: product,
      dataOwner: owner,
      dataFields: fields.join(' '),
      dataNear: near,
    },
  };
  return made;
};

const untilThen = ({ until, reference }: OpenQuestion): PhrasingContent[] =>
  until === undefined ? [] : [...inline(until), ...(reference ? [text(' '), referenceMark()] : [])];

const referenceMark = (): PhrasingContent => ({
  type: 'emphasis',
  children: [text('(reference server)')],
});
