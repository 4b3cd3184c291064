import { decodedPath } from '../../shared/decoded.ts';

/** A place in the site, as `useLocation` answers it. */
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

/** What `useHistory` answers: the part of `history` 4 that Docusaurus, its theme and we use. */
export interface History {
  readonly location: Place;
  readonly action: Action;
  push(to: To, state?: unknown): void;
  replace(to: To, state?: unknown): void;
  go(steps: number): void;
  goBack(): void;
  listen(listener: Listener): () => void;
  /** A guard that answers `false` keeps the reader where they are. */
  block(guard: Guard): () => void;
  createHref(place: Partial<Place>): string;
}

/** What we keep in an entry of the browser's history. `index` tells how far apart two entries are. */
interface Entry {
  key?: string;
  index?: number;
  state?: unknown;
}

const createHref = ({ pathname = '/', search = '', hash = '' }: Partial<Place>): string =>
  pathname + (search && search !== '?' ? search : '') + (hash && hash !== '#' ? hash : '');

/** Where a link leads that stands on the page `from`. */
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

/** Without what hosts may leave out or add, and without capitals. */
const bare = (pathname: string) => pathname.replace(/(\/index)?\.html$|\/$/, '').toLowerCase();

/**
 * A host that is lenient with capitals has sent a page of another address: the page says which, and is
 * shown under that. Routes know one address only, as most hosts do.
 */
export function settleAddress(): void {
  const { pathname, search, hash } = window.location;
  const said = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
  const sent = said && new URL(said).pathname;
  if (!sent || bare(sent) !== bare(pathname) || pathname.startsWith(sent)) return;
  window.history.replaceState(window.history.state, '', sent + search + hash);
}

/** The reader's way through the site, kept in the history of the browser. */
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
  // The entry a reader began with has a place too: a guard must be able to lead back from it.
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
    const kept: Entry = { key, index, state: next.state };
    const href = createHref(next);
    if (by === 'PUSH') window.history.pushState(kept, '', href);
    else window.history.replaceState(kept, '', href);
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
      // A link to a place on the same page makes an entry without our index.
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
