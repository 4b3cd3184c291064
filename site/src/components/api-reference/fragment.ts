import { askForNewBuild, fetchBuilt, isMissingFile } from '../part/new-build.ts';

export type FragmentState =
  | { kind: 'in the page' }
  | { kind: 'loading' }
  | { kind: 'fetched'; html: string }
  | { kind: 'failed'; reason: string };

/** The HTML of one API page, and whether it is here yet. */
export interface Fragment {
  url: string;
  state(): FragmentState;
  change(state: FragmentState): void;
  /** Takes what the page shows for the next visit, unless it was fetched before. */
  keep(html: string): void;
  subscribe(listener: () => void): () => void;
}

/**
 * The HTML at an address. It is asked for at once, which is when a reader points at a link to the
 * page, unless the server has sent it within this page.
 */
export function fragmentOf(url: string, isInPage: boolean): Fragment {
  let state: FragmentState = { kind: 'in the page' };
  const listeners = new Set<() => void>();
  const fragment: Fragment = {
    url,
    state: () => state,
    change(next) {
      state = next;
      for (const listener of listeners) listener();
    },
    keep(html) {
      if (state.kind === 'in the page') state = { kind: 'fetched', html };
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  if (!isInPage) void fetchFragment(fragment);
  return fragment;
}

/** Fetches the text, or says in the state why it could not. */
export async function fetchFragment(fragment: Fragment): Promise<void> {
  fragment.change({ kind: 'loading' });
  try {
    const response = await fetchBuilt(fragment.url);
    fragment.change({ kind: 'fetched', html: await response.text() });
  } catch (error) {
    fragment.change({ kind: 'failed', reason: (error as Error).message.replace(/\.$/, '') });
    if (isMissingFile(error)) void askForNewBuild();
  }
}
