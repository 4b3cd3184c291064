import type { ReactNode } from 'react';
import { CopyButton } from './code.tsx';
import { FactList } from './lines.tsx';
import type { Operation } from './page-context.ts';
import Prose from './prose.tsx';

/** Method and path in one line with a copy button. */
export default function Address({ method, path }: { method: string; path: string }): ReactNode {
  return (
    <p className="reference-address" data-copied>
      <code translate="no">
        <Method method={method} /> {breakable(path)}
      </code>
      <CopyButton what={`${method} ${path}`} />
    </p>
  );
}

export function Method({ method }: { method: string }): ReactNode {
  return (
    <span className="reference-method" data-method={method}>
      {method}
    </span>
  );
}

/** Allows line breaks before each slash of a long path. */
const breakable = (path: string): ReactNode[] =>
  path.split(/(?=\/)/).flatMap((part, index) => (index > 0 ? [<wbr key={index} />, part] : [part]));

/** Description of an operation with facts about its path, servers, and tags. */
export function About({ operation }: { operation: Operation }): ReactNode {
  const { isDeprecated, description, pathDescription, facts } = operation;
  return (
    <>
      {isDeprecated && <p className="reference-deprecated">Deprecated.</p>}
      <Prose markdown={description} />
      <Prose markdown={pathDescription} />
      <FactList facts={facts} />
    </>
  );
}
