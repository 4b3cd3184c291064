import type { ReactNode } from 'react';
import { operationFacts } from '../model/about-operation.ts';
import { FactList } from './lines.tsx';
import type { Operation } from './page-context.ts';
import Prose from './prose.tsx';

/** What an operation is for, and what the document says about its path, its address and its tags. */
export default function About({ operation }: { operation: Operation }): ReactNode {
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
