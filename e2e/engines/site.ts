import { readFileSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readBuiltFiles } from '../../hosting/built-files.ts';
import { commonHeaders } from '../../hosting/rules.ts';
import { hostSite, locate } from '../../hosting/static-host.ts';

/** The built site on its own port, with simulated failures. */
export interface Site {
  url: string;
  /** Drops the connection of every request for a matching path; call without an argument to stop. */
  lose(paths?: RegExp): void;
  close(): void;
}

/** The path of `listener`. */
const LISTENER = '/first-script.js';

/**
 * Hosts a built site. `listener` is a script that each page runs first, for browsers whose protocol does not report errors
 * of pages.
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
