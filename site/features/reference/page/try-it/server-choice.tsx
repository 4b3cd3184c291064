import { useState, type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import type { FormServer, OperationForm, ServerVariable } from '@frontline/api-reference/page';
import type { FormState } from './form-value.ts';
import { withCode } from './help-text.tsx';
import styles from './try-it.module.css';

export interface TargetChoiceProps {
  form: OperationForm;
  scope: string;
  state: FormState;
  onChange: (state: FormState) => void;
}

/** The place of an address of the reader's own among those of the document. */
const OWN = -1;

/** The addresses of a document whose API no server in this page answers for, and one of the reader's own. */
export default function ServerChoice({
  form,
  scope,
  state,
  onChange,
}: TargetChoiceProps): ReactNode {
  const { servers = [] } = form;
  const [chosen, setChosen] = useState(() =>
    servers.findIndex((server) => valuesIn(server, state.otherUrl)),
  );
  // What is typed is kept for each address: while a variable is half typed, its address may be that of another.
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
      <legend>
        <Translate>Send to</Translate>
      </legend>
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
          checked={chosen === OWN}
          onChange={() => choose(OWN)}
        />
        <Translate>Another address</Translate>
      </label>
      {chosen === OWN && <OtherAddress scope={scope} state={state} onChange={onChange} />}
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

/** One variable of an address: a choice where the document names all it may be, else a field. */
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
        <span className={styles.type}>
          <Translate>in the address</Translate>
        </span>
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

/** The address of a server that the reader names. */
export function OtherAddress({
  scope,
  state,
  onChange,
}: Omit<TargetChoiceProps, 'form'>): ReactNode {
  return (
    <div className={styles.field}>
      <label htmlFor={`${scope}-address`}>
        <Translate>Address of the server</Translate>
      </label>
      <input
        id={`${scope}-address`}
        className={styles.control}
        type="url"
        placeholder="https://store.example.com"
        autoComplete="off"
        spellCheck={false}
        value={state.otherUrl}
        onChange={({ target }) => onChange({ ...state, otherUrl: target.value })}
      />
      <p className={styles.help}>
        <Translate>The call leaves this page and goes to that server.</Translate>
      </p>
    </div>
  );
}

/** The values of the variables of an address, by name. */
type Values = Record<string, string>;

/** The address with these values; a variable without one has its default. */
export function addressWith({ url, template, variables = [] }: FormServer, values: Values): string {
  if (!template) return url;
  const given = new Map(variables.map(({ name, default: value }) => [name, value]));
  for (const [name, value] of Object.entries(values)) given.set(name, value);
  return template
    .replaceAll(/\{([^}]+)\}/g, (written, name: string) => given.get(name) ?? written)
    .replace(/\/$/, '');
}

/** The values with which a server has an address; undefined where it has it with none. */
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
