import type { ReactNode } from 'react';
import type { Field, Shape } from '../../../../plugins/content/api-reference/model/types.ts';
import type { Json } from '../../../../plugins/content/api-reference/document/json.ts';
import { HashLink } from './heading.tsx';
import type { PageContext } from './page-context.ts';
import Prose from './prose.tsx';
import TypeWords from './type-words.tsx';

export interface FieldListProps {
  fields: Field[];
  page: PageContext;
  /** What the list holds, for screen readers. */
  label: string;
  /** Answers do not say what is required: every field is there. */
  isAnswer?: boolean;
}

/** Fields one below the other; what is inside a field opens where it stands. */
export default function FieldList({ fields, page, label, isAnswer }: FieldListProps): ReactNode {
  return (
    <ul className="reference-fields" aria-label={label}>
      {fields.map((field) => (
        <FieldItem key={field.anchor} field={field} page={page} isAnswer={isAnswer ?? false} />
      ))}
    </ul>
  );
}

interface FieldProps {
  field: Field;
  page: PageContext;
  isAnswer: boolean;
}

function FieldItem({ field, page, isAnswer }: FieldProps): ReactNode {
  const { name, anchor, shape, isRequired, requiredWhen, isDeprecated } = field;
  return (
    <li id={anchor}>
      <p className="reference-field-head">
        <code>{name}</code>
        <HashLink id={anchor} to={name} />
        <span className="reference-type">
          <TypeWords shape={shape} page={page} />
        </span>
        {!isAnswer && isRequired && <strong className="reference-required">required</strong>}
        {!isAnswer && !isRequired && requiredWhen && (
          <span className="reference-required">
            required when <Prose markdown={requiredWhen} isInline />
          </span>
        )}
        {shape.isNullable && <span className="reference-note">can be null</span>}
        {isAnswer && !isRequired && <span className="reference-note">may be left out</span>}
        {isDeprecated && <span className="reference-note">deprecated</span>}
      </p>
      <Prose markdown={shape.description || (shape.items?.description ?? '')} />
      <Limits shape={shape} />
      <Inner shape={shape} page={page} name={name} isAnswer={isAnswer} />
    </li>
  );
}

/** Allowed values, default, limits and example, one short line. */
function Limits({ shape }: { shape: Shape }): ReactNode {
  const inner = shape.items ?? shape;
  const facts: [string, ReactNode][] = [
    ...(inner.values.length > 0
      ? [
          [
            inner.values.length === 1 ? 'Always' : 'One of',
            <Values values={inner.values} />,
          ] as const,
        ]
      : []),
    ...(shape.default === undefined
      ? []
      : [['Default', <Values values={[shape.default]} />] as const]),
    ...(shape.limits.length > 0 ? [['Limits', shape.limits.join(', ')] as const] : []),
    ...(shape.example === undefined || isLong(shape.example)
      ? []
      : [['Example', <Values values={[shape.example]} />] as const]),
  ].map(([term, value]) => [term, value]);
  if (facts.length === 0) return null;
  return (
    <dl className="reference-limits">
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const isLong = (value: Json) => typeof value === 'object' && value !== null;

function Values({ values }: { values: Json[] }): ReactNode {
  return values.map((value, index) => (
    <span key={index}>
      {index > 0 && ' '}
      <code>{typeof value === 'string' ? value || '""' : JSON.stringify(value)}</code>
    </span>
  ));
}

interface InnerProps {
  shape: Shape;
  page: PageContext;
  name: string;
  isAnswer: boolean;
}

/** What a field holds, folded: its own fields, those of its entries, or its alternatives. */
function Inner({ shape, page, name, isAnswer }: InnerProps): ReactNode {
  const { choice } = shape;
  const holder = innermost(shape);
  if (choice && choice.options.some(({ fields }) => fields.length > 0))
    return (
      <details className="reference-inner">
        <summary>
          {choice.how === 'one' ? 'One' : 'Any'} of {choice.options.length} forms of {name}
        </summary>
        {choice.options.map((option, index) => (
          <div key={index}>
            <p className="reference-form">
              {index + 1}. <TypeWords shape={option} page={page} />
            </p>
            <FieldsOf
              shape={option}
              page={page}
              label={`${name}, form ${index + 1}`}
              isAnswer={isAnswer}
            />
          </div>
        ))}
      </details>
    );
  if (holder.fields.length === 0) return null;
  const count = holder.fields.length === 1 ? '1 field' : `${holder.fields.length} fields`;
  return (
    <details className="reference-inner">
      <summary>
        {count} of {holder === shape ? name : `each entry of ${name}`}
      </summary>
      <FieldList
        fields={holder.fields}
        page={page}
        label={`Fields of ${name}`}
        isAnswer={isAnswer}
      />
    </details>
  );
}

/** The shape that has the fields: itself, or what its lists and maps hold. */
const innermost = (shape: Shape): Shape => {
  const inner = shape.fields.length > 0 ? undefined : (shape.items ?? shape.entries);
  return inner ? innermost(inner) : shape;
};

interface FieldsOfProps {
  shape: Shape;
  page: PageContext;
  label: string;
  isAnswer?: boolean;
}

/** What a body or a schema holds, open: its fields, its alternatives, or its type in a line. */
export function FieldsOf({ shape, page, label, isAnswer = false }: FieldsOfProps): ReactNode {
  const holder = innermost(shape);
  return (
    <>
      {holder !== shape && (
        <p className="reference-type">
          <TypeWords shape={shape} page={page} />
        </p>
      )}
      {holder.fields.length > 0 && (
        <FieldList fields={holder.fields} page={page} label={label} isAnswer={isAnswer} />
      )}
      {holder.choice && <Inner shape={holder} page={page} name={label} isAnswer={isAnswer} />}
      {holder.fields.length === 0 && <Limits shape={holder} />}
      {holder.fields.length === 0 && holder === shape && !holder.choice && (
        <p className="reference-type">
          <TypeWords shape={shape} page={page} />
        </p>
      )}
    </>
  );
}
