import {
  createServer,
  type IncomingMessage,
  type Server as HttpServer,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';

/** How long a client may take, in milliseconds, and how much it may send before the body. */
export interface Limits {
  /** From the connection to the end of the headers; then 408 and the connection is closed. */
  headersTimeout: number;
  /** From the connection to the end of the body; then 408 and the connection is closed. */
  requestTimeout: number;
  /** An idle connection is kept this long: longer than the 60 s of usual load balancers. */
  keepAliveTimeout: number;
  /** Bytes of the request line and headers together; more is answered 431. */
  maxHeaderSize: number;
  /** How often the time limits are looked at. */
  connectionsCheckingInterval: number;
}

export const usualLimits: Limits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  maxHeaderSize: 16_384,
  connectionsCheckingInterval: 2_000,
};

const unreadable = 'The address of the request, or its Host header, is not a valid one.';

/** The two ends of one HTTP exchange, as Node has them. */
export interface Exchange {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
}

/** Makes an HTTP server of a function on web-standard requests. It does not listen yet. */
export function createHttpServer(
  handle: (request: Request, exchange: Exchange) => Promise<Response>,
  limits: Limits,
): HttpServer {
  // HTTP/1.0 may come without a Host, as health probes do; Node answers 400 to HTTP/1.1 without one.
  const listener = getRequestListener(
    (request, exchange) => handle(request, exchange as Exchange),
    {
      hostname: 'localhost',
      errorHandler: () => Response.json({ message: unreadable }, { status: 400 }),
    },
  );
  return createServer({ ...limits, requireHostHeader: true }, (incoming, outgoing) => {
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
    // Node takes every coding but the last one for none.
    const coding = incoming.headers['transfer-encoding'] ?? 'chunked';
    if (coding.toLowerCase() !== 'chunked') {
      return refuse(501, `Transfer-Encoding: ${coding} is not read here. Send chunked alone.`);
    }
    // A question about the server as a whole (RFC 9110, 9.3.7).
    if (incoming.method === 'OPTIONS' && incoming.url === '*') {
      return outgoing.writeHead(204, { allow: 'GET, HEAD, POST, PUT, OPTIONS' }).end();
    }
    // A port may be left empty (RFC 3986, 3.2.3), which the listener does not know.
    incoming.headers.host = incoming.headers.host?.replace(/:$/, '');
    // The listener knows a whole address by a scheme in small letters alone.
    incoming.url = incoming.url?.replace(/^https?:/i, (scheme) => scheme.toLowerCase());
    void listener(incoming, outgoing);
  });
}

/**
 * Starts listening and answers the address, with the port that was chosen where 0 was asked for.
 *
 * @throws {Error} the port is taken or not allowed, or the host is not of this machine; the sentence
 *   names `variables`, which change them.
 */
export function listen(
  server: HttpServer,
  { host, port }: { host: string; port: number },
  variables: { host: string; port: string },
): Promise<AddressInfo> {
  return new Promise((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => {
      reject(new Error(whyNot(cause, host, port, variables), { cause }));
    });
    server.listen(port, host, () => resolve(server.address() as AddressInfo));
  });
}

function whyNot(
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
