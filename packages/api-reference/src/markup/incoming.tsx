import { printJson } from '../json/digits.ts';
import type { ReactNode } from 'react';
import { arrived } from '../model/examples.ts';
import { About, Method } from './address.tsx';
import Answers from './answers.tsx';
import BodyFields, { Parameters } from './body.tsx';
import Code from './code.tsx';
import { CredentialLine } from './credentials.tsx';
import type { OperationProps } from './page-context.ts';
import Prose from './prose.tsx';

/** A webhook or callback: its contents, examples, and the expected answer. */
export default function Incoming({ operation }: OperationProps): ReactNode {
  const { method, path, credentials } = operation;
  return (
    <>
      <div className="reference-words">
        <p className="reference-type">
          Sent to you: <Method method={method} /> <code>{path}</code>
        </p>
        <About operation={operation} />
        {credentials.length > 0 && <CredentialLine operation={operation} />}
        <Parameters operation={operation} />
        <BodyFields operation={operation} />
        <h4>Your response</h4>
        <Answers operation={operation} />
        <Callbacks operation={operation} />
      </div>
      <div className="reference-looks" data-theme="dark">
        <Arriving operation={operation} />
        <AnswersAsked operation={operation} />
      </div>
    </>
  );
}

/** The callbacks of an operation, collapsed. */
export function Callbacks({ operation }: OperationProps): ReactNode {
  if (operation.callbacks.length === 0) return null;
  return (
    <>
      <h4>Callbacks</h4>
      {operation.callbacks.map((callback) => (
        <details className="reference-inner" key={callback.anchor} id={callback.anchor}>
          <summary>{callback.summary}</summary>
          <div>
            <Incoming operation={callback} />
          </div>
        </details>
      ))}
    </>
  );
}

/** Example payloads as received. */
function Arriving({ operation }: OperationProps): ReactNode {
  return operation.requests.map(({ name, summary, description, parameters, body }, index) => {
    const sent = Object.keys(parameters).length > 0 ? { parameters } : {};
    const arrives = { ...sent, ...(body && { body: body.value }) };
    if (Object.keys(arrives).length === 0) return null;
    return (
      <div key={index} className="reference-example receipt">
        <Prose markdown={description} />
        <Code
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
function AnswersAsked({ operation }: OperationProps): ReactNode {
  return operation.answers.flatMap(({ status, examples }) =>
    examples.map((example) => (
      <div key={`${status} ${example.name}`} className="reference-example receipt">
        <Prose markdown={example.description} />
        <Code
          {...arrived(example)}
          title={`${status} ${example.summary}`.trim()}
          label={`Your response ${status} to ${operation.summary}: ${example.summary || example.name}`}
        />
      </div>
    )),
  );
}
