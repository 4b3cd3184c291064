import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { baseUrl, blank, hydrated, idle } from './browser.ts';

const crashed = 'This page crashed.';

/** Opens an address and gathers what the page complains of. */
async function opened(path: string): Promise<{ page: Page; errors: string[] }> {
  const page = await blank();
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    // The browser itself notes an answer of 404.
    if (message.type() === 'error' && !/404/.test(message.text())) errors.push(message.text());
  });
  await page.goto(baseUrl + path, { waitUntil: 'load' });
  await hydrated(page);
  return { page, errors };
}

describe('an address that is not well encoded', () => {
  it.each([
    '/docs/apis/lockers#%',
    '/docs/apis/radio#%E0%A4%A',
    '/docs/intro#100%',
    '/docs/lockers/intro#%zz',
    '/#%',
  ])('shows the page of %s', async (path) => {
    const { page, errors } = await opened(path);
    await idle(page);
    expect(await page.getByText(crashed).count()).toBe(0);
    expect(await page.locator('h1').count()).toBe(1);
    expect(errors).toEqual([]);
  });

  it.each(['/docs/intro', '/docs/apis/lockers', '/'])(
    'keeps %s when its hash becomes one',
    async (path) => {
      const { page, errors } = await opened(path);
      const title = await page.locator('h1').innerText();
      for (const hash of ['#%', '#%E0%A4%A', '#a%2']) {
        await page.evaluate((next) => (location.hash = next), hash);
        await idle(page);
      }
      expect(await page.getByText(crashed).count()).toBe(0);
      expect(await page.locator('h1').innerText()).toBe(title);
      expect(errors).toEqual([]);
    },
  );

  it.each(['/docs/intro%', '/docs/%E0%A4%A', '/%', '/docs/%ff/intro'])(
    'comes to life as not found at %s',
    async (path) => {
      const { page, errors } = await opened(path);
      expect(await page.locator('h1').innerText()).toBe('Page not found');
      expect(await page.title()).toMatch(/^Page Not Found \| /);
      expect(errors).toEqual([]);
      await page.locator('.navbar__brand').click();
      await page.waitForURL(`${baseUrl}/`);
    },
  );
});

describe('an address without a page', () => {
  it.each([
    '/docs/nope',
    '/docs/apis',
    '/docs/category/nope',
    '/docs',
    '/nope',
    '/docs/intro/nope',
    '/docs/Intro',
    '/DOCS/intro',
    '/docs/category/Lockers',
  ])('stays not found at %s once the page has come to life', async (path) => {
    const { page, errors } = await opened(path);
    await idle(page);
    expect(await page.locator('h1').innerText()).toBe('Page not found');
    expect(await page.title()).toMatch(/^Page Not Found \| /);
    expect(errors).toEqual([]);
  });

  it('is told by its title when a reader goes back to it', async () => {
    const { page } = await opened('/docs/intro');
    await page.evaluate(() => {
      history.pushState({ index: 1 }, '', '/docs/nope');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await page.locator('h1', { hasText: 'Page not found' }).waitFor();
    await page.waitForFunction(() => document.title.startsWith('Page Not Found |'));
  });

  it('8 not found: leads on to the page that a reader selects there', async () => {
    const { page } = await opened('/docs/intr');
    await page.locator('main a[href="/docs/intro"]').click();
    await page.locator('h1', { hasText: 'Introduction' }).waitFor();
    await page.waitForFunction(() => document.title.startsWith('Introduction |'));
  });
});

describe('a host that is lenient with addresses', () => {
  it.each(['/docs/Intro', '/docs/intro/', '/docs/intro.html', '/docs/intro/index.html'])(
    'shows the page that was sent for %s',
    async (path) => {
      const page = await blank();
      const errors: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      await page.route(baseUrl + path, async (route) =>
        route.fulfill({ response: await route.fetch({ url: `${baseUrl}/docs/intro` }) }),
      );
      await page.goto(baseUrl + path);
      await hydrated(page);
      expect(await page.locator('h1').innerText()).toBe('Introduction');
      await page.locator('.table-of-contents a').first().click();
      expect(await page.locator('h1').innerText()).toBe('Introduction');
      await page.goBack();
      await idle(page);
      expect(await page.locator('h1').innerText()).toBe('Introduction');
      expect(errors).toEqual([]);
    },
  );
});
