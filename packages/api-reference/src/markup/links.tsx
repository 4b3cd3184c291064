import type { ReactNode } from 'react';
import { linkFacts } from '../model/links.ts';
import type { LinkTo } from '../model/api-model.ts';
import { FactList } from './lines.tsx';
import type { PageContext } from './page-context.ts';
import Prose from './prose.tsx';

/** The operations that an answer leads on to, and what each takes from it. */
export default function Links({ links, page }: { links: LinkTo[]; page: PageContext }): ReactNode {
  return links.map((link) => {
    const operation = page.operation(link.operationId);
    return (
      <div key={link.name}>
        <p className="reference-type">
          Leads on to{' '}
          {operation ? (
            <a href={`#${operation.anchor}`}>{operation.summary}</a>
          ) : (
            <code>{link.operationId || link.operationRef || link.name}</code>
          )}
        </p>
        <Prose markdown={link.description} />
        <FactList facts={linkFacts(link)} />
      </div>
    );
  });
}
