import type { Options } from '@docusaurus/plugin-sitemap';
import { flattenRoutes } from '@docusaurus/utils';
import { areaOf } from '../../../content/products.ts';
import { references } from '../../../features/reference/build/references.ts';
import { oncePerProcess } from '../plugins.ts';
import { execFileSync } from 'node:child_process';
import { dirname } from 'node:path/posix';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

const day = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 10);

const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'core.quotePath=false', ...args], {
    cwd,
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'ignore'],
  });

const { history } = oncePerProcess('page-dates.history', () => ({ history: readHistory() }));

/** Whether the git history is available. */
export const hasDates = history !== undefined;

/**
 * The day of the last commit to the sources of a page, or undefined.
 *
 * @param path of the page below the base URL, beginning with a slash
 * @param source its Markdown or TypeScript file, relative to site/
 */
export const pageDate = (path: string, source?: string): string | undefined =>
  history?.(sourcesOf(path, source));

/** The day of the newest change to any page, or undefined. */
export const newestDate = (): string | undefined =>
  history?.([
    'site/docs',
    'site/src/pages',
    ...[
      '/',
      '/docs/category/',
      ...references.documents.map(({ name }) => `/docs/apis/${name}`),
    ].flatMap((path) => sourcesOf(path)),
  ]);

function sourcesOf(path: string, source?: string): string[] {
  if (path === '/')
    return ['site/src/pages/index.tsx', 'site/features/home/page', 'site/content/products.ts'];
  if (path.startsWith('/docs/category/')) {
    const body = areaOf(path.slice('/docs/category/'.length))?.body;
    return ['site/content/products.ts', 'site/sidebars.ts', ...(body ? [`site/${body}`] : [])];
  }
  const api = references.documents.find(({ name }) =>
    // A large document is split into further pages below this path.
    `${path}/`.startsWith(`/docs/apis/${name}/`),
  );
  return [...(source ? [`site/${source}`] : []), ...(api ? [api.file.replace('../', '')] : [])];
}

/** Sitemap options: `lastmod` is the commit date of each page, and is left out if unknown. */
export const sitemap: Options = {
  lastmod: hasDates ? 'date' : null,
  createSitemapItems: async ({ routes, siteConfig, defaultCreateSitemapItems }) => {
    const { url, baseUrl } = siteConfig;
    const sources = new Map(
      flattenRoutes(routes).map((route) => [route.path, route.metadata?.sourceFilePath]),
    );
    const items = await defaultCreateSitemapItems({ routes, siteConfig });
    return items.map((item) => {
      const path = item.url.slice(url.length);
      const lastmod = pageDate(`/${path.slice(baseUrl.length)}`, sources.get(path));
      return { ...item, lastmod: lastmod ?? null };
    });
  },
};

/**
 * The day of the last commit (YYYY-MM-DD, UTC) to one of these files or folders, as paths from the root of the
 * repository; undefined if there is none.
 */
type LastChange = (sources: string[]) => string | undefined;

/**
 * Reads the git history of the repository that contains `folder`. In a shallow clone or an archive, dates would be
 * wrong: it then returns undefined and prints a warning.
 */
export function readHistory(folder = root): LastChange | undefined {
  try {
    if (git(folder, 'rev-parse', '--is-shallow-repository').trim() === 'true')
      return warnWithoutDates(
        'this clone is shallow. Fetch the rest with "git fetch --unshallow".',
      );
    return lastChange(git(folder, 'log', '--no-renames', '--format=%x00%ct', '--name-only'));
  } catch {
    return warnWithoutDates('git does not know this folder.');
  }
}

function lastChange(log: string): LastChange {
  const seen = new Set<string>();
  const days = new Map<string, string>();
  for (const commit of log.split('\0')) {
    const [time = '', ...names] = commit.split('\n').filter(Boolean);
    for (const name of names) {
      // Commits come newest first, so the first one seen for a file wins.
      if (seen.has(name)) continue;
      seen.add(name);
      const changed = day(Number(time));
      for (let path = name; path !== '.'; path = dirname(path))
        if (changed > (days.get(path) ?? '')) days.set(path, changed);
    }
  }
  return (sources) =>
    sources
      .flatMap((one) => days.get(one) ?? [])
      .sort()
      .at(-1);
}

function warnWithoutDates(reason: string): undefined {
  console.warn(`[page-dates] Pages get no date, because ${reason}`);
}
