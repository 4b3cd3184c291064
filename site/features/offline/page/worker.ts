import { answerRequest, strategyFor } from './answer.ts';
import { LIST, WORKER } from '../shared/pack-list.ts';
import { readCheckTime, removePack, writeCheckTime, isDue } from './saved-pack.ts';
import { scope, type FetchEvent } from './worker-scope.ts';

const isGone = ({ status }: Response): boolean => status === 404 || status === 410;

// Built as sw.js. Only serves what the page has saved, and removes it when the owner disables the store pack.

const site = scope.registration.scope;
const base = new URL(site).pathname;
/** Clients whose page came from the saved copy. */
const servedFromCache = new Set<string>();

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { method, mode, cache, url } = request;
  const strategy = strategyFor(
    { method, mode, cache, url, isRange: request.headers.has('range') },
    site,
  );
  if (strategy === 'network-only') return;
  event.respondWith(respond(event, strategy === 'cache-first'));
  if (mode === 'navigate') event.waitUntil(removeIfDisabled());
});

scope.addEventListener('message', ({ source, ports }) =>
  ports[0]?.postMessage(source !== null && servedFromCache.has(source.id)),
);

async function respond(
  { request, resultingClientId }: FetchEvent,
  savedFirst: boolean,
): Promise<Response> {
  const { response, isSaved } = await answerRequest(request, { base, site, savedFirst });
  if (isSaved && request.mode === 'navigate') servedFromCache.add(resultingClientId);
  return response;
}

async function removeIfDisabled(): Promise<void> {
  const check = 'looked for the switch';
  if (!isDue(await readCheckTime(base, check), Date.now())) return;
  if (await isDisabled(base)) await removePack(base, scope.registration);
  else await writeCheckTime(base, check, Date.now());
}

/**
 * Whether the owner disabled saved copies: the list says so, or list or worker are gone (404, 410). Any other
 * response, or none, changes nothing.
 */
async function isDisabled(base: string): Promise<boolean> {
  try {
    const list = await fetch(base + LIST, { cache: 'no-store' });
    if (isGone(list)) return true;
    if (list.ok && ((await list.json()) as { enabled?: boolean }).enabled === false) return true;
    return isGone(await fetch(base + WORKER, { cache: 'no-store' }));
  } catch {
    return false;
  }
}
