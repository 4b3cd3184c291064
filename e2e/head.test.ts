import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { baseUrl, closePage, hydrated, keptPage } from './browser.ts';
import { routes } from './specification.ts';

/** What a page says of itself in its head and by the classes of its root, each as one line. */
function headOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const line = (element: Element) =>
      [
        element.localName,
        ...[...element.attributes].map(({ name, value }) => `${name}=${value}`).sort(),
        element.textContent,
      ].join(' ');
    const ofTheBundler = 'link:is([rel=stylesheet],[rel=preload],[rel=prefetch]), style, noscript';
    const said = [...document.head.children].filter(
      (element) =>
        !element.matches(ofTheBundler) &&
        (element.localName !== 'script' || element.matches('[type="application/ld+json"]')),
    );
    const { className, lang, dir } = document.documentElement;
    return [...said.map(line), `html ${className} ${lang} ${dir}`].sort();
  });
}

/** Goes to a page as a reader does, by a link; the page about the docs has one on few pages only. */
async function follow(page: Page, route: string): Promise<void> {
  const link = page.locator(`a[href="${route}"], a[href^="${route}#offline"]`).first();
  if ((await link.count()) === 0) await follow(page, '/docs/requirements');
  await link.evaluate((element: HTMLElement) => element.click());
  await page.waitForURL((url) => url.pathname === route);
}

describe('the head of a page', () => {
  let walker: Page;
  let loader: Page;
  beforeAll(async () => {
    [walker, loader] = await Promise.all([keptPage(), keptPage()]);
    await walker.goto(`${baseUrl}/docs/intro`);
    await hydrated(walker);
  });
  afterAll(() => Promise.all([closePage(walker), closePage(loader)]));

  it.each(['/docs/support', ...routes])(
    'is the same after a click as after a load: %s',
    async (route) => {
      await loader.goto(baseUrl + route);
      await hydrated(loader);
      const loaded = await headOf(loader);
      expect(loaded.length).toBeGreaterThan(20);
      await follow(walker, route);
      await expect.poll(() => headOf(walker), { timeout: 3000 }).toEqual(loaded);
    },
  );

  it('is that of the page before when a reader goes back', async () => {
    await loader.goto(`${baseUrl}/docs/support`);
    await hydrated(loader);
    const first = await headOf(loader);
    await follow(loader, '/docs/radio/intro');
    await expect.poll(() => canonicalOf(loader)).toContain('/docs/radio/intro');
    await loader.goBack();
    await expect.poll(() => headOf(loader)).toEqual(first);
  });

  it('is that of the not-found page where there is no page', async () => {
    await loader.goto(`${baseUrl}/nope`);
    await hydrated(loader);
    const missing = await headOf(loader);
    await follow(loader, '/docs/intro');
    await expect.poll(() => canonicalOf(loader)).toContain('/docs/intro');
    await loader.goBack();
    await expect.poll(() => headOf(loader)).toEqual(missing);
  });
});

const canonicalOf = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? null);
