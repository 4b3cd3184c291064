import type { ReactNode } from 'react';
import type { Faults } from '../../sandbox/check-request.ts';
import { demoCredentials } from '../../sandbox/demo-credentials.ts';
import FieldInput from './field-input.tsx';
import { fill, printBody, readBody, type FormState } from './form-state.ts';
import type { OperationForm } from './operation-form.ts';
import RawBody from './raw-body.tsx';
import TargetChoice from './target-choice.tsx';
import styles from './try-it.module.css';

export interface ConsoleFormProps {
  form: OperationForm;
  scope: string;
  state: FormState;
  faults: Faults;
  onChange: (state: FormState) => void;
}

/** Everything of a call that the reader can set. */
export default function ConsoleForm(props: ConsoleFormProps): ReactNode {
  const { form, scope, state, faults, onChange } = props;
  const { credential, body } = form;
  return (
    <div className={styles.form}>
      <TargetChoice {...{ form, scope, state, onChange }} />
      {form.examples.length > 1 && (
        <div className={styles.field}>
          <label htmlFor={`${scope}-example`}>Fill in from an example</label>
          <select
            id={`${scope}-example`}
            className={styles.control}
            value=""
            onChange={({ target }) => {
              const example = form.examples.find(({ name }) => name === target.value);
              if (example) onChange(fill(form, state, example));
            }}
          >
            <option value="">Choose one</option>
            {form.examples.map(({ name, summary }) => (
              <option key={name} value={name}>
                {summary}
              </option>
            ))}
          </select>
        </div>
      )}
      {credential && (
        <div className={styles.field}>
          <label htmlFor={`${scope}-credential`}>
            <code>
              {credential['x-signs'] ? 'auth token' : (credential.name ?? 'Authorization')}
            </code>{' '}
            <span className={styles.type}>
              {credential['x-signs'] ? 'signs the form' : `credential, ${placeOf(form)}`}
            </span>
          </label>
          <input
            id={`${scope}-credential`}
            className={styles.control}
            type="text"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            value={state.credential}
            onChange={({ target }) => onChange({ ...state, credential: target.value })}
          />
          <p className={styles.help}>
            {state.credential === demoCredentials[credential.key] ? (
              'From the demonstration data. It stays in this tab.'
            ) : (
              <button
                type="button"
                className={styles.small}
                onClick={() =>
                  onChange({ ...state, credential: demoCredentials[credential.key] ?? '' })
                }
              >
                Use the demonstration value
              </button>
            )}
          </p>
        </div>
      )}
      {form.parameters.map(({ name, in: place, required, schema, description }) => (
        <FieldInput
          key={name}
          scope={scope}
          path={name}
          label={name}
          schema={{
            ...schema,
            type: schema.type ?? 'string',
            description: `In the ${place}. ${description}`,
          }}
          isRequired={required ?? false}
          value={state.parameters[name]}
          faults={faults}
          onChange={(value) =>
            onChange({
              ...state,
              parameters: { ...state.parameters, [name]: value === undefined ? '' : String(value) },
            })
          }
        />
      ))}
      {body && (
        <>
          <BodyMode {...props} />
          {state.mode === 'raw' ? (
            <RawBody
              scope={scope}
              mediaType={body.mediaType}
              text={state.raw}
              faults={faults}
              onChange={(raw) => onChange({ ...state, raw })}
            />
          ) : (
            <FieldInput
              scope={scope}
              path=""
              label=""
              schema={body.schema}
              isRequired
              value={state.body}
              faults={faults}
              onChange={(changed) => onChange({ ...state, body: changed })}
            />
          )}
        </>
      )}
    </div>
  );
}

const placeOf = ({ credential }: OperationForm) =>
  credential?.type === 'http' ? `header, after ${credential.scheme}` : (credential?.in ?? 'header');

/** Form or text; what was typed in one is there in the other, as long as it can be read. */
function BodyMode({ form, scope, state, onChange }: ConsoleFormProps): ReactNode {
  const toForm = () => {
    try {
      onChange({ ...state, mode: 'form', body: readBody(form, state.raw) });
    } catch {
      onChange({ ...state, mode: 'form' });
    }
  };
  const toRaw = () => onChange({ ...state, mode: 'raw', raw: printBody(form, state.body) });
  return (
    <fieldset className={styles.modes}>
      <legend>Body</legend>
      <label>
        <input
          type="radio"
          name={`${scope}-mode`}
          checked={state.mode === 'form'}
          onChange={toForm}
        />
        Form
      </label>
      <label>
        <input
          type="radio"
          name={`${scope}-mode`}
          checked={state.mode === 'raw'}
          onChange={toRaw}
        />
        Raw text
      </label>
    </fieldset>
  );
}
