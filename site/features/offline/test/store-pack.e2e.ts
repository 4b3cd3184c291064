import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { hostSite } from '../../../../hosting/static-host.ts';
import { type Look, fresh, goHydrated, openHydrated } from '../../../../e2e/browser.ts';
import { options } from '../../../../e2e/search-field.ts';
import { violations } from '../../../../e2e/violations.ts';

const built = inject('siteFolder');
const hosts: Host[] = [];
afterEach(() => {
  for (const { close, folder } of hosts.splice(0)) {
    close();
    rmSync(folder, { recursive: true });
  }
});

/** A separate host whose files can be changed. */
interface Host {
  url: string;
  folder: string;
  close: () => void;
  /** The paths of all requests. */
  requests: string[];
}

/** The pages a reader of a whole pack visits. */
const VISITED =
  /^docs.(lockers.intro|apis.lockers|call-for-help.call-buttons|support)\.|^printables.lockers|^(?!docs|printables|reference)/;

/** Hosts a copy of the site. A pack of a few files saves faster where its content does not matter. */
async function hostCopy(listed = /^docs\/(intro|support)\.html$/): Promise<Host> {
  const folder = mkdtempSync(join(tmpdir(), 'store-pack-site-'));
  cpSync(built, folder, { recursive: true });
  const server: Server = await hostSite(folder, 0);
  const requests: string[] = [];
  server.on('request', ({ url }: { url: string }) => requests.push(url));
  const close = (): void => {
    server.close();
    server.closeAllConnections();
  };
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  const host = { url, folder, close, requests };
  hosts.push(host);
  const list = readList(host);
  writeList(host, { ...list, files: list.files.filter(({ path }) => listed.test(path)) });
  return host;
}

const panel = (page: Page) => page.getByRole('region', { name: 'Store pack' });
const caches = (page: Page) => page.evaluate(() => window.caches.keys());
const savedVersion = (page: Page) =>
  page.evaluate(async () => {
    const note = await window.caches.match('/store-pack/saved');
    return ((await note?.json()) as { version: string } | undefined)?.version;
  });
const hasWorker = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length > 0);

/** The panel on the page about these docs, once the list has loaded. */
async function openPanel({ url }: Host, look?: Look): Promise<Page> {
  const page = await fresh(look);
  await goHydrated(page, `${url}/markdown-page`);
  await panel(page).scrollIntoViewIfNeeded();
  await panel(page)
    .getByText(/[KM]B to download/)
    .waitFor();
  return page;
}

