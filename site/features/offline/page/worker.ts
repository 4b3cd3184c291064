import { answer, wayOf } from './answer.ts';
import { LIST, WORKER } from '../shared/pack-list.ts';
import { readLook, removePack, writeLook, isDue } from './saved-pack.ts';
import { scope, type FetchEvent } from './worker-scope.ts';

const isGone = ({ status }: Response): boolean => status === 404 || status === 410;

// Becomes sw.js. It only answers from what the page has saved, and gives up when the owner says so.

const site = scope.registration.scope;
const base = new URL(site).pathname;
/** Pages that were opened from the saved copy, so that they can say so. */
const fromSaved = new Set<string>();

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { method, mode, cache, url } = request;
  const way = wayOf({ method, mode, cache, url, isRange: request.headers.has('range') }, site);
  if (way === 'network') return;
  event.respondWith(respond(event, way === 'saved'));
  if (mode === 'navigate') event.waitUntil(obeySwitch());
});

scope.addEventListener('message', ({ source, ports }) =>
  ports[0]?.postMessage(source !== null && fromSaved.has(source.id)),
);

async function respond(
  { request, resultingClientId }: FetchEvent,
  savedFirst: boolean,
): Promise<Response> {
  const { response, isSaved } = await answer(request, { base, site, savedFirst });
  if (isSaved && request.mode === 'navigate') fromSaved.add(resultingClientId);
  return response;
}

async function obeySwitch(): Promise<void> {
  const look = 'looked for the switch';
  if (!isDue(await readLook(base, look), Date.now())) return;
  if (await isSwitchedOff(base)) await removePack(base, scope.registration);
  else await writeLook(base, look, Date.now());
}

/**
 * Whether the owner of the site no longer wants saved copies: the list says so, or the list or the
 * worker is gone (404, 410). No answer, or any other answer, changes nothing.
 */
async function isSwitchedOff(base: string): Promise<boolean> {
  try {
    const list = await fetch(base + LIST, { cache: 'no-store' });
    if (isGone(list)) return true;
    if (list.ok && ((await list.json()) as { enabled?: boolean }).enabled === false) return true;
    return isGone(await fetch(base + WORKER, { cache: 'no-store' }));
  } catch {
    return false;
  }
}
