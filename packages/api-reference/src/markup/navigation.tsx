import type { ReactNode } from 'react';
import { Method } from './address.tsx';
import { sectionsOf } from '../model/pages.ts';
import type { PageContext } from './page-context.ts';
import { headingsOf } from './prose.tsx';

/**
 * The headings of the page, levels 2 and 3, for where a site has no room for its sidebar.
 */
export default function Navigation({ page }: { page: PageContext }): ReactNode {
  return (
    <details className="strip reference-menu">
      <summary>
        <b>{page.model.title}</b>
        <span>On this page</span>
        <span />
      </summary>
      <nav aria-label="Operations">
        <Entries page={page} />
      </nav>
    </details>
  );
}

function Entries({ page: { model, shown, slug, pages } }: { page: PageContext }): ReactNode {
  return (
    <ul>
      {!slug &&
        headingsOf(model.description).map(({ anchor, text }) => (
          <Entry key={anchor} anchor={anchor}>
            {text}
          </Entry>
        ))}
      {!slug && model.credentials.length > 0 && <Entry anchor="credentials">Credentials</Entry>}
      {!slug && pages.length > 0 && <Entry anchor="parts">Pages</Entry>}
      {sectionsOf(shown).map(({ kind, label, anchor, entries }) => (
        <Entry key={anchor} anchor={anchor}>
          {label}
          {kind !== 'errors' && (
            <ul>
              {entries.map(({ anchor: target, label: words, method }) => (
                <li key={target}>
                  <a href={`#${target}`}>
                    {method ? <span>{words}</span> : words}
                    {method && <Method method={method} />}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </Entry>
      ))}
    </ul>
  );
}

/** The first child is the words of the link, the rest stands below it. */
function Entry({ anchor, children }: { anchor: string; children: ReactNode }): ReactNode {
  const [words, ...below] = Array.isArray(children) ? (children as ReactNode[]) : [children];
  return (
    <li>
      <a href={`#${anchor}`}>{words}</a>
      {below}
    </li>
  );
}
