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

/** The address of an engine that a host answers in a way of its own. */
async function hostedAs(answer: RequestListener): Promise<URL> {
  const server = createServer(answer);
  host = server;
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/sqlite3.wasm`);
}

const engine = () => readFile(new URL(import.meta.resolve('@sqlite.org/sqlite-wasm/sqlite3.wasm')));

/** What a reader is told when the engine comes from there. */
const toldOf = (address: URL, patience?: number): Promise<string> =>
  fetchEngine(address, patience).then(
    () => 'It came.',
    (cause: unknown) => asNotStarted(cause).message,
  );

describe('the engine of the sandbox', () => {
  it.each(['application/wasm', 'application/octet-stream'])(
    'is compiled where its host calls it %s, and runs a database',
    async (type) => {
      const bytes = await engine();
      const address = await hostedAs((_, response) =>
        response.writeHead(200, { 'content-type': type }).end(bytes),
      );
      const db = await openInPage(await fetchEngine(address));
      expect(await db.sql`select 1 as one`).toEqual([{ one: 1 }]);
      await db.close();
    },
  );

  it('is called damaged when one byte of its code has changed', async () => {
    const bytes = await engine();
    bytes[4] = 9;
    const address = await hostedAs((_, response) =>
      response.writeHead(200, { 'content-type': 'application/wasm' }).end(bytes),
    );
    expect(await toldOf(address)).toBe(causes.damaged);
  });

  it('is called late when it has not arrived whole in time', async () => {
    const address = await hostedAs((_, response) =>
      response.writeHead(200, { 'content-type': 'application/wasm' }).write('\0asm'),
    );
    expect(await toldOf(address, 200)).toBe(causes.late);
  });

  it('is called gone when the host has another build by now', async () => {
    const address = await hostedAs((_, response) => response.writeHead(404).end());
    expect(await toldOf(address)).toBe(causes.gone);
  });

  it('is called offline when nobody answers', async () => {
    const address = await hostedAs(() => undefined);
    host?.close();
    expect(await toldOf(address)).toBe(causes.offline);
  });

  it('names the status of a host that does not send it', async () => {
    const address = await hostedAs((_, response) => response.writeHead(503).end());
    expect(await toldOf(address)).toContain('answered 503.');
  });
});

describe('why the sandbox did not start', () => {
  it('is memory where the browser says that a size is out of range', () => {
    const cause = new RangeError('WebAssembly.Memory(): could not allocate memory');
    expect(asNotStarted(cause).message).toBe(causes.noMemory);
  });

  it('is quoted where nobody foresaw it', () => {
    expect(asNotStarted(new Error('The shelf fell down.')).message).toBe(
      'What failed is “The shelf fell down.” Select Retry, or reload the page, and report it if neither helps.',
    );
  });
});
