import { useLayoutEffect, type ReactNode } from 'react';
import clientModules from '@generated/client-modules';
import { decoded } from '@site/src/addresses/decoded.ts';

// Stands in for the engine's ClientLifecyclesDispatcher, which decodes the hash of an address without a
// guard: a link to #% would take the page down.

interface Place {
  pathname: string;
  search: string;
  hash: string;
}
interface Move {
  location: Place;
  previousLocation: Place | null;
}
type Action = 'onRouteUpdate' | 'onRouteDidUpdate';
type Listeners = Partial<Record<Action, (move: Move) => (() => void) | undefined>>;

/** Tells all client modules of a move. Answers what tells them that it is over. */
export function dispatchLifecycleAction(action: Action, move: Move): () => void {
  const ends = (clientModules as (Listeners & { default?: Listeners })[]).map((module) => {
    try {
      return (module.default?.[action] ?? module[action])?.(move);
    } catch (error) {
      // It runs while React renders: thrown on, it would take the page with it.
      console.warn('A part of the site did not follow the move to this page.', error);
      return undefined;
    }
  });
  return () => ends.forEach((end) => end?.());
}

export default function ClientLifecycles({
  children,
  ...move
}: Move & { children: ReactNode }): ReactNode {
  const { location, previousLocation } = move;
  useLayoutEffect(() => {
    if (previousLocation === location) return;
    scroll(move);
    dispatchLifecycleAction('onRouteDidUpdate', move);
  }, [previousLocation, location]);
  return children;
}

/** The browser itself scrolls when a page is loaded; a changed query moves nothing. */
function scroll({ location, previousLocation: before }: Move): void {
  const { pathname, search, hash } = location;
  if (!before) return;
  if (pathname === before.pathname && hash === before.hash && search !== before.search) return;
  if (hash) document.getElementById(decoded(hash.slice(1)))?.scrollIntoView();
  else window.scrollTo(0, 0);
}
