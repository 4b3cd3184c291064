import { isObject } from '../json/json.ts';
import { printJson } from '../json/digits.ts';
import { arrived, byName } from '../model/examples.ts';
import type { ReactNode } from 'react';
import { isLinked, linesOf } from '../model/lines.ts';
import type { Answer, Example, Shape, LinkTo } from '../model/api-model.ts';
import { MediaNotes } from './body.tsx';
import Code from './code.tsx';
import FieldList, { FieldsOf } from './fields.tsx';
import { HashLink } from './heading.tsx';
import { usePage, type RequestExample, type OperationProps } from './page-context.ts';
import Prose from './prose.tsx';
import TypeWords from './type-words.tsx';
import { FactList } from './lines.tsx';

/** Every status with its description, headers, and body fields. */
export default function Answers({ operation }: OperationProps): ReactNode {
  if (operation.answers.length === 0) return <p>The document names none.</p>;
  return (
    <ul className="reference-answers">
      {operation.answers.map((answer) => (
        <li key={answer.status} id={answer.anchor}>
          <div className="reference-answer-head">
            <Status status={answer.status} />
            <HashLink id={answer.anchor} to={`${operation.summary}, status ${answer.status}`} />
            <div>
              <Prose markdown={answer.description} />
            </div>
          </div>
          <AnswerFields answer={answer} />
        </li>
      ))}
    </ul>
  );
}

function AnswerFields({ answer }: { answer: Answer }): ReactNode {
  const { status, headers, media } = answer;
  return (
    <>
      {headers.length > 0 && <FieldList fields={headers} label={`Headers of ${status}`} isAnswer />}
      {media.map((one) => {
        const { type, shape } = one;
        return hasInner(shape) || one.encodings.length + one.facts.length > 0 ? (
          <details className="reference-inner" key={type}>
            <summary>Fields of the response</summary>
            <p className="reference-type">
              <span className="reference-media">{type}</span>
              {shape.fields.length > 0 && (
                <>
                  {' '}
                  <TypeWords shape={shape} />
                </>
              )}
            </p>
            <FieldsOf
              shape={shape}
              label={`Fields of ${status}`}
              isAnswer
              isNamed={shape.fields.length > 0}
              isDescribed={isLinked(shape)}
            />
            <MediaNotes media={one} />
          </details>
        ) : (
          <p className="reference-type" key={type}>
            <span className="reference-media">{type}</span> <TypeWords shape={shape} />
          </p>
        );
      })}
      <Links links={answer.links} />
    </>
  );
}

/** Whether there is more to show than a type or a link. */
const hasInner = (shape: Shape): boolean =>
  !shape.isElsewhere &&
  (shape.fields.length > 0 ||
    shape.choice !== undefined ||
    shape.parts.length > 0 ||
    shape.badges.length > 0 ||
    shape.description !== '' ||
    linesOf(shape).length > 0 ||
    [shape.items, shape.entries].some((inner) => inner !== undefined && hasInner(inner)));

/**
 * The examples of every answer, collapsed except for the first, each with the parameters and body of the
 * request that produces it.
 */
export function AnswerExamples({ operation }: OperationProps): ReactNode {
  const examples = operation.answers.flatMap(({ status, examples: own }) =>
    own.map((example) => ({ status, example })),
  );
  return examples.map(({ status, example }, index) => {
    const request =
      index === 0 ? undefined : operation.requests.find(({ name }) => name === example.name);
    const sent = request ? { ...byName(request.parameters), ...bodyOf(request) } : {};
    const isEarned = Object.keys(sent).length > 0;
    return (
      <details
        className="reference-example receipt"
        key={`${status} ${example.name}`}
        data-status={status}
        open={index === 0}
      >
        <summary>
          <Status status={status} /> <span>{example.summary || 'Example'}</span>
        </summary>
        <Prose markdown={descriptionOf(example, request)} />
        {isEarned && (
          <Code
            text={printJson(sent, 2)}
            grammar="json"
            title="Sent"
            label={`Request of ${operation.summary}: ${request?.summary || example.name}`}
          />
        )}
        <Code
          {...arrived(example)}
          {...(isEarned && { title: 'Received' })}
          label={`Response ${status} of ${operation.summary}: ${example.summary || example.name}`}
          folds
        />
      </details>
    );
  });
}

const descriptionOf = (example: Example, request?: RequestExample): string =>
  [example.description, request?.description].filter(Boolean).join('\n\n');

const bodyOf = ({ body }: RequestExample) =>
  isObject(body?.value) || Array.isArray(body?.value) ? body.value : {};

export function Status({ status }: { status: string }): ReactNode {
  return (
    <code className="reference-status" data-class={status[0]}>
      {status}
    </code>
  );
}

/** The follow-up operations of an answer, with the values each takes from it. */
function Links({ links }: { links: LinkTo[] }): ReactNode {
  const page = usePage();
  return links.map((link) => {
    const operation = page.operation(link.operationId);
    return (
      <div key={link.name}>
        <p className="reference-type">
          Follow-up:{' '}
          {operation ? (
            <a href={`#${operation.anchor}`}>{operation.summary}</a>
          ) : (
            <code>{link.target}</code>
          )}
        </p>
        <Prose markdown={link.description} />
        <FactList facts={link.facts} />
      </div>
    );
  });
}
