import { answer } from './answer.ts';
import { isSwitchedOff } from './kill-switch.ts';
import { isDue } from './plan.ts';
import { wayOf } from './routing.ts';
import { readLook, removePack, writeLook } from './saved-pack.ts';
import { scope, type FetchEvent } from './worker-scope.ts';

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
