import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { baseUrl, blank, hold, hydrated, open } from './browser.ts';
import { field, options } from './search-field.ts';

const sidebar = 'nav[aria-label="Docs sidebar"]';

describe('moving between pages', () => {
  it('7 get only: sends nothing but GET to its own host while a reader moves and searches', async () => {
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
    for (const path of ['/docs/support.html', '/docs/support/index.html', '/docs/support/']) {
      const page = await open(path);
      await hydrated(page);
      expect(await page.locator('h1').innerText()).toBe('Get support');
    }
  });

  it('2 html stripped: marks the page in the sidebar that a link with .html leads to', async () => {
    for (const path of ['/docs/support.html', '/docs/support/index.html']) {
      const page = await open('/docs/intro');
      await hydrated(page);
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

  it('2 scroll: scrolls to the top of the next page', async () => {
    const page = await open('/docs/troubleshooting');
    await hydrated(page);
    await page.evaluate(() => window.scrollTo(0, 900));
    await page.evaluate((place) => {
      document.querySelector<HTMLAnchorElement>(`${place} a[href="/docs/support"]`)?.click();
    }, sidebar);
    await page.waitForURL('**/docs/support');
    await page.waitForFunction(() => window.scrollY === 0);
  });

  it('2 scroll: scrolls to the hash target of the next page', async () => {
    const page = await open('/docs/call-for-help/intro');
    await hydrated(page);
    const link = page.locator('article a[href^="/docs/"][href*="#"]').first();
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
  });

  it('2 lazy: loads a page only when it is wanted', async () => {
    const { page, asked } = await watched({ saveData: true });
    await page.goto(`${baseUrl}/docs/intro`, { waitUntil: 'networkidle' });
    await hydrated(page);
    const before = new Set(asked);
    await page.locator(`${sidebar} a[href="/docs/support"]`).click();
    await page.locator('h1', { hasText: 'Get support' }).waitFor();
    expect(asked.filter((url) => !before.has(url)).length).toBeGreaterThan(0);
  });

  it('2 prefetch: fetches other pages in the background', async () => {
    const { page, asked } = await watched({});
    await page.goto(`${baseUrl}/docs/intro`);
    const ofNext = () => asked.filter((url) => url.endsWith('/docs/requirements.json'));
    const link = page.locator('article a[href="/docs/requirements"]').first();
    await link.evaluate((element) => element.scrollIntoView());
    await expect.poll(ofNext).toHaveLength(1);
    await link.evaluate((element: HTMLElement) => element.click());
    await page.locator('h1', { hasText: 'Requirements' }).waitFor();
    expect(ofNext()).toHaveLength(1);
  });

  it('2 prefetch: asks for each page once', async () => {
    const { page, asked } = await watched({});
    await page.goto(`${baseUrl}/docs/intro`, { waitUntil: 'networkidle' });
    await page.locator(`${sidebar} a[href="/docs/support"]`).hover();
    await page.waitForLoadState('networkidle');
    expect(asked.length).toBe(new Set(asked).size);
  });

  it.each([
    ['data-saver', { saveData: true }],
    ['2g', { effectiveType: '2g' }],
    ['slow-2g', { effectiveType: 'slow-2g' }],
  ])('2 no prefetch: fetches nothing in the background on %s', async (_, connection) => {
    const { page, asked } = await watched(connection);
    await page.goto(`${baseUrl}/docs/intro`, { waitUntil: 'networkidle' });
    await page.waitForTimeout(500);
    expect(asked).toEqual([]);
  });

  it('2 progress: shows a thin bar after 200 ms of loading, from 8 % on', async () => {
    const { page } = await watched({ saveData: true });
    await page.goto(`${baseUrl}/docs/intro`, { waitUntil: 'networkidle' });
    await hydrated(page);
    await page.route('**/docs/*.json', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue();
    });
    await recordBar(page);
    await page.locator(`${sidebar} a[href="/docs/support"]`).click();
    await page.locator('h1', { hasText: 'Get support' }).waitFor();
    const seen = await page.evaluate(() => window.barSeen);
    expect(seen?.after).toBeGreaterThanOrEqual(180);
    expect(seen?.after).toBeLessThan(900);
    expect(seen?.share).toBeGreaterThanOrEqual(0.079);
    expect(seen?.share).toBeLessThan(0.2);
  });

  it('9 delays: shows a spinner after 200 ms, and takes it away with the page', async () => {
    const { page } = await watched({ saveData: true });
    await page.goto(`${baseUrl}/docs/intro`, { waitUntil: 'networkidle' });
    await hydrated(page);
    const release = await hold(page, '**/docs/support.json');
    await page.locator(`${sidebar} a[href="/docs/support"]`).click();
    const spinner = page.getByRole('status').filter({ hasText: 'Loading' });
    await spinner.waitFor();
    release();
    await page.locator('h1', { hasText: 'Get support' }).waitFor();
    expect(await spinner.count()).toBe(0);
  });

  it('9 delays: shows no bar when the next page arrives within 200 ms', async () => {
    const page = await open('/docs/intro');
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    await recordBar(page);
    await page.locator(`${sidebar} a[href="/docs/support"]`).click();
    await page.locator('h1', { hasText: 'Get support' }).waitFor();
    expect(await page.evaluate(() => window.barSeen)).toBeUndefined();
  });

  it('9 progress: begins at the minimum of 0.08 and trickles on', async () => {
    const { page } = await watched({ saveData: true });
    await page.goto(`${baseUrl}/docs/intro`, { waitUntil: 'networkidle' });
    await hydrated(page);
    await page.route('**/docs/*.json', () => new Promise(() => undefined));
    await page.locator(`${sidebar} a[href="/docs/support"]`).click();
    await page.locator('#nprogress .bar').waitFor({ state: 'attached' });
    const first = await barShare(page);
    await page.waitForFunction(
      (share) => {
        const bar = document.querySelector<HTMLElement>('#nprogress .bar');
        const moved = /translate3d\(-([\d.]+)%/.exec(bar?.style.transform ?? '')?.[1];
        return moved !== undefined && 1 - Number(moved) / 100 > share;
      },
      first,
      { timeout: 8000 },
    );
  });

  it('4 transition: keeps the old page until the next has loaded, then renders it', async () => {
    const { page } = await watched({ saveData: true });
    await page.goto(`${baseUrl}/docs/intro`, { waitUntil: 'networkidle' });
    await hydrated(page);
    const title = await page.locator('h1').innerText();
    const release = await hold(page, '**/docs/*.json');
    await page.locator(`${sidebar} a[href="/docs/support"]`).click();
    await page.waitForTimeout(400);
    expect(await page.locator('h1').innerText()).toBe(title);
    release();
    await page.locator('h1', { hasText: 'Get support' }).waitFor();
  });
});

declare global {
  interface Window {
    barSeen?: { after: number; share: number };
  }
}

async function watched(connection: { saveData?: boolean; effectiveType?: string }) {
  const page = await blank();
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/docs\/.*\.json$/.test(request.url())) asked.push(request.url());
  });
  await page.addInitScript((given) => {
    const value = { saveData: false, effectiveType: '4g', ...given };
    Object.defineProperty(navigator, 'connection', { value, configurable: true });
  }, connection);
  return { page, asked };
}

/** Notes in the page when the bar first appears after the next click, and how far it stands. */
async function recordBar(page: Page): Promise<void> {
  await page.evaluate(() => {
    let began = 0;
    addEventListener('click', () => (began = performance.now()), { capture: true, once: true });
    new MutationObserver(() => {
      const bar = document.querySelector<HTMLElement>('#nprogress .bar');
      const moved = /translate3d\(-([\d.]+)%/.exec(bar?.style.transform ?? '')?.[1];
      if (moved === undefined || window.barSeen || Number(moved) === 100) return;
      window.barSeen = { after: performance.now() - began, share: 1 - Number(moved) / 100 };
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
}

function barShare(page: Page): Promise<number> {
  return page.locator('#nprogress .bar').evaluate((bar) => {
    const moved = /translate3d\(-([\d.]+)%/.exec((bar as HTMLElement).style.transform)?.[1];
    return 1 - Number(moved ?? 100) / 100;
  });
}
