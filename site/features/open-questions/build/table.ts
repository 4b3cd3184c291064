import type { PhrasingContent, Table } from 'mdast';
import { inline, link, table, text } from '../../openapi-components/build/markdown.ts';
import { anchorOf, ownerName, type OpenQuestion } from '../shared/question.ts';

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
