import { decodedPath } from '@site/src/addresses/decoded.ts';
import { loadEntries } from '@site/src/components/sidebar/entries.ts';
import routes from '@generated/routes';
import { matchRoutes, type SiteRoute } from './match.ts';
import { knowRoutesAround } from './pages.tsx';

const withoutFileName = (pathname: string) => pathname.replace(/(?:\/index)?\.html$/, '') || '/';

/** The routes of an address, once the table they stand in is here. */
export async function findRoutes(pathname: string): Promise<SiteRoute[]> {
  const path = decodedPath(withoutFileName(pathname));
  await knowRoutesAround(path);
  return matchRoutes(routes as SiteRoute[], path).map(({ route }) => route);
}

/** Loads all that is needed to show the page at an address. */
export default async function preload(pathname: string): Promise<void> {
  const found = await findRoutes(pathname);
  const trail = found.flatMap((route) => (route['trail'] as string[] | undefined) ?? []);
  await Promise.all([
    ...found.map((route) => route.component.preload?.()),
    ...trail.map(loadEntries),
  ]);
}
