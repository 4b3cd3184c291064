import clientModules from '@generated/client-modules';
import type { RareIsland } from '../error-boundary/start-part.ts';
import { idOf } from '../../shared/decoded.ts';
import type { Place } from './history.ts';

// What the engine promises its client modules: to hear of each move of the reader, before and after it.

export interface Move {
  location: Place;
  previousLocation: Place | null;
}
type Action = 'onRouteUpdate' | 'onRouteDidUpdate';
type Listeners = Partial<Record<Action, (move: Move) => (() => void) | undefined>>;

/** A script of every page; a feature that is taken out leaves none. */
export const modules = clientModules as (Listeners & {
  default?: Listeners;
  /** What it brings to life in articles. */
  islands?: RareIsland[];
})[];

/** Tells all client modules of a move. Answers what tells them that it is over. */
export function tellMove(action: Action, move: Move): () => void {
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

/** The browser itself scrolls when a page is loaded; a changed query moves nothing. */
export function scrollTo({ location, previousLocation: before }: Move): void {
  const { pathname, search, hash } = location;
  if (!before) return;
  if (pathname === before.pathname && hash === before.hash && search !== before.search) return;
  if (hash) document.getElementById(idOf(hash))?.scrollIntoView();
  else window.scrollTo(0, 0);
}
