import clientModules from '@generated/client-modules';
import type { RareIsland } from '../error-boundary/start-isolated.ts';
import { idOf } from '../../shared/decoded.ts';
import type { Place } from './history.ts';

// The lifecycle of Docusaurus client modules: called before and after each navigation.

export interface Move {
  location: Place;
  previousLocation: Place | null;
}
type Action = 'onRouteUpdate' | 'onRouteDidUpdate';
type Listeners = Partial<Record<Action, (move: Move) => (() => void) | undefined>>;

/** The client modules of Docusaurus and of our features. */
export const modules = clientModules as (Listeners & {
  default?: Listeners;
  /** Islands that it adds to articles. */
  islands?: RareIsland[];
})[];

/** Notifies all client modules of a navigation. Returns a function that calls their cleanups. */
export function notifyModules(action: Action, move: Move): () => void {
  const ends = modules.map((module) => {
    try {
      return (module.default?.[action] ?? module[action])?.(move);
    } catch (error) {
      console.warn('A part of the site did not follow the move to this page.', error);
      return undefined;
    }
  });
  return () => ends.forEach((end) => end?.());
}

/** Scrolls after a navigation. The browser scrolls on page load; a changed query does not scroll. */
export function scrollTo({ location, previousLocation: before }: Move): void {
  const { pathname, search, hash } = location;
  if (!before) return;
  const isSamePage = pathname === before.pathname;
  if (isSamePage && hash === before.hash && search !== before.search) return;
  const target = hash ? document.getElementById(idOf(hash)) : null;
  if (target) target.scrollIntoView();
  else if (!hash || !isSamePage) window.scrollTo(0, 0);
}
