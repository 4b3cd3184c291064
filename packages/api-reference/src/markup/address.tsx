import type { ReactNode } from 'react';
import { CopyButton } from './code.tsx';
import { operationFacts } from '../model/about.ts';
import { FactList } from './lines.tsx';
import type { Operation } from './page-context.ts';
import Prose from './prose.tsx';

/** Method and path in one line that can be copied. */
export default function Address({ method, path }: { method: string; path: string }): ReactNode {
  return (
    <p className="reference-address" data-copied>
      <code>
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

/** A long path may break before each slash. */
const breakable = (path: string): ReactNode[] =>
  path.split(/(?=\/)/).flatMap((part, index) => (index > 0 ? [<wbr key={index} />, part] : [part]));

/** What an operation is for, and what the document says about its path, its address and its tags. */
export function About({ operation }: { operation: Operation }): ReactNode {
  const { isDeprecated, description, aboutPath } = operation;
  return (
    <>
      {isDeprecated && <p className="reference-deprecated">Deprecated.</p>}
      <Prose markdown={description} />
      <Prose markdown={aboutPath.description} />
      <FactList facts={operationFacts(operation)} />
    </>
  );
}
