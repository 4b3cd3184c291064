import type { ReactNode } from 'react';
import type { Media } from '../model/api-model.ts';
import FieldList, { FieldsOf } from './fields.tsx';
import { FactList } from './lines.tsx';
import type { OperationProps } from './page-context.ts';
import Prose from './prose.tsx';

/** The request body: the first media type expanded, the others collapsed. */
export default function BodyFields({ operation }: OperationProps): ReactNode {
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
          <FieldsOf shape={first.shape} label={`Body of ${operation.summary}`} />
          <MediaNotes media={first} />
        </>
      )}
      {others.map((media) => (
        <details className="reference-inner" key={media.type}>
          <summary>
            Body as <span className="reference-media">{media.type}</span>
          </summary>
          <FieldsOf shape={media.shape} label={`Body of ${operation.summary} as ${media.type}`} />
          <MediaNotes media={media} />
        </details>
      ))}
    </>
  );
}

/** Serialization of each form field, and links to external examples. */
export function MediaNotes({ media }: { media: Media }): ReactNode {
  return (
    <>
      <FactList facts={media.facts} />
      {media.encodings.map(({ name, facts, headers }) => (
        <div key={name}>
          <p className="reference-type">
            Encoding of <code>{name}</code>
          </p>
          <FactList facts={facts} />
          {headers.length > 0 && <FieldList fields={headers} label={`Headers of ${name}`} />}
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

/** The parameters of an operation, grouped by location. */
export function Parameters({ operation }: OperationProps): ReactNode {
  return operation.parameters.map(({ place, fields }) => (
    <div key={place}>
      <h4>{TITLES[place]}</h4>
      <FieldList fields={fields} label={`${TITLES[place]}: ${operation.summary}`} />
    </div>
  ));
}
