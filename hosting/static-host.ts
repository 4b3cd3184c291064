import { createReadStream, existsSync, readdirSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join, normalize, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { readBuiltFiles } from './built-files.ts';
import { matchesTag, parseRange, acceptsCoding } from './negotiation.ts';
import {
  cachingOf,
  commonHeaders,
  hiddenPaths,
  defaultCaching,
  typeOf,
  unsafePath,
} from './rules.ts';

/** The file that lists the local servers that pages may call. */
export const LOCAL_SERVERS = '/local-servers.json';

const COMPRESSIBLE = /\.(html|js|css|json|webmanifest|xml|atom|svg|wasm|yaml|md|txt|bin)$/;

const hidden = new RegExp(hiddenPaths);

interface Host {
  folder: string;
  /** The path of the home page, with a slash at both ends. */
  base: string;
  /** The headers of every response. */
  headers: Readonly<Record<string, string>>;
  /** Generated JSON files that are not in the folder, by path. */
  generated: ReadonlyMap<string, string>;
}

/** What a path resolves to. */
type Place = { file: string } | { redirect: string } | { missing: true };

/**
 * Resolves a URL path: `/a` is the page `a.html`, and `/a/`, `/a.html` and `/a/index.html` redirect to it. A folder
 * with an `index.html` is served at `/folder/`.
 */
export function locate(folder: string, pathname: string): Place {
  let path: string;
  try {
    path = decodeURIComponent(pathname);
  } catch {
    return { missing: true };
  }
  const clean = normalize(path).replaceAll('\\', '/');
  if (clean !== path || hidden.test(path)) return { missing: true };
  // An encoded slash is not a path separator.
  if (new RegExp(unsafePath).test(pathname)) return { missing: true };
  const isFile = (name: string) =>
    existsSync(folder + name) && statSync(folder + name).isFile() && matchesCase(folder, name);
  if (path.endsWith('/index.html') && isFile(path)) return { redirect: path.slice(0, -10) };
  const page = /^(\/.+?)(?:\/|\/index\.html|\.html)$/.exec(path)?.[1];
  if (page && isFile(`${page}.html`) && !path.endsWith('/404.html')) return { redirect: page };
  if (path.endsWith('/')) path += 'index.html';
  else if (isFile(`${path}/index.html`)) return { redirect: `${path}/` };
  const found = [path, `${path}.html`].find(isFile);
  return found ? { file: join(folder, found) } : { missing: true };
}

/**
 * Whether the case of a path matches the file system. macOS and Windows find `/docs/Intro` for `/docs/intro`, but
 * most production hosts do not.
 */
export function matchesCase(folder: string, path: string): boolean {
  const names = path.split('/').slice(1);
  return names.every((name, depth) =>
    readdirSync(join(folder, ...names.slice(0, depth))).includes(name),
  );
}

/**
 * Serves a built site on 127.0.0.1 with the headers of `hosting/rules.ts`; `port` 0 picks a free one. `made` contains
 * generated JSON files by path from the root of the host. `base` defaults to the base URL of the build, such as
 * /help/; `/` redirects to it.
 */
export function hostSite(
  folder: string,
  port: number,
  generated: Host['generated'] = new Map(),
  base?: string,
): Promise<Server> {
  const built = readBuiltFiles(folder);
  // If local servers are listed, pages must be able to call them.
  const callsLocalhost = built.callsLocalhost || generated.has(LOCAL_SERVERS);
  const headers = commonHeaders({ ...built, callsLocalhost });
  const host = { folder, headers, generated: generated, base: base ?? built.base };
  // Otherwise a request may meet a connection that has just been closed; common load balancers keep theirs for 60 s.
  const server = createServer({ keepAliveTimeout: 65_000 }, (request, response) => {
    answer(host, request, response).catch((error: unknown) => {
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

async function answer(host: Host, request: IncomingMessage, response: ServerResponse) {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { ...host.headers, allow: 'GET, HEAD' }).end();
    return;
  }
  // Parsed by hand: `new URL` treats a leading // as the start of a host name and throws without one.
  const [, path, search = ''] =
    /^(?:https?:\/\/[^/?]*)?([^?]*)(.*)$/is.exec(request.url ?? '') ?? [];
  const pathname = path || '/';
  const made = host.generated.get(pathname);
  if (made !== undefined) {
    const type = { 'Content-Type': typeOf('.json'), 'Cache-Control': 'no-store' };
    response.writeHead(200, { ...host.headers, ...type });
    response.end(request.method === 'HEAD' ? undefined : made);
    return;
  }
  const place = placeOf(host, pathname);
  if ('redirect' in place) {
    const location = encodeURI(place.redirect) + search;
    response.writeHead(301, { ...host.headers, 'Cache-Control': defaultCaching, location }).end();
    return;
  }
  const found = 'file' in place;
  const file = found ? place.file : join(host.folder, '404.html');
  await send(host, file, found ? 200 : 404, request, response);
}

/** Resolves a path of the host, below the base URL of the site. */
function placeOf({ folder, base }: Host, pathname: string): Place {
  if (base === '/') return locate(folder, pathname);
  if (pathname === '/' || `${pathname}/` === base) return { redirect: base };
  if (!pathname.startsWith(base)) return { missing: true };
  const place = locate(folder, pathname.slice(base.length - 1));
  return 'redirect' in place ? { redirect: base.slice(0, -1) + place.redirect } : place;
}

async function send(
  host: Host,
  file: string,
  status: number,
  request: IncomingMessage,
  response: ServerResponse,
) {
  const { size, mtimeMs } = statSync(file);
  const coding = COMPRESSIBLE.test(extname(file)) ? chooseCoding(request) : undefined;
  // Each encoding of a file needs its own strong ETag.
  const version = `${size.toString(36)}-${Math.round(mtimeMs).toString(36)}`;
  const tag = `"${version}${coding?.ending ?? ''}"`;
  const headers: Record<string, string> = {
    ...host.headers,
    'Content-Type': typeOf(file),
    'Cache-Control': status === 200 ? cachingOf(pathOf(host, file)) : defaultCaching,
    ETag: tag,
    Vary: 'Accept-Encoding',
  };
  const { 'if-match': ifMatch, 'if-none-match': ifNoneMatch } = request.headers;
  if (status === 200 && ifMatch !== undefined && !matchesTag(ifMatch, tag, true)) {
    response.writeHead(412, host.headers).end();
    return;
  }
  if (status === 200 && matchesTag(ifNoneMatch, tag)) {
    response.writeHead(304, headers).end();
    return;
  }
  const ready = coding && isFresh(file + coding.ending, mtimeMs) ? file + coding.ending : undefined;
  if (coding) headers['Content-Encoding'] = coding.name;
  if (coding && !ready) {
    response.writeHead(status, headers);
    if (request.method === 'HEAD') response.end();
    else await pipeline(createReadStream(file), coding.make(), response);
    return;
  }
  const length = statSync(ready ?? file).size;
  const hasRanges = status === 200 && request.method === 'GET' && length > 0;
  const span = hasRanges ? parseRange(length, tag, request.headers) : undefined;
  if (span === 'unsatisfiable') {
    response.writeHead(416, { ...host.headers, 'Content-Range': `bytes */${length}` }).end();
    return;
  }
  headers['Accept-Ranges'] = 'bytes';
  headers['Content-Length'] = String(span ? span.end - span.start + 1 : length);
  if (span) headers['Content-Range'] = `bytes ${span.start}-${span.end}/${length}`;
  response.writeHead(span ? 206 : status, headers);
  if (request.method === 'HEAD' || length === 0) response.end();
  else await pipeline(createReadStream(ready ?? file, span), response);
}

/** The URL path of a file, relative to the root of the site. */
const pathOf = ({ folder }: Host, file: string) =>
  `/${relative(folder, file).replaceAll('\\', '/')}`;

/** The content coding to send. `make` compresses on the fly, for builds without compressed files. */
function chooseCoding(request: IncomingMessage) {
  const accepted = request.headers['accept-encoding'];
  if (acceptsCoding(accepted, 'br')) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
    return { name: 'br', ending: '.br', make: () => createBrotliCompress({ params }) };
  }
  if (!acceptsCoding(accepted, 'gzip')) return undefined;
  return { name: 'gzip', ending: '.gz', make: () => createGzip() };
}

/** Whether a compressed file exists and is not older than its original. */
function isFresh(file: string, made: number): boolean {
  const found = statSync(file, { throwIfNoEntry: false });
  return found !== undefined && found.mtimeMs >= made;
}

function isClosedEarly(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
}
