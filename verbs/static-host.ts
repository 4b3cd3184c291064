import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.yaml': 'application/yaml; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.pdf': 'application/pdf',
  '.bin': 'application/octet-stream',
};

const COMPRESSIBLE = new Set([
  '.html',
  '.js',
  '.css',
  '.json',
  '.xml',
  '.svg',
  '.wasm',
  '.yaml',
  '.md',
  '.txt',
  '.bin',
]);

/** Where a path of the site leads: a file to send, another address, or nothing. */
export type Place = { file: string } | { redirect: string } | { missing: true };

/**
 * Finds the file for a URL path as a static host does: `/a`, `/a.html` and `/a/index.html` are
 * one page, `/a/` leads to `/a`.
 */
export function locate(folder: string, pathname: string): Place {
  let path: string;
  try {
    path = decodeURIComponent(pathname);
  } catch {
    return { missing: true };
  }
  const clean = normalize(path).replaceAll('\\', '/');
  if (clean !== path || path.includes('\0')) return { missing: true };
  const bare = path === '/' ? '/index' : path.replace(/\/$/, '').replace(/(\/index)?\.html$/, '');
  const candidates = [path, `${bare || '/index'}.html`, `${bare}/index.html`];
  for (const candidate of candidates) {
    const file = join(folder, candidate);
    if (!existsSync(file) || !statSync(file).isFile()) continue;
    if (path !== '/' && path.endsWith('/')) return { redirect: path.slice(0, -1) };
    return { file };
  }
  return { missing: true };
}

/** Serves a built site on 127.0.0.1; `port` 0 takes a free one. */
export function hostSite(folder: string, port: number): Promise<Server> {
  const server = createServer((request, response) => {
    answer(folder, request, response).catch((error: unknown) => {
      if (isClosedEarly(error)) return;
      console.error(error);
      response.destroy();
    });
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}

async function answer(folder: string, request: IncomingMessage, response: ServerResponse) {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { allow: 'GET, HEAD' }).end();
    return;
  }
  const url = new URL(request.url ?? '/', 'http://localhost');
  const place = locate(folder, url.pathname);
  if ('redirect' in place) {
    response.writeHead(301, { location: place.redirect + url.search }).end();
    return;
  }
  const found = 'file' in place;
  await send(found ? place.file : join(folder, '404.html'), found ? 200 : 404, request, response);
}

async function send(
  file: string,
  status: number,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const kind = extname(file);
  const { size, mtimeMs } = statSync(file);
  const tag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
  const headers: Record<string, string> = {
    'content-type': TYPES[kind] ?? 'application/octet-stream',
    'cache-control': file.includes('/assets/')
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=0, must-revalidate',
    etag: tag,
    vary: 'accept-encoding',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
  };
  if (status === 200 && request.headers['if-none-match'] === tag) {
    response.writeHead(304, headers).end();
    return;
  }
  const encoder = COMPRESSIBLE.has(kind) ? chooseEncoder(request) : undefined;
  if (encoder) headers['content-encoding'] = encoder.name;
  else headers['content-length'] = String(size);
  response.writeHead(status, headers);
  if (request.method === 'HEAD') response.end();
  else if (encoder) await pipeline(createReadStream(file), encoder.make(), response);
  else await pipeline(createReadStream(file), response);
}

function chooseEncoder(request: IncomingMessage) {
  const accepted = request.headers['accept-encoding'] ?? '';
  if (/\bbr\b/.test(accepted)) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
    return { name: 'br', make: () => createBrotliCompress({ params }) };
  }
  return /\bgzip\b/.test(accepted) ? { name: 'gzip', make: () => createGzip() } : undefined;
}

function isClosedEarly(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
}
