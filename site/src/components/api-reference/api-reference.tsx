import { useEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Part from '../part/part.tsx';
import { fetchFragment, fragmentOf, type Fragment } from './fragment.ts';
import { addressTarget } from './islands/address-target.ts';
import { startIslands } from './islands/start.ts';
import './page.css';
import './words.css';
import './fields.css';
import './looks.css';

/**
 * The page of one API. On the server `html` is its HTML; in the browser it is the address of a file
 * with the same HTML, asked for only by readers who come from another page.
 */
export function prepared(api: string, html: string): () => ReactNode {
  if (typeof window === 'undefined') return () => <ServerReference api={api} html={html} />;
  const isInPage = document.querySelector(`[data-reference="${api}"]`) !== null;
  const fragment = fragmentOf(html, isInPage);
  return () => (
    <Part name="API reference">
      <BrowserReference api={api} fragment={fragment} />
    </Part>
  );
}

function ServerReference({ api, html }: { api: string; html: string }): ReactNode {
  const links = useBrokenLinks();
  for (const [, id = ''] of html.matchAll(/\sid="([^"]+)"/g)) links.collectAnchor(id);
  for (const [, href = ''] of html.matchAll(
    /\shref="(#[^"]+|\/(?!(?:[^"]*\/)?reference\/)[^"]*)"/g,
  ))
    links.collectLink(href);
  return (
    <div
      className="reference-frame"
      data-reference={api}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

const UNCHANGED = { __html: '' };

function BrowserReference({ api, fragment }: { api: string; fragment: Fragment }): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const hasWaited = useRef(false);
  const state = useSyncExternalStore(fragment.subscribe, fragment.state, fragment.state);

  useEffect(() => {
    const element = frame.current;
    if (!element) {
      hasWaited.current = true;
      return undefined;
    }
    if (state.kind === 'in the page' && !element.firstChild) {
      // Whatever failed while React took over the page, it was then drawn anew without this text.
      void fetchFragment(fragment);
      return undefined;
    }
    if (hasWaited.current || (state.kind === 'fetched' && window.scrollY === 0)) scrollToTarget();
    const endIslands = startIslands(element);
    return () => {
      endIslands();
      // What the server sent within the page is kept for a second visit.
      fragment.keep(element.innerHTML);
    };
  }, [fragment, state.kind]);

  if (state.kind === 'failed')
    return (
      <div role="alert" className="reference-failure">
        <p>This API reference did not load: {state.reason}.</p>
        <button
          type="button"
          className="button button--primary"
          onClick={() => fetchFragment(fragment)}
        >
          Retry
        </button>
      </div>
    );
  if (state.kind === 'loading')
    return (
      <div className="reference-loading" role="status">
        Loading...
      </div>
    );
  return (
    <div
      ref={frame}
      className="reference-frame"
      data-reference={api}
      // On the first visit the HTML of the server stays as it is: React compares no inner HTML.
      suppressHydrationWarning
      dangerouslySetInnerHTML={state.kind === 'fetched' ? { __html: state.html } : UNCHANGED}
    />
  );
}

/** The page was shown before its text was there, so its address could not be followed yet. */
function scrollToTarget(): void {
  addressTarget()?.scrollIntoView();
}
