import { removePack } from './saved-pack.ts';
import { scope } from './worker-scope.ts';

// Built as sw.js if the store pack is switched off. A browser with the other worker fetches this one with the next
// page, and it removes everything saved.

const base = new URL(scope.registration.scope).pathname;

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) =>
  event.waitUntil(removePack(base, scope.registration)),
);
