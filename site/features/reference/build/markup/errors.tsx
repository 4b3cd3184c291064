import type { ReactNode } from 'react';
import { Status } from './answers.tsx';
import { OperationLinks } from './credentials.tsx';
import Heading, { HashLink } from './heading.tsx';
import type { PageContext } from './page-context.ts';
import Prose from './prose.tsx';

/** Every error sentence with its status, its cause and the operations that may say it. */
export default function Errors({ page }: { page: PageContext }): ReactNode {
  const { errors } = page.shown;
  if (errors.length === 0) return null;
  return (
    <section aria-labelledby="errors">
      <Heading level={2} id="errors">
        Errors, sentence by sentence
      </Heading>
      <ul className="reference-errors">
        {errors.map(({ sentence, anchor, statuses, when, operations }) => (
          <li key={anchor} id={anchor}>
            <p className="reference-field-head">
              {statuses.map((status) => (
                <Status key={status} status={status} />
              ))}
              <code>{sentence}</code>
              <HashLink id={anchor} to={sentence} />
            </p>
            {when.slice(0, 3).map((markdown) => (
              <Prose key={markdown} markdown={markdown} />
            ))}
            <OperationLinks label="From" operations={operations} />
          </li>
        ))}
      </ul>
    </section>
  );
}
