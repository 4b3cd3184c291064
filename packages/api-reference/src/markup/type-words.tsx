import { Fragment, type ReactNode } from 'react';
import type { Shape } from '../model/api-model.ts';
import { typePieces } from '../model/type-words.ts';
import { usePage } from './page-context.ts';

/** The type of a value in words; a named schema links to its section. */
export default function TypeWords({ shape }: { shape: Shape }): ReactNode {
  const page = usePage();
  // A badge beside the type marks nullable values.
  return typePieces(shape, { plain, orNull: '' }).map((piece, index) => (
    <Fragment key={index}>
      {typeof piece === 'string' ? (
        piece
      ) : (
        <a href={`#${page.schemaAnchor(piece.name)}`}>{piece.name}</a>
      )}
    </Fragment>
  ));
}

function plain({ types, isNullable, unit, format }: Shape): string {
  const words = types.join(' or ') || (isNullable ? 'null' : 'any value');
  // For values with fields or several types, the format is a separate fact.
  const how = types.length === 1 ? FORMATS.get(format) || format : '';
  return [words, unit, how].filter(Boolean).join(', ');
}

const FORMATS = new Map([
  ['date-time', 'date and time'],
  ['int32', '32 bits'],
  ['int64', '64 bits'],
  ['uri', 'address'],
  ['url', 'address'],
]);
