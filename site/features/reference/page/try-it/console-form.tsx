import { useState, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import type { FormParameter } from '@frontline/api-reference/page';
import type { Faults } from '../../../sandbox/page/check-request.ts';
import CredentialField from './credential-field.tsx';
import FieldInput from './field-input.tsx';
import { isStructured, parameterKey, parseOrText, textOf, kebab } from './form-value.ts';
import { fieldsOf, hasText, isRaw, rawText } from './form-body.ts';
import { typedSecrets } from './form-credentials.ts';
import { fill } from './form-state.ts';
import { withCode } from './help-text.tsx';
import RawBody from './raw-body.tsx';
import type { TargetChoiceProps } from './server-choice.tsx';
import TargetChoice from './target-choice.tsx';
import styles from './try-it.module.css';

interface ConsoleFormProps extends TargetChoiceProps {
  faults: Faults;
}

export default function ConsoleForm(props: ConsoleFormProps): ReactNode {
  const { form, scope, state, faults, onChange } = props;
  const { body } = form;
  /** The raw text that the reader tried to edit as a form but no form can show. */
  const [refused, setRefused] = useState<string>();
  return (
    <div className={styles.form}>
      <TargetChoice {...props} />
      {form.examples.length > 1 && (
        <div className={styles.field}>
          <label htmlFor={`${scope}-example`}>
            {translate({ message: 'Fill in from an example' })}
          </label>
          <select
            id={`${scope}-example`}
            className={styles.control}
            value=""
            onChange={({ target }) => {
              const example = form.examples.find(({ name }) => name === target.value);
              if (example) onChange(fill(form, state, example));
            }}
          >
            <option value="">{translate({ message: 'Choose one' })}</option>
            {form.examples.map(({ name, summary }) => (
              <option key={name} value={name}>
                {summary}
              </option>
            ))}
          </select>
        </div>
      )}
      <Credentials {...props} />
      {form.parameters.map((parameter) => (
        <ParameterInput key={parameterKey(parameter)} {...props} parameter={parameter} />
      ))}
      {body && (
        <>
          <MediaChoice {...props} />
          {hasText(body) && <BodyMode {...props} onRefuse={setRefused} />}
          {isRaw(form, state) ? (
            <RawBody
              scope={scope}
              mediaType={body.mediaType}
              text={state.raw}
              faults={faults}
              isRefused={refused === state.raw}
              onChange={(raw) => onChange({ ...state, raw })}
            />
          ) : (
            <FieldInput
              scope={`${scope}-body`}
              path=""
              label=""
              schema={body.schema}
              isRequired
              value={state.body}
              faults={faults}
              {...(state.chosen && { chosen: state.chosen })}
              onChange={(changed, chosen = state.chosen ?? {}) =>
                onChange({ ...state, body: changed, chosen })
              }
            />
          )}
        </>
      )}
    </div>
  );
}

interface ParameterInputProps extends ConsoleFormProps {
  parameter: FormParameter;
}

function ParameterInput(props: ParameterInputProps): ReactNode {
  const { parameter, scope, state, faults, onChange } = props;
  const { name, in: place, required, schema, description } = parameter;
  const key = parameterKey(parameter);
  const text = state.parameters[key];
  return (
    <FieldInput
      scope={scope}
      path={key}
      label={name}
      schema={{
        ...schema,
        type: schema.type ?? 'string',
        description: `In the ${place}. ${description}`,
      }}
      isRequired={required ?? false}
      value={text && isStructured(schema) ? parseOrText(text) : text}
      faults={faults}
      onChange={(value) =>
        onChange({ ...state, parameters: { ...state.parameters, [key]: textOf(value) } })
      }
    />
  );
}

function Credentials({ form, scope, state, onChange }: ConsoleFormProps): ReactNode {
  const { credentialWords, unsendable = [] } = form;
  return (
    <>
      {credentialWords && (
        <p className={styles.help}>
          {withCode(`Credentials: ${credentialWords}. Empty fields are not sent.`)}
        </p>
      )}
      {typedSecrets(form, state).map((secret) => {
        const { name } = secret.credential;
        return (
          <CredentialField
            key={name}
            id={`${scope}-credential-${kebab(name)}`}
            secret={secret}
            onChange={(text) =>
              onChange({ ...state, credentials: { ...state.credentials, [name]: text } })
            }
          />
        );
      })}
      {unsendable.length > 0 && (
        <p className={styles.help}>
          {withCode(`Browsers do not let pages send ${unsendable.join(', ')}: use a code sample.`)}
        </p>
      )}
    </>
  );
}

/** A choice among several media types of the body; each starts with its example. */
function MediaChoice({ form, scope, state, onChange }: ConsoleFormProps): ReactNode {
  const { bodies, body, examples } = form;
  if (!bodies) return null;
  return (
    <div className={styles.field}>
      <label htmlFor={`${scope}-media`}>{translate({ message: 'Media type of the body' })}</label>
      <select
        id={`${scope}-media`}
        className={styles.control}
        value={body?.mediaType}
        onChange={({ target: { value } }) => {
          const example = examples.find(({ mediaType }) => mediaType === value);
          const { parameters } = state;
          if (example) onChange({ ...fill(form, state, example), parameters });
        }}
      >
        {bodies.map(({ mediaType }) => (
          <option key={mediaType}>{mediaType}</option>
        ))}
      </select>
    </div>
  );
}

/** Switches between form and raw text and converts the input. Text that no form can show stays text. */
function BodyMode(props: ConsoleFormProps & { onRefuse: (text: string) => void }): ReactNode {
  const { form, scope, state, onChange, onRefuse } = props;
  const toForm = () => {
    const body = fieldsOf(form, state.raw);
    if (body) onChange({ ...state, mode: 'form', body, chosen: {} });
    else onRefuse(state.raw);
  };
  const toRaw = () => onChange({ ...state, mode: 'raw', raw: rawText(form, state) });
  return (
    <fieldset className={styles.modes}>
      <legend>{translate({ message: 'Body' })}</legend>
      <label>
        <input
          type="radio"
          name={`${scope}-mode`}
          checked={state.mode === 'form'}
          onChange={toForm}
        />
        {translate({ message: 'Form' })}
      </label>
      <label>
        <input
          type="radio"
          name={`${scope}-mode`}
          checked={state.mode === 'raw'}
          onChange={toRaw}
        />
        {translate({ message: 'Raw text' })}
      </label>
    </fieldset>
  );
}
