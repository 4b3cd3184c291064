import { printJson } from '../json/digits.ts';
import type { ReactNode } from 'react';
import { arrived } from '../model/examples.ts';
import { About, Method } from './address.tsx';
import Answers from './answers.tsx';
import BodyFields, { Parameters } from './body.tsx';
import Code from './code.tsx';
import { CredentialLine } from './credentials.tsx';
import type { Operation, PageContext } from './page-context.ts';
import Prose from './prose.tsx';

interface IncomingProps {
  operation: Operation;
  page: PageContext;
}

/** A webhook or callback: its contents, examples, and the expected answer. */
export default function Incoming({ operation, page }: IncomingProps): ReactNode {
  const { method, path, credentials } = operation;
  return (
    <>
      <div className="reference-words">
        <p className="reference-type">
          Sent to you: <Method method={method} /> <code>{path}</code>
        </p>
        <About operation={operation} />
        {credentials.length > 0 && <CredentialLine operation={operation} />}
        <Parameters operation={operation} page={page} />
        <BodyFields operation={operation} page={page} />
        <h4>Your answer</h4>
        <Answers operation={operation} page={page} />
        <Callbacks operation={operation} page={page} />
      </div>
      <div className="reference-looks" data-theme="dark">
        <Arriving operation={operation} page={page} />
        <AnswersAsked operation={operation} page={page} />
      </div>
    </>
  );
}

/** The callbacks of an operation, collapsed. */
export function Callbacks({ operation, page }: IncomingProps): ReactNode {
  if (operation.callbacks.length === 0) return null;
  return (
    <>
      <h4>Callbacks</h4>
      {operation.callbacks.map((callback) => (
        <details className="reference-inner" key={callback.anchor} id={callback.anchor}>
          <summary>{callback.summary}</summary>
          <div>
            <Incoming operation={callback} page={page} />
          </div>
        </details>
      ))}
    </>
  );
}

/** Example payloads as received. */
function Arriving({ operation, page }: IncomingProps): ReactNode {
  return operation.requests.map(({ name, summary, description, parameters, body }, index) => {
    const sent = Object.keys(parameters).length > 0 ? { parameters } : {};
    const arrives = { ...sent, ...(body && { body: body.value }) };
    if (Object.keys(arrives).length === 0) return null;
    return (
      <div key={index} className="reference-example receipt">
        <Prose markdown={description} />
        <Code
          page={page}
          text={printJson(arrives, 2)}
          grammar="json"
          title={summary || 'What arrives'}
          label={`Call of ${operation.summary}: ${summary || name}`}
        />
      </div>
    );
  });
}

/** Examples of the expected answer. */
function AnswersAsked({ operation, page }: IncomingProps): ReactNode {
  return operation.answers.flatMap(({ status, examples }) =>
    examples.map((example) => (
      <div key={`${status} ${example.name}`} className="reference-example receipt">
        <Prose markdown={example.description} />
        <Code
          page={page}
          {...arrived(example)}
          title={`${status} ${example.summary}`.trim()}
          label={`Your answer ${status} to ${operation.summary}: ${example.summary || example.name}`}
        />
      </div>
    )),
  );
}
