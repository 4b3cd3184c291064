import type { ReactNode } from 'react';
import type { Field, Shape } from '../model/api-model.ts';
import { isLinked, linesOf } from '../model/lines.ts';
import Lines from './lines.tsx';
import Prose from './prose.tsx';
import TypeWords from './type-words.tsx';

interface FieldListProps {
  fields: Field[];
  /** Accessible name of the list. */
  label: string;
  /** Answers mark optional fields instead of required ones. */
  isAnswer?: boolean;
}

/** A list of fields; nested fields expand in place. */
export default function FieldList({ fields, label, isAnswer }: FieldListProps): ReactNode {
  return (
    <ul className="reference-fields" aria-label={label}>
      {fields.map((field) => (
        <FieldItem key={field.anchor} field={field} isAnswer={isAnswer ?? false} />
      ))}
    </ul>
  );
}

interface FieldProps {
  field: Field;
  isAnswer: boolean;
}

function FieldItem({ field, isAnswer }: FieldProps): ReactNode {
  const { name, anchor, shape, isRequired, requiredWhen } = field;
  return (
    <li id={anchor}>
      <p className="reference-field-head">
        <a className="reference-field-name" href={`#${anchor}`}>
          <code translate="no">{name}</code>
        </a>
        <span className="reference-type">
          <TypeWords shape={shape} />
        </span>
        {!isAnswer && isRequired && <strong className="reference-required">required</strong>}
        {!isAnswer && !isRequired && requiredWhen && (
          <span className="reference-required">
            required when <Prose markdown={requiredWhen} isInline />
          </span>
        )}
        {shape.isNullable && <span className="reference-note">can be null</span>}
        {isAnswer && !isRequired && <span className="reference-note">optional</span>}
        <Badges badges={shape.badges} />
      </p>
      <Prose markdown={shape.description || (shape.items?.description ?? '')} />
      <Lines shape={shape} />
      <Inner shape={shape} name={name} isAnswer={isAnswer} />
    </li>
  );
}

function Badges({ badges }: { badges: string[] }): ReactNode {
  return badges.map((badge) => (
    <span key={badge} className="reference-note">
      {badge}
    </span>
  ));
}

interface InnerProps {
  shape: Shape;
  name: string;
  isAnswer: boolean;
}

/** Collapsed contents of a field: nested fields, alternatives, and subschemas. */
function Inner({ shape, name, isAnswer }: InnerProps): ReactNode {
  const holder = innermost(shape);
  const { fields } = holder;
  const count = fields.length === 1 ? '1 field' : `${fields.length} fields`;
  return (
    <>
      {fields.length > 0 && (
        <details className="reference-inner">
          <summary>
            {count} of {holder === shape ? name : `each entry of ${name}`}
          </summary>
          <FieldList fields={fields} label={`Fields of ${name}`} isAnswer={isAnswer} />
        </details>
      )}
      <Forms shape={shape} name={name} isAnswer={isAnswer} />
    </>
  );
}

/** Collapsed alternatives and labeled subschemas of a shape. */
function Forms({ shape, name, isAnswer }: InnerProps): ReactNode {
  const { choice, fields } = innermost(shape);
  const parts = chainOf(shape).flatMap((one) => one.parts);
  return (
    <>
      {choice && (fields.length > 0 || choice.options.some(saysMore)) && (
        <details
          className="reference-inner"
          {...(choice.options.length > 1 && { 'data-forms': '' })}
        >
          <summary>
            {choice.how === 'one' ? 'One' : 'Any'} of {choice.options.length} forms of {name}
          </summary>
          {choice.options.map((option, index) => (
            <Form
              key={index}
              words={`${index + 1}.`}
              label={`${name}, form ${index + 1}`}
              shape={option}
              isAnswer={isAnswer}
            />
          ))}
        </details>
      )}
      {parts.length > 0 && (
        <details className="reference-inner">
          <summary>
            {parts.length === 1 ? '1 more rule' : `${parts.length} more rules`} for {name}
          </summary>
          {parts.map((part, index) => (
            <Form
              key={index}
              words={`${part.label}:`}
              label={`${name}, ${part.label}`}
              shape={part.shape}
              isAnswer={isAnswer}
            />
          ))}
        </details>
      )}
    </>
  );
}

interface FormProps {
  words: string;
  label: string;
  shape: Shape;
  isAnswer: boolean;
}

function Form({ words, label, shape, isAnswer }: FormProps): ReactNode {
  return (
    <div>
      <p className="reference-form">
        <Prose markdown={words.replace(/^(\d+)\.$/, '$1\\.')} isInline />{' '}
        <TypeWords shape={shape} />
      </p>
      {!(shape.isElsewhere && isLinked(shape)) && (
        <FieldsOf shape={shape} label={label} isAnswer={isAnswer} isNamed />
      )}
    </div>
  );
}

/** Whether there is more to show for an alternative than its type. */
const saysMore = (shape: Shape): boolean =>
  shape.fields.length > 0 ||
  shape.parts.length > 0 ||
  shape.badges.length > 0 ||
  shape.description !== '' ||
  linesOf(shape).length > 0 ||
  [shape.items, shape.entries, ...(shape.choice?.options ?? [])].some(
    (inner) => inner !== undefined && saysMore(inner),
  );

/** A shape and its nested items or map values, down to the one with fields. */
const chainOf = (shape: Shape): Shape[] => {
  const inner = shape.fields.length > 0 ? undefined : (shape.items ?? shape.entries);
  return inner ? [shape, ...chainOf(inner)] : [shape];
};

const innermost = (shape: Shape): Shape => chainOf(shape).at(-1)!;

interface FieldsOfProps {
  shape: Shape;
  label: string;
  isAnswer?: boolean;
  /** The type is already shown. */
  isNamed?: boolean;
  /** The description is already shown. */
  isDescribed?: boolean;
}

/** Expanded contents of a body or schema: fields, alternatives, or its type. */
export function FieldsOf(props: FieldsOfProps): ReactNode {
  const { shape, label, isAnswer = false, isNamed = false, isDescribed = false } = props;
  const holder = innermost(shape);
  // Show the type if no list of alternatives does.
  const isBare = holder.fields.length === 0 && !holder.choice?.options.some(saysMore);
  const notes = [...shape.badges, ...(shape.isNullable ? ['can be null'] : [])];
  return (
    <>
      {!isNamed && (holder !== shape || isBare || notes.length > 0 || isLinked(shape)) && (
        <p className="reference-type">
          <TypeWords shape={shape} />
        </p>
      )}
      {notes.length > 0 && <p className="reference-note">{notes.join(', ')}</p>}
      {!isDescribed && <Prose markdown={shape.description} />}
      {holder.fields.length > 0 && (
        <FieldList fields={holder.fields} label={label} isAnswer={isAnswer} />
      )}
      <Forms shape={shape} name={label} isAnswer={isAnswer} />
      <Lines shape={shape} />
    </>
  );
}
