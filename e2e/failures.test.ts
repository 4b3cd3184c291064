import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import {
  baseUrl,
  blank,
  blockRequests,
  hydrated,
  idle,
  openHydrated,
  goHydrated,
} from './browser.ts';

const require = createRequire(import.meta.url);
const docusaurus = require.resolve('@docusaurus/core/bin/docusaurus.mjs');
const modules = dirname(dirname(dirname(require.resolve('@docusaurus/core/package.json'))));

declare global {
  interface Window {
    parse?: typeof DOMParser.prototype.parseFromString;
  }
}

const trialUrl = inject('trialUrl');
const { pathname: base } = new URL(trialUrl);
const sidebar = 'nav[aria-label="Docs sidebar"]';

describe('when something fails', () => {
  it('8 crash: shows message, cause chain and Try again, and recovers', async () => {
    const page = await openHydrated('/docs/intro');
    await page.evaluate(() => {
      window.parse = DOMParser.prototype.parseFromString;
      DOMParser.prototype.parseFromString = () => {
        throw new Error('The shelf fell down.', { cause: new Error('A screw was loose.') });
      };
    });
    await page.locator(`${sidebar} a[href="/docs/support"]`).click();
    await page.getByText('This page crashed.').waitFor();
    const text = await page.locator('main').innerText();
    expect(text).toMatch(/\/docs\/support[^]*The shelf fell down\.[^]*A screw was loose\./);
    expect(await page.title()).toBe('Page Error');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('This page crashed.').waitFor();
    await page.evaluate(() => (DOMParser.prototype.parseFromString = window.parse!));
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.locator('h1', { hasText: 'Get support' }).waitFor();
    expect(await page.title()).toContain('Get support');
    expect(await page.getByText('This page crashed.').count()).toBe(0);
  });

  it('8 chunk failure, 2 retry: shows Retry in place of a page that fails to load, again after another failure, and going back works', async () => {
    const page = await opened('/docs/intro');
    await page.context().setOffline(true);
    await page.locator(`${sidebar} a[href="/docs/support"]`).click();
    const box = page.locator('main .load-failure');
    await box.getByText('This page did not load. Are you online?').waitFor();
    expect(await box.getAttribute('role')).toBe('alert');
    expect(await page.locator(sidebar).count()).toBe(1);
    const retry = box.getByRole('button', { name: 'Retry' });
    await retry.click();
    await retry.waitFor();
    await page.goBack();
    await page.locator('h1', { hasText: 'Introduction' }).waitFor();
    expect((await page.locator('article').innerText()).length).toBeGreaterThan(500);
    await page.locator(`${sidebar} a[href="/docs/support"]`).click();
    await retry.waitFor();
    await page.context().setOffline(false);
    await retry.click();
    await page.locator('h1', { hasText: 'Get support' }).waitFor();
    expect(await box.count()).toBe(0);
  });

  it('8 chunk failure: shows it too if neither the page nor its document loads, online', async () => {
    const page = await opened('/docs/intro');
    await page.route('**/docs/support*', (route) => route.abort());
    await page.locator(`${sidebar} a[href="/docs/support"]`).click();
    const box = page.locator('main .load-failure');
    await box.getByText('This page did not load').waitFor();
    expect(await page.evaluate(() => navigator.onLine)).toBe(true);
    await page.unroute('**/docs/support*');
    await box.getByRole('button', { name: 'Retry' }).click();
    await page.locator('h1', { hasText: 'Get support' }).waitFor();
  });

  it('2 reload, 8 preload failure: warns in the console and reloads the page when the next one fails to load', async () => {
    const page = await opened('/docs/intro');
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    let broken = true;
    await page.route('**/docs/*.json', (route) => (broken ? route.abort() : route.continue()));
    page.on('request', (request) => {
      if (request.isNavigationRequest()) broken = false;
    });
    await page.locator(`${sidebar} a[href="/docs/support"]`).click();
    await page.waitForFunction(() => !('stayed' in window));
    await page.locator('h1', { hasText: 'Get support' }).waitFor();
    expect(warnings.join('\n')).toMatch(/The page \/docs\/support did not load/);
  });

  it('reloads the page for the next one when the style sheet of this one failed to load', async () => {
    const page = await blank();
    await page.route('**/assets/css/*.css', (route) => route.abort());
    await goHydrated(page, `${baseUrl}/docs/intro`);
    await page.locator('script[data-sheets]:not([data-scripts])').waitFor({ state: 'attached' });
    await page.unroute('**/assets/css/*.css');
    await page.locator(`${sidebar} a[href="/docs/support"]`).click();
    await page.locator('h1', { hasText: 'Get support' }).waitFor();
    await page.locator('link[rel=stylesheet]').first().waitFor({ state: 'attached' });
  });

  it('reloads nothing when a page fails that the reader no longer waits for', async () => {
    const page = await opened('/docs/intro');
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    let fail = (): void => undefined;
    const failing = new Promise<void>((resolve) => (fail = resolve));
    await page.route('**/docs/support.json', (route) => failing.then(() => route.abort()));
    await page.locator(`${sidebar} a[href="/docs/support"]`).click();
    await page.locator(`${sidebar} a[href="/docs/requirements"]`).click();
    await page.locator('h1', { hasText: 'Requirements' }).waitFor();
    const warning = page.waitForEvent('console', (message) => message.type() === 'warning');
    fail();
    expect((await warning).text()).toContain('/docs/support did not load');
    await idle(page);
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  });

  it('8 base url: says that the site did not load properly', async () => {
    const page = await blank();
    await page.goto(`${inject('misplacedUrl')}/`);
    await page.getByText('This site did not load properly').waitFor();
    expect(await page.getByRole('alert').innerText()).toContain(
      `check its baseUrl: it is "${base}/", and this page is at "/".`,
    );
  });

  it('says so too if a host answers with a page instead of a script', async () => {
    const page = await blank();
    await page.route('**/assets/js/main.*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '<!doctype html><title>Not found' }),
    );
    await page.goto(`${baseUrl}/docs/support`);
    await page.getByText('Part of this page did not load.').waitFor();
  });

  it('reports once that the page did not start, and why, and retries', async () => {
    const page = await blank();
    const faulty = "throw new Error('Made by a test')";
    await page.route('**/assets/js/main.*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: `${faulty};` }),
    );
    await page.goto(`${baseUrl}/docs/support`);
    const alert = page.getByRole('alert').filter({ hasText: 'This page did not start' });
    await alert.waitFor();
    expect(await alert.innerText()).toContain('Made by a test');
    expect(await alert.count()).toBe(1);
    await page.unroute('**/assets/js/main.*.js');
    await alert.getByRole('button', { name: 'Try again' }).click();
    await hydrated(page);
    expect(await alert.count()).toBe(0);
  });
});

