import { gunzipSync, gzipSync } from 'node:zlib';
import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { baseUrl, blank, fresh, goHydrated } from './browser.ts';
import { field, options, ready } from './search-field.ts';
import { violations } from './violations.ts';

const alert = (page: Page) => page.locator('.navbar [role=alert]');
const retry = (page: Page) => alert(page).getByRole('button', { name: 'Retry' });

/** Checks that the page has not crashed, and its navigation works. */
async function goesOn(page: Page): Promise<void> {
  // Escape clears the query first, then closes the dialog.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.locator('nav[aria-label="Docs sidebar"] a[href="/docs/intro"]').click();
  await page.locator('h1', { hasText: 'Introduction' }).waitFor();
}

const HEADER = 9;

/** The checksum in the header of an index, as `packages/search` computes it. */
function checksum(contents: Buffer): number {
  const words = new Uint32Array(Math.ceil(contents.length / 4));
  new Uint8Array(words.buffer).set(contents);
  return (
    words.reduce((sum, word) => {
      const mixed = Math.imul(sum ^ word, 0xcc9e2d51);
      return mixed ^ (mixed >>> 15);
    }, contents.length) >>> 0
  );
}

/** Answers with the index, its last tenth overwritten; `sealed` gives it a checksum that fits. */
async function damage(route: Route, sealed: boolean): Promise<void> {
  const answer = await route.fetch();
  const index = gunzipSync(await answer.body());
  index.fill(255, Math.floor(index.length * 0.9));
  if (sealed) index.writeUInt32LE(checksum(index.subarray(HEADER)), 5);
  await route.fulfill({ response: answer, body: gzipSync(index) });
}

it('reports a query in the list if the index is damaged in memory, and Retry loads it again', async () => {
  const page = await blank();
  let isDamaged = true;
  await page.route('**/search-index-*', (route) =>
    isDamaged ? damage(route, true) : route.continue(),
  );
  await page.goto(`${baseUrl}/docs/support`);
  await page.locator('.navbar [type=search]:enabled').waitFor();
  await field(page).fill('open a cabinet');
  await alert(page).getByText('The search cannot answer').waitFor();
  expect(await alert(page).innerText()).toContain('The search index');
  expect(await field(page).inputValue()).toBe('open a cabinet');
  expect(await page.locator('[role=option] mark').count()).toBe(0);
  await field(page).press('End');
  await page.keyboard.type('s');
  expect(await field(page).inputValue()).toBe('open a cabinets');
  // Still damaged: the message and the query stay.
  await retry(page).click();
  await alert(page).getByText('The search cannot answer').waitFor();
  isDamaged = false;
  await retry(page).click();
  await page.locator('[role=option][href^="/docs/lockers"]').first().waitFor();
  expect(await field(page).inputValue()).toBe('open a cabinets');
  expect(await alert(page).count()).toBe(0);
  expect(await field(page).evaluate((one) => one === document.activeElement)).toBe(true);
  await goesOn(page);
});

it('reports a list that fails to render in place of the search, whose Retry restarts it', async () => {
  const page = await ready('/docs/support');
  const breakList = (isBroken: boolean) =>
    page.evaluate((broken) => {
      const { closest } = Element.prototype as { closest: (selector: string) => Element | null };
      const own = (closest as { own?: typeof closest }).own ?? closest;
      const failing = function (this: Element, selector: string) {
        if (broken && selector.includes('listbox')) throw new Error('The list fell down.');
        return own.call(this, selector);
      };
      Element.prototype.closest = Object.assign(failing, { own });
    }, isBroken);
  await breakList(true);
  await field(page).fill('locker');
  await alert(page).getByText('The search stopped working: The list fell down.').waitFor();
  await goesOn(page);
  await breakList(false);
  await retry(page).click();
  await field(page).fill('locker');
  await options(page).first().waitFor();
});

it('requests an index that is damaged in transit once more bypassing the cache, and reports it if it stays damaged, until Retry loads a valid one', async () => {
  const page = await blank();
  let isDamaged = true;
  let times = 0;
  await page.route('**/search-index-*', (route) => {
    times += 1;
    return isDamaged ? damage(route, false) : route.continue();
  });
  await page.goto(`${baseUrl}/docs/support`);
  await page.locator('.navbar [type=search]:enabled').fill('locker');
  await alert(page).getByText('Search did not load.').waitFor();
  expect(await violations(page, '.navbar')).toEqual([]);
  expect(times).toBe(2);
  isDamaged = false;
  await retry(page).click();
  await page.locator('.navbar [type=search]:focus').waitFor();
  expect(await field(page).inputValue()).toBe('locker');
  await goesOn(page);
});

