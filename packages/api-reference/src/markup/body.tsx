import type { ReactNode } from 'react';
import type { Media } from '../model/api-model.ts';
import FieldList, { FieldsOf } from './fields.tsx';
import { FactList } from './lines.tsx';
import type { Operation, PageContext } from './page-context.ts';
import Prose from './prose.tsx';

interface BodyProps {
  operation: Operation;
  page: PageContext;
}

/** The request body: the first media type expanded, the others collapsed. */
export default function BodyFields({ operation, page }: BodyProps): ReactNode {
  const { body } = operation;
  if (!body) return null;
  const [first, ...others] = body.media;
  return (
    <>
      <h4>
        Body{' '}
        {body.media.length > 0 && (
          <span className="reference-media">{body.media.map(({ type }) => type).join(', ')}</span>
        )}
      </h4>
      <Prose markdown={body.description} />
      {!body.isRequired && <p className="reference-note">The body is optional.</p>}
      {first && (
        <>
          <FieldsOf shape={first.shape} page={page} label={`Body of ${operation.summary}`} />
          <MediaNotes media={first} page={page} />
        </>
      )}
      {others.map((media) => (
        <details className="reference-inner" key={media.type}>
          <summary>
            Body as <span className="reference-media">{media.type}</span>
          </summary>
          <FieldsOf
            shape={media.shape}
            page={page}
            label={`Body of ${operation.summary} as ${media.type}`}
          />
          <MediaNotes media={media} page={page} />
        </details>
      ))}
    </>
  );
}

/** Serialization of each form field, and links to external examples. */
export function MediaNotes({ media, page }: { media: Media; page: PageContext }): ReactNode {
  return (
    <>
      <FactList facts={media.facts} />
      {media.encodings.map(({ name, facts, headers }) => (
        <div key={name}>
          <p className="reference-type">
            Encoding of <code>{name}</code>
          </p>
          <FactList facts={facts} />
          {headers.length > 0 && (
            <FieldList fields={headers} page={page} label={`Headers of ${name}`} />
          )}
        </div>
      ))}
    </>
  );
}

const TITLES = {
  path: 'In the path',
  query: 'Query parameters',
  header: 'Headers',
  cookie: 'Cookies',
};

interface ParametersProps {
  operation: Operation;
  page: PageContext;
}

/** The parameters of an operation, grouped by location. */
export function Parameters({ operation, page }: ParametersProps): ReactNode {
  return operation.parameters.map(({ place, fields }) => (
    <div key={place}>
      <h4>{TITLES[place]}</h4>
      <FieldList fields={fields} page={page} label={`${TITLES[place]}: ${operation.summary}`} />
    </div>
  ));
}