const bar = '.theme-announcement-bar';

it('2 announcement, 4 announcement: shows above the navbar, stays hidden after a dismissal, and appears again with a new id', async () => {
  const page = await blank();
  const release = await blockRequests(page, '**/assets/js/*.js');
  await page.goto(`${trialUrl}/docs/intro`, { waitUntil: 'commit' });
  expect(await page.locator(bar).first().innerText()).toContain('closed on Sunday');
  expect(await page.getByRole('banner').count()).toBeLessThanOrEqual(1);
  const dismiss = page.locator(`${bar} button`).first();
  await dismiss.click();
  release();
  await hydrated(page);
  await goHydrated(page, `${trialUrl}/docs/support`);
  expect(await page.getByText('closed on Sunday').isVisible()).toBe(false);
  const storedKeys = await page.evaluate(() => Object.keys(localStorage));
  expect(storedKeys.some((key) => key.startsWith('docusaurus.announcement.dismiss'))).toBe(true);
  const id = storedKeys.find((key) => key.startsWith('docusaurus.announcement.id'))!;
  await page.evaluate((key) => localStorage.setItem(key, 'trial-1'), id);
  await page.reload();
  await hydrated(page);
  await page.getByText('closed on Sunday').first().waitFor();
  await dismiss.click();
  await expect.poll(() => page.locator(bar).count()).toBe(0);

  const withoutScripts = await blank({ context: { javaScriptEnabled: false } });
  await withoutScripts.goto(`${trialUrl}/docs/intro`);
  expect(await withoutScripts.getByText('closed on Sunday').isVisible()).toBe(true);
  expect(await withoutScripts.locator(`${bar} button`).isVisible()).toBe(false);
});

// Docusaurus reports these errors; one example shows that a build still does.
it('8 configuration: refuses a sidebar item with no link target', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'small-site-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  symlinkSync(modules, join(folder, 'node_modules'), 'junction');
  mkdirSync(join(folder, 'docs'));
  writeFileSync(join(folder, 'docs', 'first.md'), '# First\n');
  const sidebars = { docs: ['first', { type: 'link', label: 'Nowhere' }] };
  writeFileSync(join(folder, 'sidebars.json'), JSON.stringify(sidebars));
  const config = {
    title: 'One page',
    url: 'https://docs.example.com',
    baseUrl: '/',
    plugins: [['@docusaurus/plugin-content-docs', { sidebarPath: './sidebars.json' }]],
  };
  writeFileSync(
    join(folder, 'docusaurus.config.mjs'),
    `export default ${JSON.stringify(config)};\n`,
  );
  const stderr = await new Promise((resolve) => {
    execFile(process.execPath, [docusaurus, 'build', folder], (_, stdout, stderr) =>
      resolve(stdout + stderr),
    );
  });
  expect(stderr).toMatch(/"href" is required/);
});

/** A page without prefetching. */
async function opened(path: string): Promise<Page> {
  const page = await blank();
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto(baseUrl + path, { waitUntil: 'networkidle' });
  await hydrated(page);
  return page;
}
