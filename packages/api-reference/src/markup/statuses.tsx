import type { ReactNode } from 'react';
import { usePage, type Operation } from './page-context.ts';
import { Status } from './answers.tsx';
import { OperationLinks } from './credentials.tsx';
import { HashLink, Section } from './heading.tsx';
import Prose from './prose.tsx';

/** Radio buttons that filter example answers by status, without scripts. */
export default function Statuses({ operation }: { operation: Operation }): ReactNode {
  const statuses = statusesWithExamples(operation);
  if (statuses.length < 2) return null;
  const name = `${operation.anchor}--status`;
  return (
    <fieldset className="reference-languages reference-statuses receipt">
      <legend className="heard">Examples of {operation.summary}, by status</legend>
      {['', ...statuses].map((status) => (
        <label key={status}>
          <input
            type="radio"
            name={name}
            value={status}
            defaultChecked={status === ''}
            autoComplete="off"
          />
          {status || 'All'}
        </label>
      ))}
    </fieldset>
  );
}

/** Hides examples with other statuses than the selected one, on screens only. */
export const statusStyles = (operations: Operation[]): string => {
  const statuses = new Set(
    operations.map(statusesWithExamples).flatMap((all) => (all.length < 2 ? [] : all)),
  );
  if (statuses.size === 0) return '';
  const hidden = [...statuses].map(
    (status) =>
      `.reference-examples:has([value="${status}"]:checked)>details:not([data-status="${status}"])`,
  );
  return `@media screen{${hidden.join(',')}{display:none}}`;
};

const statusesWithExamples = ({ answers }: Operation): string[] =>
  answers.filter(({ examples }) => examples.length > 0).map(({ status }) => status);

/** Every error message with its status, cause, and the operations that return it. */
export function Errors(): ReactNode {
  const page = usePage();
  const { errors } = page.shown;
  if (errors.length === 0) return null;
  return (
    <Section id="errors" title="Errors, sentence by sentence">
      <ul className="reference-errors">
        {errors.map(({ sentence, anchor, statuses, when, operations }) => (
          <li key={anchor} id={anchor}>
            <p className="reference-field-head">
              {statuses.map((status) => (
                <Status key={status} status={status} />
              ))}
              <code translate="no">{sentence}</code>
              <HashLink id={anchor} to={sentence} />
            </p>
            {when.slice(0, 3).map((markdown) => (
              <Prose key={markdown} markdown={markdown} />
            ))}
            <OperationLinks label="From" operations={operations} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
