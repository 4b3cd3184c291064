import {
  createServer,
  type IncomingMessage,
  type Server as HttpServer,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';

/** Time limits for clients, in milliseconds, and the size limit before the body. */
export interface Limits {
  /** From the connection to the end of the headers; then 408 and the connection is closed. */
  headersTimeout: number;
  /** From the connection to the end of the body; then 408 and the connection is closed. */
  requestTimeout: number;
  /** How long an idle connection is kept: longer than the 60 s of common load balancers. */
  keepAliveTimeout: number;
  /** Bytes of request line and headers together; more is answered 431. */
  maxHeaderSize: number;
  /** How often the time limits are checked. */
  connectionsCheckingInterval: number;
}

export const defaultLimits: Limits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  maxHeaderSize: 16_384,
  connectionsCheckingInterval: 2_000,
};

const invalidAddress = 'The address of the request, or its Host header, is not a valid one.';

/** The response to CONNECT, which only proxies implement (RFC 9110, 9.3.6). */
const connectRefusal = [
  'HTTP/1.1 501 Not Implemented',
  'Content-Type: application/json',
  'Connection: close',
  '',
  '{"message":"The method CONNECT is not allowed here."}',
].join('\r\n');

/** Node's objects for one HTTP exchange. */
export interface Exchange {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
}

/** Creates an HTTP server from a function on web-standard requests. It does not listen yet. */
export function createHttpServer(
  handle: (request: Request, exchange: Exchange) => Promise<Response>,
  limits: Limits,
): HttpServer {
  // HTTP/1.0 requests such as health probes may have no Host; Node answers 400 to HTTP/1.1 without one.
  const listener = getRequestListener(
    (request, exchange) => handle(request, exchange as Exchange),
    {
      hostname: 'localhost',
      errorHandler: () => Response.json({ message: invalidAddress }, { status: 400 }),
    },
  );
  const server = createServer({ ...limits, requireHostHeader: true }, (incoming, outgoing) => {
    const refuse = (status: number, message: string) => {
      outgoing.writeHead(status, { 'content-type': 'application/json', connection: 'close' });
      outgoing.end(JSON.stringify({ message }));
    };
    const hosts = incoming.rawHeaders.filter(
      (text, index) => index % 2 === 0 && text.toLowerCase() === 'host',
    );
    if (hosts.length > 1) {
      return refuse(400, `The request has ${hosts.length} Host headers. Send one.`);
    }
    const coding = incoming.headers['transfer-encoding'];
    // Its end is uncertain, so the connection must close (RFC 9112, 6.1).
    if (coding !== undefined && incoming.httpVersion < '1.1') {
      return refuse(400, 'HTTP/1.0 has no Transfer-Encoding. Send HTTP/1.1, or a Content-Length.');
    }
    // Node ignores every coding but the last.
    if (coding !== undefined && coding.toLowerCase() !== 'chunked') {
      return refuse(501, `Transfer-Encoding: ${coding} is not read here. Send chunked alone.`);
    }
    // A request about the server as a whole (RFC 9110, 9.3.7).
    if (incoming.method === 'OPTIONS' && incoming.url === '*') {
      return outgoing.writeHead(204, { allow: 'GET, HEAD, POST, PUT, OPTIONS' }).end();
    }
    // The port may be empty (RFC 3986, 3.2.3), which the listener does not support.
    incoming.headers.host = incoming.headers.host?.replace(/:$/, '');
    // The listener recognizes an absolute URL only by a lower-case scheme.
    incoming.url = incoming.url?.replace(/^https?:/i, (scheme) => scheme.toLowerCase());
    void listener(incoming, outgoing);
  });
  // Otherwise, Node closes the connection of a client that has closed its sending half, before the response.
  Object.assign(server, { httpAllowHalfOpen: true });
  // Otherwise, Node closes the connection without a response.
  return server.on('connect', (_, socket) => {
    socket.on('error', () => undefined);
    socket.end(connectRefusal, () => socket.destroy());
  });
}

/**
 * Starts listening and returns the address, with the actual port if 0 was requested.
 *
 * @throws {Error} the port is in use or not allowed, or the host is not an address of this machine; the message
 *   names the `variables` that set them.
 */
export function listen(
  server: HttpServer,
  { host, port }: { host: string; port: number },
  variables: { host: string; port: string },
): Promise<AddressInfo> {
  return new Promise((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => {
      reject(new Error(listenError(cause, host, port, variables), { cause }));
    });
    server.listen(port, host, () => resolve(server.address() as AddressInfo));
  });
}

function listenError(
  { code, message }: NodeJS.ErrnoException,
  host: string,
  port: number,
  variables: { host: string; port: string },
): string {
  if (code === 'EADDRINUSE') {
    return (
      `Port ${port} on ${host} is taken by another program. End that program, or choose another ` +
      `port: ${variables.port}=${port < 65_535 ? port + 1 : 0}.`
    );
  }
  if (code === 'EACCES') {
    return `Port ${port} is not allowed for this user. Choose one from 1024: ${variables.port}=8080.`;
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return `${host} is not an address of this machine. Choose one that is: ${variables.host}=127.0.0.1.`;
  }
  return `Cannot listen on ${host} port ${port}: ${message}`;
}
