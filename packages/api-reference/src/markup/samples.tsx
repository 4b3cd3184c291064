import type { ReactNode } from 'react';
import { languages } from '../samples/languages.ts';
import { firstRequest } from '../samples/first-request.ts';
import Code from './code.tsx';
import type { Operation, PageContext } from './page-context.ts';
import Prose from './prose.tsx';

/**
 * The first request of an operation in every language; radio buttons choose, also without scripts. Of a
 * large document in one, and in others when a reader asks.
 */
export default function Samples({
  operation,
  page,
}: {
  operation: Operation;
  page: PageContext;
}): ReactNode {
  const [example] = operation.requests;
  if (!example) return null;
  const request = firstRequest(page.model, operation, page.samples)!;
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
          <Code
            text={write(request)}
            grammar={page.isLarge ? 'text' : grammar}
            label={`${operation.summary}, ${label}`}
          />
        </div>
      ))}
    </fieldset>
  );
}
