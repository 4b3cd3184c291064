import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';

/** A static host of one folder. */
export interface Host {
  url: string;
  close(): void;
}

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.mjs': 'text/javascript',
  '.png': 'image/png',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/**
 * Serves a folder with gzip and nothing else: the same for our site and for every peer.
 *
 * @param rewrites requested paths, each with the path whose file is served
 */
export async function hostFolder(
  folder: string,
  rewrites: Record<string, string> = {},
): Promise<Host> {
  // Compressed once, so that compression does not delay a visit.
  const compressed = new Map<string, Buffer>();
  const server = createServer(({ url = '/' }, response) => {
    const requested = normalize(decodeURIComponent(new URL(url, 'http://host').pathname));
    const path = rewrites[requested] ?? requested;
    const file = [path, `${path}.html`, join(path, 'index.html')]
      .map((name) => join(folder, name))
      .find((name) => existsSync(name) && statSync(name).isFile());
    if (!file) {
      response.writeHead(404).end();
      return;
    }
    const body = compressed.get(file) ?? gzipSync(readFileSync(file));
    compressed.set(file, body);
    const type = TYPES[extname(file)] ?? 'application/octet-stream';
    response.writeHead(200, { 'content-type': type, 'content-encoding': 'gzip' }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
