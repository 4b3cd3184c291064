import { apiNames } from '../specs/apis.ts';
import { readPorts } from './ports.mjs';

/** The servers, by their folders in servers/. */
export const servers = apiNames;

/** What listens where: `scripts/run.mjs` has chosen, else the environment or the defaults. */
export const ports = readPorts(process.env) as Record<'site' | (typeof servers)[number], number>;

/** Where each server is found on this machine, as JSON for the pages of the site on this machine. */
export const localServers = JSON.stringify(
  Object.fromEntries(servers.map((name) => [name, `http://localhost:${ports[name]}`])),
);

/** Lets the pages of the site on this machine call a server beside it, with those already allowed. */
export function allowSite(server: string): NodeJS.ProcessEnv {
  const variable = `${server.toUpperCase().replaceAll('-', '_')}_CORS_ORIGINS`;
  const own = process.env[variable];
  const origins = ['localhost', '127.0.0.1'].map((host) => `http://${host}:${ports.site}`);
  return { [variable]: [...(own ? [own] : []), ...origins].join(',') };
}
