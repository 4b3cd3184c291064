import { decodedPath } from '../../shared/decoded.ts';

/** A location within the site, as `useLocation` returns it. */
export interface Place {
  pathname: string;
  search: string;
  hash: string;
  state: unknown;
  key: string | undefined;
}

export type Action = 'PUSH' | 'REPLACE' | 'POP';
type To = string | Partial<Place>;
type Listener = (place: Place, action: Action) => void;
type Guard = (place: Place, action: Action) => unknown;

/** What `useHistory` returns: the subset of `history` 4 that Docusaurus, its theme and we use. */
export interface History {
  readonly location: Place;
  readonly action: Action;
  push(to: To, state?: unknown): void;
  replace(to: To, state?: unknown): void;
  go(steps: number): void;
  goBack(): void;
  listen(listener: Listener): () => void;
  /** A guard that returns `false` blocks the navigation. */
  block(guard: Guard): () => void;
  createHref(place: Partial<Place>): string;
}

/** The state of a history entry. The difference of two indexes is their distance in the history. */
interface Entry {
  key?: string;
  index?: number;
  state?: unknown;
}

const createHref = ({ pathname = '/', search = '', hash = '' }: Partial<Place>): string =>
  pathname + (search && search !== '?' ? search : '') + (hash && hash !== '#' ? hash : '');

/** Resolves a link on the page `from`. */
function resolvePlace(to: To, from: Place): Place {
  const given = typeof to === 'string' ? parse(to) : to;
  const pathname = given.pathname
    ? given.pathname.startsWith('/')
      ? given.pathname
      : decodedPath(new URL(given.pathname, `https://site${from.pathname}`).pathname)
    : from.pathname;
  return {
    pathname,
    search: prefixed('?', given.search),
    hash: prefixed('#', given.hash),
    state: given.state,
    key: given.key,
  };
}

const parse = (to: string): Partial<Place> => {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(to) ?? [];
  return { pathname, search, hash };
};

const prefixed = (sign: string, part = '') =>
  part && !part.startsWith(sign) ? sign + part : part === sign ? '' : part;

/** Normalizes a path: without index, extension and trailing slash, in lower case. */
const bare = (pathname: string) => pathname.replace(/(\/index)?\.html$|\/$/, '').toLowerCase();

/**
 * Replaces the URL by the canonical one if they differ in case: a lenient host serves such URLs, but routes match one
 * path only. One that differs only in its ending is kept: `pagePath` leads from all of them to the page.
 */
export function settleAddress(): void {
  const { pathname, search, hash } = window.location;
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
  const path = canonical && new URL(canonical).pathname;
  if (!path || bare(path) !== bare(pathname) || pathname.startsWith(path)) return;
  window.history.replaceState(window.history.state, '', path + search + hash);
}

/** Creates a `history` 4 compatible object on top of the browser's history. */
export function createHistory(): History {
  const listeners = new Set<Listener>();
  const guards = new Set<Guard>();
  const entry = () => (window.history.state ?? {}) as Entry;
  const here = (): Place => ({
    pathname: decodedPath(window.location.pathname),
    search: window.location.search,
    hash: window.location.hash,
    state: entry().state,
    key: entry().key,
  });
  let location = here();
  let action: Action = 'POP';
  let index = entry().index ?? 0;
  // The first entry needs an index too, so that a guard can return from it.
  window.history.replaceState({ ...entry(), index } satisfies Entry, '');
  let isReturning = false;

  const isBlocked = (next: Place, by: Action) =>
    [...guards].some((guard) => guard(next, by) === false);
  const arrive = (next: Place, by: Action) => {
    location = next;
    action = by;
    for (const listener of [...listeners]) listener(next, by);
  };
  const change = (by: 'PUSH' | 'REPLACE', to: To, state?: unknown) => {
    const key = Math.random().toString(36).slice(2, 8);
    const next = { ...resolvePlace(to, location), key };
    if (state !== undefined) next.state = state;
    if (isBlocked(next, by)) return;
    if (by === 'PUSH') index += 1;
    const newEntry: Entry = { key, index, state: next.state };
    const href = createHref(next);
    if (by === 'PUSH') window.history.pushState(newEntry, '', href);
    else window.history.replaceState(newEntry, '', href);
    arrive(next, by);
  };

  window.addEventListener('popstate', () => {
    const next = here();
    const to = entry().index;
    if (isReturning) isReturning = false;
    else if (isBlocked(next, 'POP') && to !== undefined && to !== index) {
      isReturning = true;
      window.history.go(index - to);
    } else {
      // The browser creates an entry without our index for a link within the page.
      index = to ?? index + 1;
      if (to === undefined) window.history.replaceState({ ...entry(), index } satisfies Entry, '');
      arrive(next, 'POP');
    }
  });

  return {
    get location() {
      return location;
    },
    get action() {
      return action;
    },
    push: (to, state) => change('PUSH', to, state),
    replace: (to, state) => change('REPLACE', to, state),
    go: (steps) => window.history.go(steps),
    goBack: () => window.history.back(),
    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    block(guard) {
      guards.add(guard);
      return () => void guards.delete(guard);
    },
    createHref,
  };
}
