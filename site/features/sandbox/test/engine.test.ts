import { readFile } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openInPage } from '@frontline/storage/in-page';
import { afterEach, describe, expect, it } from 'vitest';
import { fetchEngine } from '../page/in-page.ts';
import { asNotStarted, causes } from '../page/reader-error.ts';

let host: Server | undefined;
afterEach(() => {
  host?.close();
  host?.closeAllConnections();
});

/** The URL of a host that serves the engine with this listener. */
async function serve(answer: RequestListener): Promise<URL> {
  const server = createServer(answer);
  host = server;
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/sqlite3.wasm`);
}

const engine = () => readFile(new URL(import.meta.resolve('@sqlite.org/sqlite-wasm/sqlite3.wasm')));

/** The message for the reader when the engine comes from there. */
const messageFrom = (address: URL, timeout?: number): Promise<string> =>
  fetchEngine(address, timeout).then(
    () => 'It came.',
    (cause: unknown) => asNotStarted(cause).message,
  );

describe('the engine of the sandbox', () => {
  it.each(['application/wasm', 'application/octet-stream'])(
    'compiles with content type %s and runs a database',
    async (type) => {
      const bytes = await engine();
      const address = await serve((_, response) =>
        response.writeHead(200, { 'content-type': type }).end(bytes),
      );
      const db = await openInPage(await fetchEngine(address));
      expect(await db.sql`select 1 as one`).toEqual([{ one: 1 }]);
      await db.close();
    },
  );

  it('reports a damaged file when one byte differs', async () => {
    const bytes = await engine();
    bytes[4] = 9;
    const address = await serve((_, response) =>
      response.writeHead(200, { 'content-type': 'application/wasm' }).end(bytes),
    );
    expect(await messageFrom(address)).toBe(causes.damaged);
  });

  it('reports a timeout when the file is incomplete', async () => {
    const address = await serve((_, response) =>
      response.writeHead(200, { 'content-type': 'application/wasm' }).write('\0asm'),
    );
    expect(await messageFrom(address, 200)).toBe(causes.late);
  });

  it('reports a missing file when the host has another build', async () => {
    const address = await serve((_, response) => response.writeHead(404).end());
    expect(await messageFrom(address)).toBe(causes.gone);
  });

  it('reports being offline when nobody answers', async () => {
    const address = await serve(() => undefined);
    host?.close();
    expect(await messageFrom(address)).toBe(causes.offline);
  });

  it('names the status of an error response', async () => {
    const address = await serve((_, response) => response.writeHead(503).end());
    expect(await messageFrom(address)).toContain('returned status 503.');
  });
});

describe('why the sandbox did not start', () => {
  it('reports missing memory for a RangeError', () => {
    const cause = new RangeError('WebAssembly.Memory(): could not allocate memory');
    expect(asNotStarted(cause).message).toBe(causes.noMemory);
  });

  it('quotes an unforeseen error', () => {
    expect(asNotStarted(new Error('The shelf fell down.')).message).toBe(
      'The error is “The shelf fell down.” Select Retry or reload the page. If neither helps, report it.',
    );
  });
});
