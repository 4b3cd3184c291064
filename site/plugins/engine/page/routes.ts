import SitePage from './site-page.tsx';

/** Stands in for the engine's table of routes: the pages of a site are files, and any path may be one. */
export default [{ path: '*', component: SitePage }];
