import type { ReactNode } from 'react';
import type { Operation } from './page-context.ts';

/** Which credentials a call takes: one alternative after the other, with the scopes each must have. */
export default function CredentialLine({
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
