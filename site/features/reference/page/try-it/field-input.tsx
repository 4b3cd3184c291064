import { type FormSchema, plainText } from '@frontline/api-reference/page';
import { useRef, type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { textOf, parseInput } from './form-value.ts';
import { withCode, idOf, type FieldInputProps } from './help-text.tsx';
import FileField from './file-field.tsx';
import {
  alternativeOf,
  childPath,
  faultsAt,
  isEqual,
  initialValue,
  withoutChoices,
} from './validate-value.ts';
import styles from './try-it.module.css';

/** One field of a request, rendered from its schema. */
export default function FieldInput(props: FieldInputProps): ReactNode {
  const { schema } = props;
  if (schema.oneOf) return <Alternatives {...props} />;
  if (schema.format === 'binary') return <FileField {...props} />;
  if (schema.type === 'object') return <ObjectFields {...props} />;
  if (schema.type === 'array') return <ListFields {...props} />;
  return <SingleField {...props} />;
}

function SingleField(props: FieldInputProps): ReactNode {
  const { path, label, scope, schema, isRequired, faults } = props;
  const id = idOf(scope, path);
  const sentences = faultsAt(faults, path) ?? [];
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        <code>{label}</code>{' '}
        <span className={styles.type}>
          {String(schema.type)}
          {isRequired && translate({ message: ', required' })}
        </span>
      </label>
      <Control {...props} id={id} />
      {sentences.length > 0 && (
        <p id={`${id}-fault`} className={styles.fault}>
          {sentences.join(' ')}
        </p>
      )}
      {schema.description && (
        <p id={`${id}-help`} className={styles.help}>
          {withCode(schema.description)}
        </p>
      )}
    </div>
  );
}

function Control(props: FieldInputProps & { id: string }): ReactNode {
  const { id, path, schema, isRequired, value, faults, onChange } = props;
  const isFaulty = faultsAt(faults, path) !== undefined;
  const fault = isFaulty ? `${id}-fault ` : '';
  const common = {
    id,
    className: styles.control,
    'aria-invalid': isFaulty,
    'aria-describedby': `${fault}${schema.description ? `${id}-help` : ''}`.trim() || undefined,
  };
  const allowed = schema.type === 'boolean' ? [true, false] : schema.enum;
  if (allowed) {
    const chosen = allowed.findIndex((one) => isEqual(one, value));
    return (
      <select
        {...common}
        value={chosen}
        onChange={({ target }) => onChange(allowed[Number(target.value)])}
      >
        {(!isRequired || chosen < 0) && (
          <option value={-1}>{translate({ message: 'not sent' })}</option>
        )}
        {allowed.map((one, index) => (
          <option key={plainText(one)} value={index}>
            {plainText(one)}
          </option>
        ))}
      </select>
    );
  }
  const [example] = schema.examples ?? [];
  return (
    <input
      {...common}
      type="text"
      inputMode={schema.type === 'integer' ? 'numeric' : undefined}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      placeholder={
        example === undefined
          ? undefined
          : translate({ message: 'such as {example}' }, { example: plainText(example) })
      }
      value={value === null ? '' : textOf(value)}
      onChange={({ target }) => onChange(parseInput(target.value, schema))}
    />
  );
}

function ObjectFields(props: FieldInputProps): ReactNode {
  const { path, label, schema, value, onChange } = props;
  const fields = (value ?? {}) as Record<string, unknown>;
  const inner = Object.entries(schema.properties ?? {}).map(([name, field]) => (
    <FieldInput
      {...props}
      key={name}
      path={childPath(path, name)}
      label={name}
      schema={field}
      isRequired={schema.required?.includes(name) ?? false}
      value={Object.hasOwn(fields, name) ? fields[name] : undefined}
      onChange={(changed, chosen) =>
        onChange(withField(fields, name, changed, path !== ''), chosen)
      }
    />
  ));
  if (!path) return <>{inner}</>;
  return (
    <fieldset className={styles.group}>
      <legend>
        <code>{label}</code>
      </legend>
      {inner}
    </fieldset>
  );
}

/** Sets or removes a field. An optional object without fields is not sent at all. */
function withField(fields: Record<string, unknown>, name: string, value: unknown, inner: boolean) {
  const others = Object.entries(fields).filter(([other]) => other !== name);
  if (value !== undefined) return { ...fields, [name]: value };
  return inner && others.length === 0 ? undefined : Object.fromEntries(others);
}

/** A choice among alternative schemas. Each keeps its input while another one is chosen. */
function Alternatives(props: FieldInputProps): ReactNode {
  const { path, label, scope, schema, value, chosen = {}, onChange } = props;
  const inputs = useRef(new Map<number, unknown>());
  const { oneOf = [] } = schema;
  const at = alternativeOf(schema, value, chosen[path]);
  const { title: _, ...alternative } = oneOf[at] ?? {};
  const id = `${idOf(scope, path)}:form`;
  const choose = (next: number) => {
    inputs.current.set(at, value);
    const input = inputs.current.get(next) ?? initialValue(oneOf[next] ?? {}, value);
    onChange(input, { ...withoutChoices(chosen, path), [path]: next });
  };
  return (
    <>
      <div className={styles.field}>
        <label htmlFor={id}>
          {label ? (
            <Translate values={{ name: <code>{label}</code> }}>{'Kind of {name}'}</Translate>
          ) : (
            translate({ message: 'Kind of body' })
          )}
        </label>
        <select
          id={id}
          className={styles.control}
          value={at}
          onChange={({ target }) => choose(Number(target.value))}
        >
          {oneOf.map(({ title }, index) => (
            <option key={index} value={index}>
              {title}
            </option>
          ))}
        </select>
      </div>
      <FieldInput
        {...props}
        key={at}
        label={label || translate({ message: 'body' })}
        schema={alternative}
      />
    </>
  );
}

function ListFields(props: FieldInputProps): ReactNode {
  const { path, label, schema, value, faults, chosen = {}, onChange } = props;
  const entries = Array.isArray(value) ? (value as unknown[]) : [];
  const sentences = faultsAt(faults, path);
  const add = useRef<HTMLButtonElement>(null);
  return (
    <fieldset className={styles.group}>
      <legend>
        <code>{label}</code>
      </legend>
      {sentences && <p className={styles.fault}>{sentences.join(' ')}</p>}
      {entries.map((entry, index) => (
        <div key={index} className={styles.entry}>
          <FieldInput
            {...props}
            path={childPath(path, index)}
            label={`${label} ${index + 1}`}
            schema={schema.items ?? {}}
            isRequired
            value={entry}
            onChange={(changed, now) =>
              onChange(entries.with(index, changed ?? emptyOf(schema.items)), now)
            }
          />
          <button
            type="button"
            className={styles.small}
            onClick={() => {
              onChange(entries.toSpliced(index, 1), withoutChoices(chosen, path));
              // The focused button disappears, and what is in view with it.
              requestAnimationFrame(() => add.current?.focus());
            }}
          >
            {translate({ message: 'Remove entry {number}' }, { number: index + 1 })}
          </button>
        </div>
      ))}
      <button
        ref={add}
        type="button"
        className={styles.small}
        onClick={() => onChange([...entries, emptyOf(schema.items)])}
      >
        {translate({ message: 'Add an entry' })}
      </button>
    </fieldset>
  );
}

/** Initial value of a new list entry. */
const emptyOf = (schema: FormSchema = {}): unknown => initialValue(schema, undefined);
