import { useState, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import type { FormServer, OperationForm, ServerVariable } from '@frontline/api-reference/page';
import type { FormState } from './form-value.ts';
import { withCode } from './help-text.tsx';
import styles from './try-it.module.css';

export interface TargetChoiceProps {
  form: OperationForm;
  scope: string;
  state: FormState;
  /** The fault of the typed address to report; empty if there is none. */
  addressFault: string;
  onChange: (state: FormState) => void;
}

/** Index of the reader's own server URL. */
const CUSTOM = -1;

/** A choice among the server URLs of a document and one that the reader types. */
export default function ServerChoice(props: TargetChoiceProps): ReactNode {
  const { form, scope, state, onChange } = props;
  const { servers = [] } = form;
  const [chosen, setChosen] = useState(() =>
    servers.findIndex((server) => valuesIn(server, state.otherUrl)),
  );
  // Stored for each server, because a half-typed variable may produce the URL of another one.
  const [values, setValues] = useState(() =>
    servers.map((server) => valuesIn(server, state.otherUrl) ?? {}),
  );
  const sendTo = (otherUrl: string) => onChange({ ...state, target: 'other', otherUrl });
  const choose = (at: number) => {
    setChosen(at);
    const server = servers[at];
    sendTo(server ? addressWith(server, values[at] ?? {}) : state.otherUrl);
  };
  const set = (at: number, server: FormServer, name: string, value: string) => {
    const own = { ...values[at], [name]: value };
    setValues(values.with(at, own));
    sendTo(addressWith(server, own));
  };
  const server = servers[chosen];
  return (
    <fieldset className={styles.targets}>
      <legend>{translate({ message: 'Send to' })}</legend>
      {servers.map(({ url, template = url }, at) => (
        <label key={`${at} ${template}`}>
          <input
            type="radio"
            name={`${scope}-target`}
            checked={chosen === at}
            onChange={() => choose(at)}
          />
          {template}
        </label>
      ))}
      <label>
        <input
          type="radio"
          name={`${scope}-target`}
          checked={chosen === CUSTOM}
          onChange={() => choose(CUSTOM)}
        />
        {translate({ message: 'Another address' })}
      </label>
      {chosen === CUSTOM && <OtherAddress {...props} />}
      {server?.variables?.map((variable) => (
        <Variable
          key={`${chosen} ${variable.name}`}
          scope={scope}
          variable={variable}
          value={values[chosen]?.[variable.name] ?? variable.default}
          onChange={(value) => set(chosen, server, variable.name, value)}
        />
      ))}
    </fieldset>
  );
}

interface VariableProps {
  scope: string;
  variable: ServerVariable;
  value: string;
  onChange: (value: string) => void;
}

/** One server variable: a select if the document has an `enum` for it, else a text field. */
function Variable({ scope, variable, value, onChange }: VariableProps): ReactNode {
  const { name, values, description } = variable;
  const id = `${scope}-server-${name}`;
  const common = {
    id,
    className: styles.control,
    value,
    ...(description && { 'aria-describedby': `${id}-help` }),
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        <code>{name}</code>{' '}
        <span className={styles.type}>{translate({ message: 'in the address' })}</span>
      </label>
      {values.length > 0 ? (
        <select {...common} onChange={({ target }) => onChange(target.value)}>
          {values.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      ) : (
        <input
          {...common}
          type="text"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
      {description && (
        <p id={`${id}-help`} className={styles.help}>
          {withCode(description)}
        </p>
      )}
    </div>
  );
}

export function OtherAddress(props: TargetChoiceProps): ReactNode {
  const { scope, state, addressFault, onChange } = props;
  const id = `${scope}-address`;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{translate({ message: 'Address of the server' })}</label>
      <input
        id={id}
        className={styles.control}
        type="url"
        placeholder="https://store.example.com"
        autoComplete="off"
        spellCheck={false}
        aria-invalid={addressFault !== ''}
        aria-describedby={`${id}-fault ${id}-help`}
        value={state.otherUrl}
        onChange={({ target }) => onChange({ ...state, otherUrl: target.value })}
      />
      <p id={`${id}-fault`} className={styles.fault}>
        {addressFault}
      </p>
      <p id={`${id}-help`} className={styles.help}>
        {translate({ message: 'The call leaves this page and goes to that server.' })}
      </p>
    </div>
  );
}

/** Server variables by name. */
type Values = Record<string, string>;

/** The server URL with these values; missing variables get their defaults. */
export function addressWith({ url, template, variables = [] }: FormServer, values: Values): string {
  if (!template) return url;
  const given = new Map(variables.map(({ name, default: value }) => [name, value]));
  for (const [name, value] of Object.entries(values)) given.set(name, value);
  return template
    .replaceAll(/\{([^}]+)\}/g, (written, name: string) => given.get(name) ?? written)
    .replace(/\/$/, '');
}

/** The variable values that produce a URL of a server; undefined if none do. */
export function valuesIn(server: FormServer, address: string): Values | undefined {
  const { url, template, variables = [] } = server;
  if (address === url) return {};
  if (!template) return undefined;
  const names = [...template.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name);
  const parts = template.replace(/\/$/, '').split(/\{[^}]+\}/);
  const found = new RegExp(`^${parts.map(escaped).join('([^/]*)')}$`).exec(address);
  if (!found) return undefined;
  const values = new Map(names.map((name, at) => [name, found[at + 1] ?? '']));
  const isAllowed = variables.every(
    ({ name, values: allowed }) => allowed.length === 0 || allowed.includes(values.get(name) ?? ''),
  );
  const whole = Object.fromEntries(values);
  return isAllowed && addressWith(server, whole) === address ? whole : undefined;
}

const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
