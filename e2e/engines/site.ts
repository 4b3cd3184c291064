import { readFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readBuiltFiles } from '../../hosting/built-files.ts';
import { commonHeaders } from '../../hosting/rules.ts';
import { hostSite, locate } from '../../hosting/static-host.ts';

/** The built site on a port of its own, and what can be done to it. */
export interface Site {
  url: string;
  /** Ends the connection of every request for such a path, until it is called without one. */
  lose(paths?: RegExp): void;
  close(): void;
}

/** Where `listener` stands on a site that is hosted with one. */
const LISTENER = '/first-script.js';

/**
 * Hosts a built site. `listener` is a script that each page runs before its own, for browsers whose
 * protocol tells nothing of what a page gets wrong.
 */
export async function openSite(folder: string, listener?: string): Promise<Site> {
  const host = await hostSite(folder, 0);
  const headers = commonHeaders(readBuiltFiles(folder));
  const [answer] = host.listeners('request') as RequestListener[];
  let lost: RegExp | undefined;
  const respond = (request: IncomingMessage, response: ServerResponse) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    if (lost?.test(path)) return response.destroy();
    if (listener === undefined) return answer?.(request, response);
    if (path === LISTENER)
      return response.setHeader('Content-Type', 'text/javascript').end(listener);
    const place = locate(folder, path);
    const file = 'file' in place ? place.file : `${folder}/404.html`;
    if ('redirect' in place || !file.endsWith('.html')) return answer?.(request, response);
    response.writeHead('file' in place ? 200 : 404, { ...headers, 'Content-Type': 'text/html' });
    const page = readFileSync(file, 'utf8');
    return response.end(page.replace('<head>', `<head><script src="${LISTENER}"></script>`));
  };
  host.removeAllListeners('request').on('request', respond);
  return {
    url: `http://localhost:${(host.address() as AddressInfo).port}`,
    lose: (paths) => (lost = paths),
    close: () => {
      host.close();
      host.closeAllConnections();
    },
  };
}
