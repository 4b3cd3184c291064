import { removePack } from './saved-pack.ts';
import { scope } from './worker-scope.ts';

// Becomes sw.js where the owner has switched the store pack off. A browser that has the other worker
// fetches this one when a page is next opened, and with it everything saved is removed.

const base = new URL(scope.registration.scope).pathname;

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) =>
  event.waitUntil(removePack(base, scope.registration)),
);
