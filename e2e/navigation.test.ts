import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  baseUrl,
  blank,
  blockRequests,
  hydrated,
  idle,
  fresh,
  openHydrated,
  goHydrated,
} from './browser.ts';
import { follow, headOf } from './page-measures.ts';
import { field, options } from './search-field.ts';

const sidebar = 'nav[aria-label="Docs sidebar"]';

describe('moving between pages', () => {
  it('7 get only: sends nothing but GET to its own host while a reader navigates and searches', async () => {
    const page = await blank();
    const sent = new Set<string>();
    page.on('request', (request) => {
      sent.add(`${request.method()} ${new URL(request.url()).origin}`);
    });
    await page.goto(`${baseUrl}/docs/intro`, { waitUntil: 'networkidle' });
    await hydrated(page);
    await page.locator(`${sidebar} a[href="/docs/support"]`).click();
    await page.locator('h1', { hasText: 'Get support' }).waitFor();
    await page.keyboard.press('Control+k');
    await field(page).fill('locker');
    await options(page).first().waitFor();
    await page.goto(`${baseUrl}/docs/apis/lockers`, { waitUntil: 'networkidle' });
    expect([...sent]).toEqual([`GET ${baseUrl}`]);
  });

  it('2 html stripped: shows the page for its .html and index.html addresses', async () => {
    const page = await blank();
    for (const path of ['/docs/support.html', '/docs/support/index.html', '/docs/support/']) {
      await goHydrated(page, baseUrl + path);
      expect(await page.locator('h1').innerText()).toBe('Get support');
    }
  });

  it('2 html stripped: marks the page in the sidebar that a link with .html leads to', async () => {
    const page = await blank();
    for (const path of ['/docs/support.html', '/docs/support/index.html']) {
      await goHydrated(page, `${baseUrl}/docs/intro`);
      await page
        .locator('article a[href="/docs/requirements"]')
        .first()
        .evaluate((link: HTMLAnchorElement, href) => {
          link.href = href;
          link.click();
        }, path);
      await page.locator('h1', { hasText: 'Get support' }).waitFor();
      const active = page.locator(`${sidebar} [aria-current=page]`);
      await expect.poll(() => active.allInnerTexts()).toEqual(['Get support']);
    }
  });

  it('2 scroll: scrolls to the top of the next page, or to the hash target', async () => {
    const page = await openHydrated('/docs/troubleshooting');
    await page.evaluate(() => window.scrollTo(0, 900));
    await page.evaluate((place) => {
      document.querySelector<HTMLAnchorElement>(`${place} a[href="/docs/support"]`)?.click();
    }, sidebar);
    await page.locator('h1', { hasText: 'Get support' }).waitFor();
    await page.waitForFunction(() => window.scrollY === 0);

    const link = page
      .locator('article a[href^="/docs/"][href*="#"]:not([href^="/docs/support"])')
      .first();
    const target = new URL((await link.getAttribute('href')) ?? '', baseUrl);
    await link.click();
    await page.waitForURL(target.href);
    await page.waitForFunction(
      (id) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top ?? -1;
        return top >= 0 && top < 200;
      },
      decodeURIComponent(target.hash.slice(1)),
    );

    await page.evaluate((place) => {
      window.scrollTo(0, 900);
      const unknown = document.querySelector<HTMLAnchorElement>(`${place} a[href="/docs/support"]`);
      unknown!.hash = 'no-such-target';
      unknown!.click();
    }, sidebar);
    await page.locator('h1', { hasText: 'Get support' }).waitFor();
    await page.waitForFunction(() => window.scrollY === 0);
  });

  it('2 lazy: loads a page only on demand', async () => {
    const { page, requested } = await watched({ saveData: true });
    await page.goto(`${baseUrl}/docs/intro`, { waitUntil: 'networkidle' });
    await hydrated(page);
    const before = new Set(requested);
    await page.locator(`${sidebar} a[href="/docs/support"]`).click();
    await page.locator('h1', { hasText: 'Get support' }).waitFor();
    expect(requested.filter((url) => !before.has(url)).length).toBeGreaterThan(0);
  });

  it('2 prefetch: fetches other pages in the background, each once', async () => {
    const { page, requested } = await watched({});
    await page.goto(`${baseUrl}/docs/intro`);
    const ofNext = () => requested.filter((url) => url.endsWith('/docs/requirements.json'));
    const link = page.locator('article a[href="/docs/requirements"]').first();
    await link.evaluate((element) => element.scrollIntoView());
    await expect.poll(ofNext).toHaveLength(1);
    await link.evaluate((element: HTMLElement) => element.click());
    await page.locator('h1', { hasText: 'Requirements' }).waitFor();
    expect(ofNext()).toHaveLength(1);
    await page.locator(`${sidebar} a[href="/docs/support"]`).hover();
    await page.waitForLoadState('networkidle');
    expect(requested.length).toBe(new Set(requested).size);
  });

  it('2 no prefetch: fetches nothing in the background on a 2g connection', async () => {
    const { page, requested } = await watched({ effectiveType: '2g' });
    await page.goto(`${baseUrl}/docs/intro`, { waitUntil: 'networkidle' });
    const link = page.locator('article a[href="/docs/requirements"]').first();
    await link.scrollIntoViewIfNeeded();
    await link.hover();
    await idle(page);
    expect(requested).toEqual([]);
  });

  it('2 progress, 9 delays, 9 progress, 4 transition: keeps the old page, and shows after 200 ms that the next one is loading', async () => {
    const { page } = await watched({ saveData: true });
    await page.clock.install();
    await page.goto(`${baseUrl}/docs/intro`, { waitUntil: 'networkidle' });
    await hydrated(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    const bar = page.locator('#nprogress .bar');
    const spinner = page.getByRole('status').filter({ hasText: 'Loading' });
    const heading = page.locator('h1');
    const seen = async () => [await bar.count(), await spinner.count(), await heading.innerText()];
    /** Each read of the page advances its clock by one millisecond. */
    const arrives = (title: string) =>
      expect.poll(() => page.clock.runFor(1).then(() => heading.innerText())).toBe(title);

    const release = await blockRequests(page, '**/docs/support.json');
    await page.locator(`${sidebar} a[href="/docs/support"]`).click();
    await page.clock.runFor(199);
    expect(await seen()).toEqual([0, 0, 'Introduction']);
    await page.clock.runFor(1);
    expect(await seen()).toEqual([1, 1, 'Introduction']);
    const first = await barShare(page);
    expect(first).toBeCloseTo(0.08);
    await page.clock.runFor(5_000);
    expect(await barShare(page)).toBeGreaterThan(first);
    release();
    await arrives('Get support');
    await page.clock.runFor(1_000);
    expect(await seen()).toEqual([0, 0, 'Get support']);

    await page.locator(`${sidebar} a[href="/docs/requirements"]`).click();
    await arrives('Requirements');
    await page.clock.runFor(1_000);
    expect(await seen()).toEqual([0, 0, 'Requirements']);

    await blockRequests(page, '**/docs/whats-new.json');
    await page.locator(`${sidebar} a[href="/docs/whats-new"]`).click();
    await page.locator(`${sidebar} a[href="/docs/support"]`).click();
    await arrives('Get support');
    await page.clock.runFor(1_000);
    expect(await seen()).toEqual([0, 0, 'Get support']);
  });
});

it.each([
  ['the page before', '/docs/support', '/docs/radio/intro'],
  ['the not-found page where there is none', '/nope', '/docs/intro'],
])('shows the head of %s after going back', async (_, before, next) => {
  const page = await openHydrated(before);
  const first = await headOf(page);
  await follow(page, next);
  await expect.poll(() => canonicalOf(page)).toContain(next);
  await page.goBack();
  await expect.poll(() => headOf(page)).toEqual(first);
});

const canonicalOf = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? null);

async function watched(connection: { saveData?: boolean; effectiveType?: string }) {
  const page = await fresh();
  const requested: string[] = [];
  page.on('request', (request) => {
    if (/\/docs\/.*\.json$/.test(request.url())) requested.push(request.url());
  });
  await page.addInitScript((given) => {
    const value = { saveData: false, effectiveType: '4g', ...given };
    Object.defineProperty(navigator, 'connection', { value, configurable: true });
  }, connection);
  return { page, requested };
}

function barShare(page: Page): Promise<number> {
  return page.locator('#nprogress .bar').evaluate((bar) => {
    const moved = /translate3d\(-([\d.]+)%/.exec((bar as HTMLElement).style.transform)?.[1];
    return 1 - Number(moved ?? 100) / 100;
  });
}
