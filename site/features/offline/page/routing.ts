import { decoded } from '../../../shell/shared/decoded.ts';

/** The parts of a request that decide who answers it. */
export interface Asked {
  method: string;
  /** `navigate` for a page that is opened, see the Fetch standard. */
  mode: string;
  cache: string;
  url: string;
  isRange: boolean;
}

/** Who answers: the network alone, the saved copy, or the network with the saved copy behind it. */
export type Way = 'network' | 'saved' | 'network, else saved';

/** Names that change with their content, so a saved file of that name is the right one. */
const NAMED_BY_CONTENT = /[.-][0-9a-f]{8,}\.\w+$/;

/**
 * Decides who answers a request. `scope` is the address of the site with its base URL. A file that is
 * asked for past the HTTP cache is meant to come from the network: that is how a pack is saved.
 */
export function wayOf(asked: Asked, scope: string): Way {
  if (asked.method !== 'GET' || asked.isRange || !asked.url.startsWith(scope)) return 'network';
  if (asked.mode === 'navigate') return 'network, else saved';
  if (['no-store', 'reload', 'no-cache'].includes(asked.cache)) return 'network';
  return NAMED_BY_CONTENT.test(new URL(asked.url).pathname) ? 'saved' : 'network, else saved';
}

/**
 * The files that may hold the answer for an address, likeliest first, below the base URL. One page has
 * several addresses: `/docs/x`, `/docs/x/`, `/docs/x.html` and `/docs/x/index.html`.
 */
export function filesFor(url: string, scope: string): string[] {
  const path = decoded(new URL(url).pathname.slice(new URL(scope).pathname.length));
  const bare = path.replace(/(^|\/)index\.html$/, '').replace(/\.html$|\/$/, '');
  if (bare === '') return ['index.html'];
  return [...new Set([path, `${bare}.html`, `${bare}/index.html`])].filter(
    (file) => !file.endsWith('/'),
  );
}
