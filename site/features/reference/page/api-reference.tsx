import type { ReactNode } from 'react';
import { HtmlClassNameProvider } from '@docusaurus/theme-common';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import './page.css';
import './words.css';
import './fields.css';
import './looks.css';

/** The page of one API, from the HTML that features/reference/build has made of its document. */
export const prepared = (api: string, html: string) => (): ReactNode => (
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
    // On the root, where `:has()` would be asked again with each element that comes.
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
