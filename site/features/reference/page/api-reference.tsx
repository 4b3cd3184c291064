import type { ReactNode } from 'react';
import { HtmlClassNameProvider } from '@docusaurus/theme-common';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import './page.css';
import './words.css';
import './fields.css';
import './looks.css';

/** Creates the page component of an API from the HTML that features/reference/build rendered. */
export const createReferencePage = (api: string, html: string) => (): ReactNode => (
  <Reference api={api} html={html} />
);

function Reference({ api, html }: { api: string; html: string }): ReactNode {
  const links = useBrokenLinks();
  for (const [, id = ''] of html.matchAll(/\sid="([^"]+)"/g)) links.collectAnchor(id);
  for (const [, href = ''] of html.matchAll(
    /\shref="(#[^"]+|\/(?!(?:[^"]*\/)?reference\/)[^"]*)"/g,
  ))
    links.collectLink(href);
  const isLarge = html.includes('class="reference reference-many"');
  return (
    // A class on the root: `:has()` would be evaluated again for each element the parser adds.
    <HtmlClassNameProvider
      className={isLarge ? 'has-reference has-large-reference' : 'has-reference'}
    >
      <div
        className="reference-frame"
        data-reference={api}
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </HtmlClassNameProvider>
  );
}
