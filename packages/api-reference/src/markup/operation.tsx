import type { ReactNode } from 'react';
import Address, { About } from './address.tsx';
import Answers, { AnswerExamples } from './answers.tsx';
import BodyFields, { Parameters } from './body.tsx';
import { CredentialLine } from './credentials.tsx';
import { Section } from './heading.tsx';
import { Callbacks } from './incoming.tsx';
import { printJson } from '../json/digits.ts';
import { byName } from '../model/examples.ts';
import Code from './code.tsx';
import { usePage, type Operation, type OperationProps } from './page-context.ts';
import Prose from './prose.tsx';
import Statuses from './statuses.tsx';
import Tools from './tools.tsx';
import { languages } from '../samples/languages.ts';
import { sampleRequest } from '../samples/request.ts';

/** One operation in two columns: description and fields, samples and example answers. */
export default function OperationSection({ operation }: OperationProps): ReactNode {
  const page = usePage();
  const { anchor, method, path, summary } = operation;
  return (
    <Section
      className="reference-operation"
      style={page.sizeOf(anchor)}
      data-copied
      id={anchor}
      title={summary}
      level={3}
    >
      <div className="reference-operation-line">
        <Address method={method} path={path} />
        <div
          className="needs-scripts reference-try"
          data-try-it={operation.operationId}
          data-api={page.model.name}
        />
        <Tools operation={operation} />
      </div>
      <div className="reference-columns">
        <div className="reference-words">
          <About operation={operation} />
          <Pitfalls operation={operation} />
          <CredentialLine operation={operation} />
          {operation.repeats && (
            <p className="reference-credential">
              <strong>Repeats</strong> <Prose markdown={operation.repeats} isInline />
            </p>
          )}
          <Parameters operation={operation} />
          <BodyFields operation={operation} />
          <h4>Responses</h4>
          <Answers operation={operation} />
          <Callbacks operation={operation} />
        </div>
        {/* Always dark, also in the light theme. */}
        <div className="reference-looks" data-theme="dark">
          <Samples operation={operation} />
          <div className="reference-examples">
            <Statuses operation={operation} />
            <AnswerExamples operation={operation} />
            <MoreRequests operation={operation} />
          </div>
        </div>
      </div>
    </Section>
  );
}

function Pitfalls({ operation: { pitfalls } }: { operation: Operation }): ReactNode {
  if (pitfalls.length === 0) return null;
  return (
    <div className="reference-pitfalls">
      <p>
        <strong>Watch out</strong>
      </p>
      <ul>
        {pitfalls.map((pitfall) => (
          <li key={pitfall}>
            <Prose markdown={pitfall} isInline />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Collapsed requests that appear neither in the samples nor with an answer. */
function MoreRequests({ operation }: OperationProps): ReactNode {
  const earned = operation.answers.flatMap(({ examples }) => examples.map(({ name }) => name));
  const more = operation.requests.slice(1).filter(({ name }) => !earned.slice(1).includes(name));
  return (
    <>
      {more.map(({ name, summary, description, parameters, body }, index) => (
        <details className="reference-example receipt" key={index}>
          <summary>
            <span>{summary || name}</span>
          </summary>
          <Prose markdown={description} />
          <Code
            text={printJson(
              { ...byName(parameters), ...(body && { [body.mediaType]: body.value }) },
              2,
            )}
            grammar="json"
            title="Sent"
            label={`Request of ${operation.summary}: ${summary || name}`}
          />
        </details>
      ))}
    </>
  );
}

/**
 * The first request of an operation in every language. Radio buttons switch it without scripts. A large
 * document has one language, and a script generates the others on demand.
 */
function Samples({ operation }: { operation: Operation }): ReactNode {
  const page = usePage();
  const [example] = operation.requests;
  const request = sampleRequest(page.model, operation, example, page.samples);
  const name = `${operation.anchor}--sample`;
  return (
    <fieldset className="reference-samples receipt">
      <legend>
        {example.summary || 'Request'}
        {example.description && (
          <span className="reference-note">
            {' '}
            <Prose markdown={example.description} isInline />
          </span>
        )}
      </legend>
      <div className={`${page.isLarge ? 'needs-scripts ' : ''}reference-languages`}>
        {languages.map(({ id, label }, index) => (
          <label key={id} data-language={id}>
            <input
              type="radio"
              name={name}
              value={id}
              defaultChecked={index === 0}
              autoComplete="off"
            />
            {label}
          </label>
        ))}
      </div>
      {(page.isLarge ? languages.slice(0, 1) : languages).map(({ id, label, grammar, write }) => (
        <div key={id} className="reference-sample" data-language={id}>
          <Code text={write(request)} grammar={grammar} label={`${operation.summary}, ${label}`} />
        </div>
      ))}
    </fieldset>
  );
}
