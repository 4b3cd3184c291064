import { decoded } from '../../../shell/shared/decoded.ts';
import { cacheName, fileCaches, readSaved } from './saved-pack.ts';

/** How long the network may take before the saved copy answers, in milliseconds. */
const PATIENCE = 3000;

/** Where the site is, and whether the saved copy goes first. */
interface Place {
  base: string;
  site: string;
  savedFirst: boolean;
}

interface Answered {
  response: Response;
  isSaved: boolean;
}

/** Answers a request from the network or from the saved copy. Rejects when neither has an answer. */
export async function answer(request: Request, place: Place): Promise<Answered> {
  const saved = () => findSaved(request.url, place);
  if (place.savedFirst) {
    const response = await saved();
    return response ? { response, isSaved: true } : fromNetwork(fetch(request));
  }
  const network = fetch(request);
  const quick = await Promise.race([
    network.catch(() => undefined),
    new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE)),
  ]);
  if (quick && quick.status < 500) return { response: quick, isSaved: false };
  const response = await saved();
  if (response) return { response, isSaved: true };
  try {
    return await fromNetwork(network);
  } catch (error) {
    const missing = request.mode === 'navigate' ? await notFound(place) : undefined;
    if (missing) return { response: missing, isSaved: true };
    throw error;
  }
}

const fromNetwork = async (network: Promise<Response>): Promise<Answered> => ({
  response: await network,
  isSaved: false,
});

/** Looks in the version in use, then in those that open tabs may still need files of. */
async function findSaved(url: string, { base, site }: Place): Promise<Response | undefined> {
  const inUse = await readSaved(base);
  if (!inUse) return undefined;
  const first = cacheName(base, inUse.version);
  const others = (await fileCaches(base)).filter((name) => name !== first);
  for (const name of [first, ...others]) {
    for (const file of filesFor(url, site)) {
      const found = await caches.match(base + file, { cacheName: name });
      if (found) return found;
    }
  }
  return undefined;
}

async function notFound({ base, site }: Place): Promise<Response | undefined> {
  const page = await findSaved(`${site}404.html`, { base, site, savedFirst: true });
  return page && new Response(page.body, { status: 404, headers: page.headers });
}

/** The parts of a request that decide who answers it. */
export interface Asked {
  method: string;
  /** `navigate` for a page that is opened, see the Fetch standard. */
  mode: string;
  cache: string;
  url: string;
  isRange: boolean;
}

/** Who answers: the network alone, the saved copy, or the network with the saved copy behind it. */
type Way = 'network' | 'saved' | 'network, else saved';

/** Names that change with their content, so a saved file of that name is the right one. */
const NAMED_BY_CONTENT = /[.-][0-9a-f]{8,}\.\w+$/;

/**
 * Decides who answers a request. `scope` is the address of the site with its base URL. A file that is
 * asked for past the HTTP cache is meant to come from the network: that is how a pack is saved.
 */
export function wayOf(asked: Asked, scope: string): Way {
  if (asked.method !== 'GET' || asked.isRange || !asked.url.startsWith(scope)) return 'network';
  if (asked.mode === 'navigate') return 'network, else saved';
  if (['no-store', 'reload', 'no-cache'].includes(asked.cache)) return 'network';
  return NAMED_BY_CONTENT.test(new URL(asked.url).pathname) ? 'saved' : 'network, else saved';
}

/**
 * The files that may hold the answer for an address, likeliest first, below the base URL. One page has
 * several addresses: `/docs/x`, `/docs/x/`, `/docs/x.html` and `/docs/x/index.html`.
 */
export function filesFor(url: string, scope: string): string[] {
  const path = decoded(new URL(url).pathname.slice(new URL(scope).pathname.length));
  const bare = path.replace(/(^|\/)index\.html$/, '').replace(/\.html$|\/$/, '');
  if (bare === '') return ['index.html'];
  return [...new Set([path, `${bare}.html`, `${bare}/index.html`])].filter(
    (file) => !file.endsWith('/'),
  );
}
