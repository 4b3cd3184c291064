import { decodedPath } from '@site/src/addresses/decoded.ts';
import { askForNewBuild, isMissingFile } from '@site/src/components/part/new-build.ts';
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

/**
 * Loads all that is needed to show the page at an address. Where that fails the engine reloads it; a
 * reader whose page has outlived its build is told why before.
 */
export default async function preload(pathname: string): Promise<void> {
  try {
    await load(pathname);
  } catch (error) {
    if (!isMissingFile(error) || !(await askForNewBuild())) throw error;
    console.warn(error);
    // The page is about to be loaded anew, at the address that it has by now.
    await new Promise(() => undefined);
  }
}

async function load(pathname: string): Promise<void> {
  const found = await findRoutes(pathname);
  const trail = found.flatMap((route) => (route['trail'] as string[] | undefined) ?? []);
  await Promise.all([
    ...found.map((route) => route.component.preload?.()),
    ...trail.map(loadEntries),
  ]);
}
