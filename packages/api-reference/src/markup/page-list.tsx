import type { ReactNode } from 'react';
import { Method } from './address.tsx';
import { Section } from './heading.tsx';
import { sectionsOf } from '../model/pages.ts';
import type { PageContext } from './page-context.ts';

/**
 * All that the other pages of a large document hold. Each entry has the anchor of what it leads to, so
 * that an address made when the document was one page still leads there, by one more click or, with
 * a script that follows it, by none. `rewriteLinks` of render.tsx gives the links their pages.
 */
export default function PageList({ page: { pages, pageUrl } }: { page: PageContext }): ReactNode {
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