async function save(page: Page): Promise<void> {
  await panel(page).getByRole('button', { name: 'Save offline' }).click();
  await panel(page)
    .getByText(/Saved on .+ up to date/)
    .waitFor();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

interface List {
  enabled: boolean;
  version: string;
  changed: string;
  files: { path: string; revision: string; part: string }[];
}
const listFile = ({ folder }: Host): string => join(folder, 'store-pack.json');
const readList = (host: Host): List => JSON.parse(readFileSync(listFile(host), 'utf8')) as List;
const writeList = (host: Host, list: Partial<List>): void =>
  writeFileSync(listFile(host), JSON.stringify(list));

/** Changes a page, like publishing the site again. */
function publish(host: Host): void {
  const changed = 'docs/support.html';
  const text = readFileSync(join(host.folder, changed), 'utf8').replaceAll(
    'Get support',
    'Get fresh support',
  );
  writeFileSync(join(host.folder, changed), text);
  const list = readList(host);
  const revision = createHash('sha256').update(text).digest('hex').slice(0, 16);
  const files = list.files.map((file) => (file.path === changed ? { ...file, revision } : file));
  writeList(host, { ...list, files, version: 'changed-version' });
}

describe('store pack', () => {
  it('saves nothing before a click, asks for confirmation with Save-Data, resumes after a failed file, and removes everything', async () => {
    const host = await hostCopy();
    const page = await openPanel(host, {
      before: async (made) => {
        await made.addInitScript(() =>
          Object.defineProperty(navigator, 'connection', {
            value: { saveData: true, effectiveType: '4g' },
          }),
        );
      },
    });
    const press = (name: string) => panel(page).getByRole('button', { name }).click();
    const removedFile = join(host.folder, 'docs/support.html');
    const text = readFileSync(removedFile);
    rmSync(removedFile);
    await press('Save offline');
    await panel(page)
      .getByText(/Your device asks to save data\. This downloads [\d.]+ [KM]B\./)
      .waitFor();
    expect(await caches(page)).toEqual([]);
    await press('Download');
    await panel(page).getByText('The file docs/support.html did not load.').waitFor();
    expect(await hasWorker(page)).toBe(false);
    expect(await violations(page, '[data-store-pack]')).toEqual([]);
    writeFileSync(removedFile, text);
    await press('Save offline');
    await press('Download');
    await panel(page)
      .getByText(/updated only when you ask/)
      .waitFor();
    await press('Remove');
    await panel(page).getByText('Not saved on this device.').waitFor();
    expect(await caches(page)).toEqual([]);
    expect(await hasWorker(page)).toBe(false);
  });

  it('shows in a second tab, once it is visible, what the first one removed', async () => {
    const host = await hostCopy();
    const page = await openPanel(host);
    await save(page);
    const second = await page.context().newPage();
    await goHydrated(second, page.url());
    await panel(second).scrollIntoViewIfNeeded();
    await panel(second)
      .getByText(/Saved on/)
      .waitFor();
    await panel(page).getByRole('button', { name: 'Remove' }).click();
    await panel(page).getByText('Not saved on this device.').waitFor();
    await second.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await panel(second).getByText('Not saved on this device.').waitFor();
  });

  it('says that the browser cannot save if site data is blocked', async () => {
    const page = await openHydrated('/markdown-page', {
      before: (one) =>
        one.addInitScript(() => {
          CacheStorage.prototype.match = () =>
            Promise.reject(new DOMException('', 'SecurityError'));
        }),
    });
    await panel(page).scrollIntoViewIfNeeded();
    await panel(page).getByText('This browser cannot save pages.').waitFor();
  });

  it('searches, opens any page and card and sends a call offline', async () => {
    const host = await hostCopy(VISITED);
    const { files, changed } = readList(host);
    const cards = files.filter(({ part }) => part === 'cards');
    // A site built without git history has no date.
    const copy = changed
      ? /showing the saved copy of \w+ \d+, \d{4}\./
      : /showing the saved copy\./;
    const page = await openPanel(host);
    await save(page);
    host.close();
    await page.context().setOffline(true);

    for (const path of ['/docs/lockers/intro', '/docs/apis/lockers/', '/index.html', '/']) {
      await goHydrated(page, host.url + path);
      expect(await page.locator('h1').first().innerText(), path).not.toBe('Page Not Found');
    }
    const missing = await page.goto(`${host.url}/docs/no-such-page`);
    expect(missing?.status()).toBe(404);

    await goHydrated(page, `${host.url}/docs/call-for-help/call-buttons`);
    // Some versions of Chromium report being online without a network.
    await page
      .getByText(/^(Offline|The network does not respond): /)
      .filter({ hasText: copy })
      .waitFor();
    await page.locator('nav[aria-label="Docs sidebar"] a[href="/docs/support"]').click();
    await page.locator('h1', { hasText: 'Get support' }).waitFor();
    await page.goBack();
    await page.getByRole('button', { name: 'Run in sandbox' }).first().click();
    await page.getByText('200 OK').first().waitFor();

    await page.locator('.navbar [type=search]:enabled').fill('locker will not open');
    await options(page).first().click();
    await page.waitForURL(/\/docs\/lockers\//);

    expect(cards.length).toBeGreaterThan(2);
    for (const { path } of cards) {
      const start = await page.evaluate(
        async (url) => (await (await fetch(url)).text()).slice(0, 5),
        `${host.url}/${path}`,
      );
      expect(start, path).toMatch(path.endsWith('.pdf') ? /^%PDF-/ : /^</);
    }

    await goHydrated(page, `${host.url}/markdown-page`);
    await panel(page).scrollIntoViewIfNeeded();
    await panel(page).getByRole('button', { name: 'Remove' }).press('Enter');
    await panel(page).getByText('Once removed, the docs cannot be read').waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Remove anyway');
    await panel(page).getByRole('button', { name: 'Not now' }).press('Enter');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Retry');
    expect(await hasWorker(page)).toBe(true);
  });

  it('downloads only changed files after an update', async () => {
    const host = await hostCopy(/^docs.(intro|support|troubleshooting)\.|^assets.js/);
    const page = await openPanel(host);
    await save(page);
    publish(host);

    host.requests.length = 0;
    await page.clock.setFixedTime(Date.now() + 2 * 60 * 60 * 1000);
    await page.goto(`${host.url}/docs/intro`);
    await expect.poll(() => savedVersion(page)).toBe('changed-version');
    // Plus fragments of pages whose links are in view.
    expect(host.requests.filter((path) => /^\/docs\/(?!intro$).*(?<!\.json)$/.test(path))).toEqual([
      '/docs/support',
    ]);
    await page.goto(`${host.url}/docs/troubleshooting`);
    await expect
      .poll(async () => (await caches(page)).filter((name) => name.includes('files')).length)
      .toBe(1);
    host.close();
    const answer = await page.goto(`${host.url}/docs/support`);
    expect(await answer?.text()).toContain('Get fresh support');
    // The first with a network on the test machine, the second without.
    await page
      .getByText(/^(The network does not respond|Offline): showing the saved copy/)
      .waitFor();
  });

  it('resumes an interrupted update although the browser reports being offline, and removes everything when the list is disabled', async () => {
    const host = await hostCopy();
    const page = await openPanel(host, {
      // Like Chromium on a machine without a network card.
      before: async (made) => {
        await made.addInitScript(() =>
          Object.defineProperty(navigator, 'onLine', { value: false }),
        );
      },
    });
    await save(page);
    publish(host);
    await page.clock.setFixedTime(Date.now() + 2 * 60 * 60 * 1000);
    const isAsked = new Promise<void>((resolve) => {
      void page.route('**/docs/support', () => resolve(), { times: 1 });
    });
    await page.goto(`${host.url}/docs/intro`);
    await isAsked;
    expect(await savedVersion(page)).not.toBe('changed-version');
    await page.goto(`${host.url}/docs/troubleshooting`);
    await expect.poll(() => savedVersion(page)).toBe('changed-version');
    writeList(host, { enabled: false });
    await page.clock.setFixedTime(Date.now() + 4 * 60 * 60 * 1000);
    await isRemoved(host, page);
  });

  it('removes everything when the worker is gone from the host', async () => {
    const host = await hostCopy();
    const page = await openPanel(host);
    await save(page);
    rmSync(join(host.folder, 'sw.js'));
    await isRemoved(host, page);
  });
});

/** Waits until a disabled pack is completely removed. */
async function isRemoved(host: Host, page: Page): Promise<void> {
  await page.goto(`${host.url}/docs/intro`);
  await expect.poll(() => caches(page)).toEqual([]);
  await expect.poll(() => hasWorker(page)).toBe(false);
}
