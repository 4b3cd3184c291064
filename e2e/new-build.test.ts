import { cpSync } from 'node:fs';
import type { Page, Request } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { copyEarlierAssets } from '../hosting/prepare.ts';
import { blank, hydrated, idle, goHydrated } from './browser.ts';
import { hostTwoBuilds, type TwoBuilds } from './two-builds.ts';

const UPDATED = 'This site was updated while you had it open.';
const sidebar = 'nav[aria-label="Docs sidebar"]';
let site: TwoBuilds;

beforeAll(async () => {
  site = await hostTwoBuilds();
});
afterAll(() => site.stop());
beforeEach(() => site.publishFirst());

/** A page of the first build without prefetching, and a counter of its loads. */
async function opened(path: string): Promise<{ page: Page; loads: () => number }> {
  const page = await blank();
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await goHydrated(page, site.url + path);
  await idle(page);
  return { page, loads: () => loads };
}

/** Waits until the page has reloaded from the new build and shows the notice. */
async function renewed(page: Page): Promise<void> {
  await page.getByRole('alert').getByText(UPDATED).waitFor();
  await page.waitForFunction(() => !document.querySelector('.new-build'));
  await hydrated(page);
}

/** Waits until the page has checked which build is published, and has rendered the result. */
async function answerAboutBuild(page: Page): Promise<void> {
  const isAsked = (request: Request) =>
    request.url() === page.url() && !request.isNavigationRequest();
  await Promise.any([
    page.waitForEvent('response', (answer) => isAsked(answer.request())),
    page.waitForEvent('requestfailed', isAsked),
  ]);
  await idle(page);
}

const buildOf = (page: Page) =>
  page.evaluate(() => document.querySelector<HTMLElement>('[data-scripts]')?.dataset['scripts']);

describe('a page that is open during a deploy', () => {
  it('reloads for the next page, because it belongs to the other build', async () => {
    const { page, loads } = await opened('/docs/intro');
    const before = await buildOf(page);
    site.publishSecond();
    await page.locator(`${sidebar} a[href="/docs/support"]`).click();
    await page.locator('h1', { hasText: 'Get support' }).waitFor();
    await hydrated(page);
    expect(new URL(page.url()).pathname).toBe('/docs/support');
    expect(await buildOf(page)).not.toBe(before);
    expect(loads()).toBe(2);
  });

  it('reloads to the same position if a lab is gone', async () => {
    const { page, loads } = await opened('/docs/lockers/intro');
    const wanted = page.locator('main').getByRole('button', { name: 'Open lab' });
    // Its position in the viewport, because content above may be laid out for the first time and grow.
    const place = async () => (await wanted.boundingBox())!.y;
    await expect
      .poll(async () => {
        await wanted.scrollIntoViewIfNeeded();
        const y = await place();
        await idle(page);
        return (await place()) === y;
      })
      .toBe(true);
    const before = await place();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(100);
    site.publishSecond();
    await wanted.click();
    await renewed(page);
    expect(page.url()).toBe(`${site.url}/docs/lockers/intro`);
    await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(200);
    expect(loads()).toBe(2);
    await wanted.click();
    await page.getByRole('region', { name: /^Sandbox/ }).waitFor();
  });

  it('reloads with the form input if the engine of its console is gone', async () => {
    const { page, loads } = await opened('/docs/apis/lockers#command-cabinet');
    await page.route(/\.wasm/, (route) => route.abort());
    const place = page.locator('[data-try-it="commandCabinet"]');
    await place.getByRole('button', { name: 'Try it' }).click();
    await place.getByLabel(/^cabinet_id/).fill('24');
    await place.getByText('The sandbox did not start.').waitFor();
    await page.unroute(/\.wasm/);
    site.publishSecond();
    await place.getByRole('button', { name: 'Retry' }).click();
    await renewed(page);
    expect(loads()).toBe(2);
    await place.getByRole('button', { name: 'Try it' }).click();
    expect(await place.getByLabel(/^cabinet_id/).inputValue()).toBe('24');
    await place.getByRole('button', { name: 'Send' }).click();
    await place.getByText('200 OK').waitFor();
  });

  it('continues without a reload if the host keeps the files of earlier builds', async () => {
    const { page, loads } = await opened('/docs/lockers/intro');
    const merged = `${site.second}-and-first`;
    cpSync(site.second, merged, { recursive: true });
    copyEarlierAssets(merged, site.first);
    site.publish(merged);
    await page.locator('section[data-lab] button').first().click();
    await page
      .locator('section[data-lab] button', { hasText: 'Open lab' })
      .first()
      .waitFor({ state: 'hidden' });
    expect(await page.getByText(UPDATED).count()).toBe(0);
    expect(loads()).toBe(1);
  });
});

describe('a file of the same build that fails to load', () => {
  const retry = (page: Page) =>
    page.locator('section[data-lab]').getByRole('button', { name: 'Retry' });

  it('offers Retry in its place without a reload if the host fails, the file is missing, or the network is down', async () => {
    const { page, loads } = await opened('/docs/lockers/intro');
    await page.locator('section[data-lab]').scrollIntoViewIfNeeded();
    for (const status of [503, 404, 0]) {
      await page.route('**/*', (route) =>
        status ? route.fulfill({ status, body: 'no' }) : route.abort(),
      );
      const isAnswered = answerAboutBuild(page);
      await page.locator('section[data-lab]').getByRole('button').last().click();
      await isAnswered;
      await retry(page).waitFor();
      expect(await page.getByText(UPDATED).count(), String(status)).toBe(0);
      await page.unroute('**/*');
    }
    await retry(page).click();
    await retry(page).waitFor({ state: 'detached' });
    expect(loads()).toBe(1);
  });

  it('reloads at most once, even if two builds alternate on the host', async () => {
    const { page, loads } = await opened('/docs/lockers/intro');
    await page.route('**/docs/lockers/intro', async (route) => {
      if (route.request().isNavigationRequest()) site.publishFirst();
      else site.publishSecond();
      await route.continue();
    });
    await page.route('**/assets/js/**lab**', (route) => route.fulfill({ status: 404, body: '' }));
    const open = page.locator('section[data-lab] button').first();
    await open.click();
    await renewed(page);
    expect(loads()).toBe(2);
    const isAnswered = answerAboutBuild(page);
    await open.click();
    await retry(page).first().waitFor();
    await isAnswered;
    expect(await page.getByText(UPDATED).count()).toBe(0);
    expect(loads()).toBe(2);
  });
});
