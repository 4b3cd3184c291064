import type { ReactNode } from 'react';
import { Method } from './address.tsx';
import { sectionsOf } from '../model/pages.ts';
import { Section } from './heading.tsx';
import { usePage } from './page-context.ts';

/**
 * The headings of the page, levels 2 and 3, for screens too narrow for a sidebar.
 */
export default function Navigation(): ReactNode {
  return (
    <details className="strip reference-menu">
      <summary>
        <b>{usePage().model.title}</b>
        <span>On this page</span>
        <span />
      </summary>
      <nav aria-label="Operations">
        <Entries />
      </nav>
    </details>
  );
}

function Entries(): ReactNode {
  const { model, shown, slug, pages, headings } = usePage();
  return (
    <ul>
      {!slug &&
        headings
          .filter(({ level }) => level === 2)
          .map(({ anchor, text }) => (
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

/** The first child is the link text; the others follow below the link. */
function Entry({ anchor, children }: { anchor: string; children: ReactNode }): ReactNode {
  const [words, ...below] = Array.isArray(children) ? (children as ReactNode[]) : [children];
  return (
    <li>
      <a href={`#${anchor}`}>{words}</a>
      {below}
    </li>
  );
}

/**
 * The contents of the other pages of a large document. Each entry carries the anchor of its target, so
 * that links made when the document was a single page still work, with one more click or, if a script
 * follows it, none. `rewriteLinks` in render.tsx points the links to the right pages.
 */
export function PageList(): ReactNode {
  const { pages, pageUrl } = usePage();
  if (pages.length === 0) return null;
  const given = new Set<string>();
  return (
    <Section data-page-list id="parts" title="Pages of this reference">
      <ul className="reference-fields" aria-label="Pages">
        {pages.map((one) => {
          const sections = sectionsOf(one);
          const { anchor } = sections[0]!;
          const isFirst = !given.has(anchor);
          given.add(anchor);
          const entries = sections.flatMap((section) => section.entries);
          return (
            <li key={one.slug} {...(isFirst && { id: anchor })}>
              <a href={pageUrl(one.slug)}>{one.label}</a>{' '}
              <span className="reference-note">{one.description}</span>
              <details className="reference-inner">
                <summary>{entries.length === 1 ? '1 entry' : `${entries.length} entries`}</summary>
                <ul>
                  {entries.map(({ anchor: own, label, method }) => (
                    <li key={own} id={own}>
                      <a href={`#${own}`}>{label}</a> {method && <Method method={method} />}
                    </li>
                  ))}
                </ul>
              </details>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