describe('a reader who is offline', () => {
  it('gets a message if the code of the search failed to load, and the search once they are online', async () => {
    const page = await fresh();
    await page.goto(`${baseUrl}/docs/support`);
    await page.locator('.navbar [type=search]:enabled').waitFor();
    await page.context().setOffline(true);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('walkie');
    await alert(page)
      .getByText('You are offline. The search starts when you are online.')
      .waitFor();
    expect(await alert(page).getByText('Report this').count()).toBe(0);
    await page.context().setOffline(false);
    await options(page).first().waitFor();
    expect(await field(page).inputValue()).toBe('walkie');
    expect(await alert(page).count()).toBe(0);
  });

  it('gets a message if the index failed to load, and the search once they are online', async () => {
    const page = await blank();
    let isOffline = true;
    await page.route('**/search-index-*', (route) =>
      isOffline ? route.abort() : route.continue(),
    );
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'onLine', { value: false });
    });
    await page.goto(`${baseUrl}/docs/support`);
    await alert(page).getByText('You are offline. Search loads when you are online.').waitFor();
    isOffline = false;
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await page.locator('.navbar [type=search]:enabled').waitFor();
    expect(await alert(page).count()).toBe(0);
  });
});

describe('a build that was deployed while the page was open', () => {
  /** Simulates a new build on the host: the index has another name, and that of this page is gone. */
  async function deploy(
    page: Page,
    isTime: Promise<void> = Promise.resolve(),
  ): Promise<{ gone: string[] }> {
    const gone: string[] = [];
    const named = /search-index-[0-9a-f]{8}/;
    let name = '';
    await page.route('**/search-index-*', async (route) => {
      const url = route.request().url();
      if (url.includes('search-index-00000000')) {
        await route.fulfill({ response: await route.fetch({ url: url.replace(named, name) }) });
      } else {
        gone.push(url);
        await isTime;
        await route.fulfill({ status: 404, body: 'Not found' });
      }
    });
    await page.route(/\/docs\/[a-z/]+$/, async (route) => {
      const answer = await route.fetch();
      const html = await answer.text();
      name = named.exec(html)?.[0] ?? name;
      await route.fulfill({ response: answer, body: html.replace(named, 'search-index-00000000') });
    });
    return { gone };
  }

  it('is reported, and the page reloads at its position with the typed query', async () => {
    const page = await blank();
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await goHydrated(page, `${baseUrl}/docs/support#contact`);
    let tell = (): void => undefined;
    const isTyped = new Promise<void>((resolve) => (tell = resolve));
    const { gone } = await deploy(page, isTyped);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('walkie');
    tell();
    await page.getByText('This site was updated while you had it open').waitFor();
    await page.waitForEvent('load');
    await options(page).first().waitFor();
    expect(await field(page).inputValue()).toBe('walkie');
    expect(await field(page).evaluate((one) => one === document.activeElement)).toBe(true);
    expect(page.url()).toBe(`${baseUrl}/docs/support#contact`);
    expect(gone.length).toBe(1);
  });

  it('does not reload the page for a reader who has not used the search', async () => {
    const page = await blank();
    await page.route('**/search-index-*', (route) => route.fulfill({ status: 404, body: '' }));
    const visits: string[] = [];
    page.on('request', (request) => {
      if (/\/docs\/support$/.test(request.url())) visits.push(request.url());
    });
    await page.goto(`${baseUrl}/docs/support`);
    await alert(page).getByText('Search did not load.').waitFor();
    expect(visits.length).toBe(1);
    await retry(page).click();
    await expect.poll(() => visits.length).toBe(2);
    await alert(page).getByText('Search did not load.').waitFor();
    expect(await page.getByText('This site was updated').count()).toBe(0);
  });

  it('searches only titles if the texts belong to another build, says so, and loads them on Retry', async () => {
    const page = await blank();
    let isOther = true;
    await page.route('**/search-doc-*', async (route) => {
      const answer = await route.fetch();
      const file = (await answer.json()) as { searchDocs: { title: string; text: unknown }[] };
      if (isOther) file.searchDocs.forEach((one, at) => (one.title = one.text = `Other ${at}`));
      await route.fulfill({ response: answer, json: file });
    });
    await page.goto(`${baseUrl}/docs/support`);
    await page.locator('.navbar [type=search]:enabled').waitFor();
    await field(page).fill('temperature modes');
    await options(page).first().waitFor();
    await page.getByText('Only titles are searched').waitFor();
    expect(await page.locator('.navbar [role=option]', { hasText: 'Other' }).count()).toBe(0);
    isOther = false;
    await page.locator('.navbar').getByRole('button', { name: 'Retry' }).click();
    await expect.poll(() => page.getByText('Only titles are searched').count()).toBe(0);
    await page.locator('.navbar [role=option] [class*=excerpt]').first().waitFor();
    expect(await field(page).inputValue()).toBe('temperature modes');
  });
});
