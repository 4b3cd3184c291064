import { decoded } from '../../../shell/shared/decoded.ts';
import { cacheName, fileCaches, readSaved } from './saved-pack.ts';

/** Milliseconds after which the saved copy answers instead of the network. */
const NETWORK_TIMEOUT = 3000;

/** URLs of the site, and whether the saved copy goes first. */
interface SiteContext {
  base: string;
  site: string;
  savedFirst: boolean;
}

interface RoutedResponse {
  response: Response;
  isSaved: boolean;
}

/** Answers a request from the network or the saved copy. Rejects if neither has a response. */
export async function answerRequest(
  request: Request,
  context: SiteContext,
): Promise<RoutedResponse> {
  const saved = () => findSaved(request.url, context);
  if (context.savedFirst) {
    const response = await saved();
    return response ? { response, isSaved: true } : fromNetwork(fetch(request));
  }
  const network = fetch(request);
  const timely = await Promise.race([
    network.catch(() => undefined),
    new Promise<undefined>((resolve) => setTimeout(resolve, NETWORK_TIMEOUT)),
  ]);
  if (timely && timely.status < 500) return { response: timely, isSaved: false };
  const response = await saved();
  if (response) return { response, isSaved: true };
  try {
    return await fromNetwork(network);
  } catch (error) {
    const missing = request.mode === 'navigate' ? await notFound(context) : undefined;
    if (missing) return { response: missing, isSaved: true };
    throw error;
  }
}

const fromNetwork = async (network: Promise<Response>): Promise<RoutedResponse> => ({
  response: await network,
  isSaved: false,
});

/** Looks in the current version, then in older ones that open tabs may still need. */
async function findSaved(url: string, { base, site }: SiteContext): Promise<Response | undefined> {
  const current = await readSaved(base);
  if (!current) return undefined;
  const first = cacheName(base, current.version);
  const others = (await fileCaches(base)).filter((name) => name !== first);
  for (const name of [first, ...others]) {
    for (const file of filesFor(url, site)) {
      const found = await caches.match(base + file, { cacheName: name });
      if (found) return found;
    }
  }
  return undefined;
}

async function notFound({ base, site }: SiteContext): Promise<Response | undefined> {
  const page = await findSaved(`${site}404.html`, { base, site, savedFirst: true });
  return page && new Response(page.body, { status: 404, headers: page.headers });
}

/** The properties of a request that decide the strategy. */
export interface RoutedRequest {
  method: string;
  /** `navigate` for a page load (Fetch standard). */
  mode: string;
  cache: string;
  url: string;
  isRange: boolean;
}

/** Network only, saved copy first, or network first with the saved copy as fallback. */
type Strategy = 'network-only' | 'cache-first' | 'network-first';

/** File names with a content hash: a saved file of that name is always current. */
const HASHED_NAME = /[.-][0-9a-f]{8,}\.\w+$/;

/**
 * Chooses the strategy for a request. `scope` is the URL of the site including its base URL. A request that bypasses
 * the HTTP cache needs the network: that is how a pack is saved.
 */
export function strategyFor(request: RoutedRequest, scope: string): Strategy {
  if (request.method !== 'GET' || request.isRange || !request.url.startsWith(scope))
    return 'network-only';
  if (request.mode === 'navigate') return 'network-first';
  if (['no-store', 'reload', 'no-cache'].includes(request.cache)) return 'network-only';
  return HASHED_NAME.test(new URL(request.url).pathname) ? 'cache-first' : 'network-first';
}

/**
 * The files below the base URL that may answer a URL, most likely first. A page has several URLs: `/docs/x`,
 * `/docs/x/`, `/docs/x.html` and `/docs/x/index.html`.
 */
export function filesFor(url: string, scope: string): string[] {
  const path = decoded(new URL(url).pathname.slice(new URL(scope).pathname.length));
  const bare = path.replace(/(^|\/)index\.html$/, '').replace(/\.html$|\/$/, '');
  if (bare === '') return ['index.html'];
  return [...new Set([path, `${bare}.html`, `${bare}/index.html`])].filter(
    (file) => !file.endsWith('/'),
  );
}
