import { useSyncExternalStore } from 'react';
import { onPlace, shownPlace, siteHistory } from './place.ts';
import type { History, Place } from './history.ts';

// Replaces Docusaurus's router in the browser. React components there (search, labs) need only these hooks.

export const useHistory = (): History => siteHistory;
export const useLocation = (): Place => useSyncExternalStore(onPlace, shownPlace, shownPlace);
