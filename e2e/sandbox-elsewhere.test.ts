import { spawn, type ChildProcess } from 'node:child_process';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { hostSite } from '../hosting/static-host.ts';
import { expectNoUncaughtErrors, baseUrl, blank, openHydrated, goHydrated } from './browser.ts';
import { freePort } from './servers.ts';

expectNoUncaughtErrors();

const root = fileURLToPath(new URL('..', import.meta.url));
let server: ChildProcess;
let address = '';
/** The site with its servers on other ports, as `npm start` hosts it if the default ports are taken. */
let moved: Server;
let movedUrl = '';

beforeAll(async () => {
  const port = await freePort();
  address = `http://localhost:${port}`;
  const servers = new Map([['/local-servers.json', JSON.stringify({ lockers: address })]]);
  moved = await hostSite(inject('siteFolder'), 0, servers);
  movedUrl = `http://localhost:${(moved.address() as AddressInfo).port}`;
  server = spawn(process.execPath, ['--import', 'tsx', 'servers/lockers/serve.ts', '--demo'], {
    cwd: root,
    stdio: 'ignore',
    env: {
      ...process.env,
      DATABASE_URL: undefined,
      LOCKERS_PORT: String(port),
      LOCKERS_CORS_ORIGINS: `${baseUrl},${movedUrl}`,
    },
  });
  while (!(await answers(`${address}/readyz`))) {
    if (server.exitCode !== null) throw new Error('The Lockers server ended before it answered.');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
});
afterAll(() => {
  server.kill();
  moved.close();
  moved.closeAllConnections();
});

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

async function openConsole(page: Page, operationId: string): Promise<Locator> {
  const place = page.locator(`[data-try-it="${operationId}"]`);
  const button = place.getByRole('button', { name: 'Try it' });
  if (await button.count()) await button.click();
  await place.getByRole('button', { name: 'Send' }).waitFor();
  return place;
}

describe('the Lockers server', () => {
  it('accepts an order from a page of the docs, which says how to start a server if none listens', async () => {
    const page = await openHydrated('/docs/apis/lockers');
    const place = await openConsole(page, 'createOrder');
    await place.getByLabel('Another address').check();
    await place.getByLabel('Address of the server').fill(address);
    await place.getByRole('button', { name: 'Send' }).click();
    await place.getByText('201 Created').waitFor();

    await page.route('http://localhost:8004/**', (route) => route.abort());
    await place.getByLabel('A server on this computer (http://localhost:8004)').check();
    await place.getByRole('button', { name: 'Send' }).click();
    const message = await place.getByRole('alert').innerText();
    expect(message).toContain('Either no server is running there, or it does not allow pages from');
    expect(message).toContain(`LOCKERS_CORS_ORIGINS=${baseUrl} npm run serve -- lockers --demo`);
  });

  it('is found on another port if the host of the page names it', async () => {
    const page = await blank();
    await goHydrated(page, `${movedUrl}/docs/apis/lockers`);
    const place = await openConsole(page, 'listLockers');
    await place.getByLabel(`A server on this computer (${address})`).check();
    await place.getByRole('button', { name: 'Send' }).click();
    await place.getByText('200 OK').waitFor();
    expect(await place.getByLabel('Response from a server outside this page').count()).toBe(1);
  });

  it('is not offered if the host of the page forbids it, and the console says so', async () => {
    const page = await blank();
    await page.route('**/local-servers.json', (route) => route.fulfill({ status: 404 }));
    await goHydrated(page, `${baseUrl}/docs/apis/lockers`);
    const place = await openConsole(page, 'listLockers');
    await place.getByText('This site does not call servers on your computer.').waitFor();
    expect(await place.getByLabel(/^A server on this computer/).count()).toBe(0);
    await place.getByLabel('Another address').check();
    await place.getByLabel('Address of the server').fill('http://localhost:9');
    await place.getByRole('button', { name: 'Send' }).click();
    const message = await place.getByRole('alert').innerText();
    expect(message).toContain('Pages of this site call only https addresses, so');
  });
});
