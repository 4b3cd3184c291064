import { Fragment, type ReactNode } from 'react';
import type { Shape } from '../../../../plugins/content/api-reference/model/types.ts';
import type { PageContext } from './page-context.ts';

/** The type of a value in words; a named schema is a link to its description. */
export default function TypeWords({ shape, page }: { shape: Shape; page: PageContext }): ReactNode {
  const anchor = shape.name && page.schemaAnchor(shape.name);
  if (shape.items)
    return (
      <>
        array of <TypeWords shape={shape.items} page={page} />
      </>
    );
  if (anchor && (shape.fields.length > 0 || shape.isElsewhere))
    return <a href={`#${anchor}`}>{shape.name}</a>;
  if (shape.choice)
    return shape.choice.options.map((option, index) => (
      <Fragment key={index}>
        {index > 0 && ' or '}
        <TypeWords shape={option} page={page} />
      </Fragment>
    ));
  if (shape.entries && shape.fields.length === 0)
    return (
      <>
        map of <TypeWords shape={shape.entries} page={page} />
      </>
    );
  const words = shape.types.join(' or ') || 'any value';
  const detail = shape.unit || FORMATS.get(shape.format) || shape.format;
  return detail ? `${words}, ${detail}` : words;
}

const FORMATS = new Map([
  ['date-time', 'date and time'],
  ['int32', '32 bits'],
  ['int64', '64 bits'],
  ['uri', 'address'],
  ['url', 'address'],
]);
