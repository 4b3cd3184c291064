import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { blank, goHydrated } from './browser.ts';
import { options } from './search-field.ts';
import { routes } from './specification.ts';

const trialUrl = inject('trialUrl');
const { origin, pathname: base } = new URL(trialUrl);

/** A page of the trial site, and its requests to this host outside the base URL. */
async function visit(path: string): Promise<{ page: Page; astray: string[]; requested: string[] }> {
  const page = await blank();
  const astray: string[] = [];
  const requested: string[] = [];
  page.on('response', (answer) => {
    const url = answer.url();
    if (!url.startsWith(origin)) return;
    requested.push(url);
    if (!url.startsWith(`${trialUrl}/`) || answer.status() >= 400) {
      astray.push(`${answer.status()}: ${url}`);
    }
  });
  await goHydrated(page, trialUrl + path);
  return { page, astray, requested };
}

describe('under another base URL', () => {
  it('resolves every link, picture, script, style and download of every page to a file', async () => {
    const broken: string[] = [];
    const known = new Map<string, number>();
    for (const route of routes) {
      const html = await (await fetch(trialUrl + route)).text();
      const named = [...html.matchAll(/\s(?:href|src)="?([^"\s>]+)/g)].map(([, url = '']) => url);
      for (const url of named) {
        const target = new URL(url.replaceAll('&amp;', '&'), trialUrl + route);
        if (target.origin !== origin) continue;
        const { pathname } = target;
        if (!known.has(pathname)) {
          known.set(pathname, (await fetch(origin + pathname, { method: 'HEAD' })).status);
        }
        const status = known.get(pathname);
        if (status !== 200 || !pathname.startsWith(`${base}/`)) {
          broken.push(`${pathname} (on ${route}): ${status}`);
        }
      }
    }
    expect(known.size).toBeGreaterThan(routes.length);
    expect(broken).toEqual([]);
  });

  it('searches, and opens a hit', async () => {
    const { page, astray } = await visit('/docs/support');
    await page.locator('.navbar [type=search]:enabled').fill('thermal modes');
    await options(page).first().waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(`${trialUrl}/docs/lockers/**`);
    expect(astray).toEqual([]);
  });

  it('runs the sandbox, and prefetches other pages', async () => {
    const { page, astray, requested } = await visit('/docs/call-for-help/call-buttons');
    const example = page.locator('[data-example="cfh-buttons-press"]');
    await example.getByRole('button', { name: 'Run in sandbox' }).click();
    await example.getByText('200 OK').waitFor();
    const next = page.locator('nav[aria-label="Docs sidebar"] a[href$="/call-for-help/settings"]');
    await next.hover();
    await expect
      .poll(() => requested.filter((url) => url.endsWith('/call-for-help/settings.json')))
      .toHaveLength(1);
    await next.click();
    await page.waitForURL(`${trialUrl}/docs/call-for-help/settings`);
    expect(astray).toEqual([]);
  });

  it('keeps the theme from page to page, and leads back from the not-found page', async () => {
    const { page } = await visit('/docs/intro');
    const choice = () => page.locator('html').getAttribute('data-theme-choice');
    const button = page.locator('.navbar__items--right button[aria-label*="mode"]');
    for (let presses = 0; presses < 3 && (await choice()) !== 'dark'; presses += 1)
      await button.click();
    await goHydrated(page, `${trialUrl}/docs/lockrs/into`);
    expect(await choice()).toBe('dark');
    expect(await page.locator('h1').innerText()).toBe('Page not found');
    await page.getByRole('heading', { name: 'Did you mean one of these?' }).waitFor();
    const nearest = page.locator('[data-closest-pages] li a').first();
    expect(await nearest.getAttribute('href')).toBe(`${base}/docs/lockers/intro`);
    await nearest.click();
    await page.locator('h1', { hasText: 'How Lockers work' }).waitFor();
    expect(page.url()).toBe(`${trialUrl}/docs/lockers/intro`);
    expect(await choice()).toBe('dark');
  });
});
