import { printJson } from '../../shared/digits.ts';
import type { ReactNode } from 'react';
import Code from './code.tsx';
import type { Operation, PageContext } from './page-context.ts';
import Prose from './prose.tsx';

interface MoreRequestsProps {
  operation: Operation;
  page: PageContext;
}

/** The requests that stand neither in the sample nor beside an answer, folded. */
export default function MoreRequests({ operation, page }: MoreRequestsProps): ReactNode {
  const earned = operation.answers.flatMap(({ examples }) => examples.map(({ name }) => name));
  const more = operation.requests.slice(1).filter(({ name }) => !earned.slice(1).includes(name));
  return (
    <>
      {more.map(({ name, summary, description, parameters, body }, index) => (
        <details className="reference-example" key={index}>
          <summary>
            <span>{summary || name}</span>
          </summary>
          <Prose markdown={description} />
          <Code
            text={printed({ ...named(parameters), ...(body && { [body.mediaType]: body.value }) })}
            grammar={page.isLarge ? 'text' : 'json'}
            title="Sent"
            label={`Request of ${operation.summary}: ${summary || name}`}
          />
        </details>
      ))}
    </>
  );
}

const named = (parameters: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(parameters).map(([key, value]) => [key.slice(key.indexOf('.') + 1), value]),
  );

const printed = (value: unknown) => printJson(value, 2);
