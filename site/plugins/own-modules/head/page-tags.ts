import routes from '@generated/routes';
import siteConfig from '@generated/docusaurus.config';
import { matchRoutes, type SiteRoute } from '../routing/match.ts';

// What a page says of itself to machines is written once, into its HTML (plugins/page-head/own-tags.ts).
// A reader who comes by a link gets the same tags from a file beside it.

/** The route whose tags stand in the head; of a loaded page, which brings its own, none is asked for. */
let shown: string | undefined;

interface Move {
  location: { pathname: string };
  previousLocation: unknown;
}

export function onRouteDidUpdate({ location, previousLocation }: Move): undefined {
  const route = matchRoutes(routes as SiteRoute[], location.pathname).at(-1)?.route.path ?? '*';
  if (shown === route) return;
  shown = route;
  if (!previousLocation) return;
  const { baseUrl } = siteConfig;
  const name = route === '*' ? '404' : route.slice(baseUrl.length) || 'index';
  void fetch(`${baseUrl}heads/${name}.txt`)
    .then((answer) => (answer.ok ? answer.text() : ''))
    // Without an answer the head says nothing, rather than something of another page.
    .catch(() => '')
    .then((tags) => {
      if (shown === route) show(tags);
    });
}

/** Puts tags in the place of those that are there; what is the same stays. */
function show(tags: string): void {
  const made = document.createElement('template');
  made.innerHTML = tags;
  const wanted = [...made.content.children];
  for (const old of document.head.querySelectorAll('[data-rh]:not(title)')) {
    const same = wanted.findIndex((tag) => tag.isEqualNode(old));
    if (same < 0) old.remove();
    else wanted.splice(same, 1);
  }
  document.head.append(...wanted);
}
