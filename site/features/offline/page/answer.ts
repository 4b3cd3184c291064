import { filesFor } from './routing.ts';
import { cacheName, fileCaches, readSaved } from './saved-pack.ts';

/** How long the network may take before the saved copy answers, in milliseconds. */
const PATIENCE = 3000;

/** Where the site is, and whether the saved copy goes first. */
export interface Place {
  base: string;
  site: string;
  savedFirst: boolean;
}

export interface Answered {
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
