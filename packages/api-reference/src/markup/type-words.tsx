import { Fragment, type ReactNode } from 'react';
import { differing, isSeveral } from '../downloads/markdown-fields.ts';
import { isLinked } from '../model/lines.ts';
import type { Shape } from '../model/api-model.ts';
import type { PageContext } from './page-context.ts';

/** The type of a value in words; a named schema is a link to its description. */
export default function TypeWords({ shape, page }: { shape: Shape; page: PageContext }): ReactNode {
  const anchor = shape.name && page.schemaAnchor(shape.name);
  if (shape.items)
    return (
      <>
        array of <Grouped shape={shape.items} page={page} />
        {others(shape, 'array')}
      </>
    );
  if (anchor && isLinked(shape)) return <a href={`#${anchor}`}>{shape.name}</a>;
  if (shape.choice) {
    const { options } = shape.choice;
    const types = shape.types.filter(
      (type) => !options.some((option) => option.types.includes(type)),
    );
    return (
      <>
        {types.length > 0 && `${types.join(' or ')}: `}
        {differing(options).map((option, index) => (
          <Fragment key={index}>
            {index > 0 && ' or '}
            <TypeWords shape={option} page={page} />
          </Fragment>
        ))}
      </>
    );
  }
  if (shape.entries && shape.fields.length === 0)
    return (
      <>
        map of <Grouped shape={shape.entries} page={page} />
        {others(shape, 'object')}
      </>
    );
  const words = shape.types.join(' or ') || (shape.isNullable ? 'null' : 'any value');
  // The format of a value that has fields or several types stands in a line of its own.
  const format = shape.types.length === 1 ? FORMATS.get(shape.format) || shape.format : '';
  return [words, shape.unit, format].filter(Boolean).join(', ');
}

function Grouped({ shape, page }: { shape: Shape; page: PageContext }): ReactNode {
  const words = <TypeWords shape={shape} page={page} />;
  return isSeveral(shape) ? <>({words})</> : words;
}

/** The types that a value may have beside the one that is told at length. */
const others = ({ types }: Shape, told: string): string =>
  types
    .filter((type) => type !== told)
    .map((type) => ` or ${type}`)
    .join('');

const FORMATS = new Map([
  ['date-time', 'date and time'],
  ['int32', '32 bits'],
  ['int64', '64 bits'],
  ['uri', 'address'],
  ['url', 'address'],
]);
