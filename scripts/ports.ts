import { apiNames } from '../specs/apis.ts';
import { readPorts } from './ports.mjs';

/** The servers, by their folders in servers/. */
export const servers = apiNames;

/** The ports, from the environment (set by `scripts/run.mjs`) or the defaults. */
export const ports = readPorts(process.env) as Record<'site' | (typeof servers)[number], number>;

/** The local URL of each server, as JSON for pages of the local site. */
export const localServers = JSON.stringify(
  Object.fromEntries(servers.map((name) => [name, `http://localhost:${ports[name]}`])),
);

/** Adds the local site to the CORS origins of a server. */
export function allowSite(server: string): NodeJS.ProcessEnv {
  const variable = `${server.toUpperCase().replaceAll('-', '_')}_CORS_ORIGINS`;
  const own = process.env[variable];
  const origins = ['localhost', '127.0.0.1'].map((host) => `http://${host}:${ports.site}`);
  return { [variable]: [...(own ? [own] : []), ...origins].join(',') };
}
