import { createHistory, settleAddress } from './history.ts';

settleAddress();

/** The reader's way through the site. */
export const siteHistory = createHistory();
