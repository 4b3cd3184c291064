import type { ReactNode } from 'react';
import Heading, { Section } from './heading.tsx';
import { FactList } from './lines.tsx';
import { usePage, type Credential, type Operation } from './page-context.ts';
import Prose from './prose.tsx';

/** Every security scheme: where it is sent, its format, and the operations that require it. */
export default function Credentials(): ReactNode {
  const page = usePage();
  const { credentials, groups } = page.model;
  const operations = groups.flatMap((group) => group.operations);
  const open = operations.filter((operation) => operation.credentials.flat().length === 0);
  return (
    <Section id="credentials" title="Credentials">
      {credentials.map((credential) => {
        const { name, anchor, kind, parameter, scheme, description } = credential;
        const { secrets } = page.samples;
        const secret = Object.hasOwn(secrets, name) ? secrets[name]! : 'SECRET';
        const value = [scheme, secret].filter(Boolean).join(' ');
        const users = operations.filter((operation) =>
          operation.credentials.flat().some((used) => used.name === name),
        );
        return (
          <div key={name} className="reference-credential-card">
            <Heading level={3} id={anchor}>
              {name}
            </Heading>
            <p className="reference-field-head">
              {parameter && (
                <code>
                  {credential.place === 'query'
                    ? `?${parameter}=${value}`
                    : `${parameter}: ${value}`}
                </code>
              )}
              <span className="reference-type">{kind}</span>
            </p>
            <Prose markdown={description} />
            <FactList facts={credential.facts} />
            <Flows credential={credential} />
            <OperationLinks label="Used by" operations={users} />
          </div>
        );
      })}
      {open.length > 0 && (
        <div className="reference-credential-card">
          <Heading level={3} id="credential-none">
            Without a credential
          </Heading>
          <p>The document shows no credential for these operations.</p>
          <OperationLinks label="Operations" operations={open} />
        </div>
      )}
    </Section>
  );
}

/** OAuth 2.0 flows with their URLs and scopes. */
function Flows({ credential: { flows } }: { credential: Credential }): ReactNode {
  return flows.map(({ name, facts, scopes }) => (
    <details key={name} className="reference-inner" open>
      <summary>{name} flow</summary>
      <FactList facts={facts} />
      <ul className="reference-fields" aria-label={`Scopes of the ${name} flow`}>
        {scopes.map(([scope, meaning]) => (
          <li key={scope}>
            <p className="reference-field-head">
              <code>{scope}</code>
            </p>
            <Prose markdown={meaning} />
          </li>
        ))}
      </ul>
    </details>
  ));
}

interface OperationLinksProps {
  label: string;
  operations: { anchor: string; summary: string }[];
}

const MAX_LINKS = 12;

export function OperationLinks({ label, operations }: OperationLinksProps): ReactNode {
  if (operations.length === 0) return null;
  const rest = operations.length - MAX_LINKS;
  return (
    <p className="reference-users">
      {label}:{' '}
      {operations.slice(0, MAX_LINKS).map(({ anchor, summary }, index) => (
        <span key={anchor}>
          {index > 0 && ', '}
          <a href={`#${anchor}`}>{summary}</a>
        </span>
      ))}
      {rest > 0 && ` and ${rest} more`}
    </p>
  );
}

/** The credentials of an operation: its alternatives with their required scopes. */
export function CredentialLine({
  operation: { credentials },
}: {
  operation: Operation;
}): ReactNode {
  const needed = credentials.filter((set) => set.length > 0);
  return (
    <p className="reference-credential">
      <strong>Credential</strong> {needed.length === 0 && 'None is shown.'}
      {needed.map((set, index) => (
        <span key={index}>
          {index > 0 && ' or '}
          {set.map(({ name, anchor, kind, parameter, scopes }, position) => (
            <span key={name}>
              {position > 0 && ' and '}
              <a href={`#${anchor}`}>{name}</a> ({kind.toLowerCase()}
              {parameter && parameter !== 'Authorization' && (
                <>
                  {' '}
                  <code>{parameter}</code>
                </>
              )}
              {scopes.length > 0 && (
                <>
                  , with{' '}
                  {scopes.map((scope, at) => (
                    <span key={scope}>
                      {at > 0 && ' '}
                      <code>{scope}</code>
                    </span>
                  ))}
                </>
              )}
              )
            </span>
          ))}
        </span>
      ))}
      {needed.length > 0 && needed.length < credentials.length && ', or none'}
    </p>
  );
}
