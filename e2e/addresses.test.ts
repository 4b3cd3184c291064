import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { baseUrl, blank, idle, goHydrated } from './browser.ts';

const crashed = 'This page crashed.';

/** A page, and its console errors since the last call. */
async function watched(): Promise<{ page: Page; errors: () => string[] }> {
  const page = await blank();
  const all: string[] = [];
  page.on('pageerror', (error) => all.push(error.message));
  page.on('console', (message) => {
    // The browser itself logs a 404.
    if (message.type() === 'error' && !/404/.test(message.text())) all.push(message.text());
  });
  return { page, errors: () => all.splice(0) };
}

/** Loads a URL and waits until it is hydrated and idle. */
async function load(page: Page, path: string): Promise<void> {
  await goHydrated(page, baseUrl + path);
  await idle(page);
}

describe('a malformed URL', () => {
  it('shows its page if its hash is malformed, at first or later', async () => {
    const { page, errors } = await watched();
    for (const path of ['/docs/apis/radio#%E0%A4%A', '/#%']) {
      await load(page, path);
      const title = await page.locator('h1').innerText();
      for (const hash of ['#%E0%A4%A', '#%', '#a%2']) {
        await page.evaluate((next) => (location.hash = next), hash);
        await idle(page);
      }
      expect(await page.getByText(crashed).count(), path).toBe(0);
      expect(await page.locator('h1').innerText(), path).toBe(title);
      expect(errors(), path).toEqual([]);
    }
  });

  it('shows the hydrated not-found page, and leads home', async () => {
    const { page, errors } = await watched();
    for (const path of ['/docs/intro%', '/%']) {
      await load(page, path);
      await isNotFound(page, path);
      expect(errors(), path).toEqual([]);
      await page.locator('.navbar__brand').click();
      await page.waitForURL(`${baseUrl}/`);
    }
  });
});

describe('a URL without a page', () => {
  it('2 not found: has status 404, and stays not found after hydration', async () => {
    const { page, errors } = await watched();
    for (const path of ['/docs', '/docs/Intro']) {
      await load(page, path);
      await isNotFound(page, path);
      expect((await fetch(baseUrl + path)).status, path).toBe(404);
      expect(errors(), path).toEqual([]);
    }
  });

  it('suggests similar pages and reports its URL, also with letters of other alphabets', async () => {
    const page = await blank();
    await load(page, '/docs/lockers/caf%C3%A9');
    await page.getByRole('heading', { name: 'Did you mean one of these?' }).waitFor();
    const report = page.getByRole('link', { name: 'Report the broken link' });
    await report.dispatchEvent('pointerdown');
    expect(new URL((await report.getAttribute('href'))!).searchParams.get('page')).toBe(
      '/docs/lockers/café',
    );
  });

  it('has its title again after going back to it', async () => {
    const page = await blank();
    await load(page, '/docs/intro');
    await page.evaluate(() => {
      history.pushState({ index: 1 }, '', '/docs/nope');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await page.locator('h1', { hasText: 'Page not found' }).waitFor();
    await page.waitForFunction(() => document.title.startsWith('Page Not Found |'));
  });

  it('8 not found: opens the page that a reader selects there', async () => {
    const page = await blank();
    await load(page, '/docs/intr');
    await page.locator('main a[href="/docs/intro"]').click();
    await page.locator('h1', { hasText: 'Introduction' }).waitFor();
    await page.waitForFunction(() => document.title.startsWith('Introduction |'));
  });
});

it.each(['/docs/Intro', '/docs/intro/index.html'])('shows the page sent for %s', async (path) => {
  const { page, errors } = await watched();
  await page.route(baseUrl + path, async (route) =>
    route.fulfill({ response: await route.fetch({ url: `${baseUrl}/docs/intro` }) }),
  );
  const title = page.locator('h1');
  await load(page, path);
  expect(await title.innerText()).toBe('Introduction');
  await page.locator('.table-of-contents a').first().click();
  expect(await title.innerText()).toBe('Introduction');
  await page.goBack();
  await idle(page);
  expect(await title.innerText()).toBe('Introduction');
  expect(errors()).toEqual([]);
});

async function isNotFound(page: Page, path: string): Promise<void> {
  expect(await page.locator('h1').innerText(), path).toBe('Page not found');
  expect(await page.title(), path).toMatch(/^Page Not Found \| /);
}
