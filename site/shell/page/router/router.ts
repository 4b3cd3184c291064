import { useSyncExternalStore } from 'react';
import { onPlace, shownPlace, siteHistory } from './place.ts';
import type { History, Place } from './history.ts';

// Stands in for the engine's router in the browser: what React draws there (search, labs) asks for no more.

export const useHistory = (): History => siteHistory;
export const useLocation = (): Place => useSyncExternalStore(onPlace, shownPlace, shownPlace);
