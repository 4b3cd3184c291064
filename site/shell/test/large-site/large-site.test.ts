import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Fragment } from '../../build/fragments/cut.ts';
import { buildLargeSite, type LargeSite } from './build.ts';

let site: LargeSite;
beforeAll(async () => {
  site = await buildLargeSite();
}, 240_000);
afterAll(() => site?.stop());

const read = (name: string) => readFileSync(path.join(site.folder, name), 'utf8');
/** The links in the sidebar of a page, in order. */
function sidebarOf(html: string): string[] {
  const [bar = ''] = /<nav aria-label="Docs sidebar".*?<\/nav>/s.exec(html) ?? [];
  return [...bar.matchAll(/\shref="?([^\s">]+)/g)].map(([, href = '']) => href);
}

describe('the files of a large site', () => {
  it('repeat the article of each page in its fragment', () => {
    expect(site.pages.length).toBeGreaterThan(160);
    for (const { address, title } of site.pages) {
      const { head, html } = JSON.parse(read(`${address}.json`)) as Fragment;
      const [, article = ''] =
        /<div data-article[^>]*>(.*)<\/div><\/div><\/main>/s.exec(read(`${address}.html`)) ?? [];
      expect(/<h1[^>]*>(.*?)<\/h1>/.exec(article)?.[1], address).toBe(title);
      expect(html === article, `the fragment of ${address} is its article`).toBe(true);
      expect(head, address).toContain(`<title data-rh=true>${title} |`);
    }
  });

  it('link from each page to all others through the sidebars in their HTML', () => {
    const named = new Map(
      site.pages.map(({ address }) => [address, new Set(sidebarOf(read(`${address}.html`)))]),
    );
    const lost: string[] = [];
    for (const [from, entries] of named) {
      for (const { address: to, around } of site.pages) {
        // From one category to the next, if it has a page.
        let sidebar = entries;
        for (const next of [...around, to]) {
          if (!sidebar.has(next)) lost.push(`${from} leads not to ${next}`);
          sidebar = sidebar.has(to) ? sidebar : (named.get(next) ?? sidebar);
        }
      }
    }
    expect([...new Set(lost)].slice(0, 9)).toEqual([]);
  });

  it('contain only the sidebar entries around each page', () => {
    const areas = [1, 2, 3, 4].map((area) => `/docs/category/area-${area}`);
    expect(sidebarOf(read('docs/intro.html'))).toEqual([...areas, '/docs/intro']);
    const deep = sidebarOf(read('docs/area-1/topic-1/part/step/page-2.html'));
    expect(deep).toContain('/docs/area-1/topic-1/part/step/page-1');
    expect(deep).not.toContain('/docs/area-1/topic-4/page-1');
    expect(deep).not.toContain('/docs/category/area-2/topic-1');
  });

  it('leave collapsed categories out of the main script', () => {
    const name = readdirSync(path.join(site.folder, 'assets/js')).find((one) =>
      /^main\./.test(one),
    );
    const main = read(`assets/js/${name}`);
    expect(main.includes('Area 4')).toBe(false);
    const inside = site.pages.filter(({ around }) => around.length > 0);
    const found = inside.map(({ title }) => title).filter((title) => main.includes(`"${title}"`));
    expect(found).toEqual([]);
  });

  it('inline critical CSS, and link the full sheet for readers without scripts', () => {
    for (const { address } of site.pages) {
      const html = read(`${address}.html`);
      const [before = '', after = ''] = html.split('</style><noscript><link rel=stylesheet href=');
      const css = before.slice(before.lastIndexOf('<style>'));
      const sheet = after.slice(0, after.indexOf('>'));
      expect(sheet, address).toMatch(/^\/assets\/css\/styles\.\w+\.css$/);
      const whole = read(sheet);
      for (const rule of ['.navbar{', '.menu__link{', 'h1{']) {
        expect(css.includes(rule), `${address} has ${rule}`).toBe(true);
      }
      expect(css.length, address).toBeLessThan(whole.length / 2);
      expect(html.match(/<link[^>]*rel=.?stylesheet/g), address).toHaveLength(1);
    }
  });
});

describe('a reader of a large site', () => {
  let browser: Browser;
  beforeAll(async () => {
    const executablePath = process.env['CHROME_PATH'];
    browser = await chromium.launch({
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
      ...(executablePath && { executablePath }),
    });
  });
  afterAll(() => browser?.close());
  const errors: string[] = [];
  afterEach(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()));
    expect(errors.splice(0)).toEqual([]);
  });

  /** Opens a page; returns it with the paths that it requests from then on. */
  async function open(
    address: string,
    before?: (page: Page) => Promise<unknown>,
  ): Promise<[Page, string[]]> {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    page.on('pageerror', (error) => errors.push(error.message));
    page.on('console', (message) => {
      // A hydration mismatch.
      if (message.text().includes('onRecoverableError')) errors.push(message.text());
    });
    // Prefetching is off, so that each click requests what it needs.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await before?.(page);
    await page.goto(site.url + address, { waitUntil: 'networkidle' });
    await page.waitForFunction(() => document.documentElement.dataset['hasHydrated'] === 'true');
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    return [page, requested];
  }
  const entry = (page: Page, name: string) =>
    page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name, exact: true });
  const caret = (page: Page, name: string) =>
    page.getByRole('button', { name: `Expand sidebar category '${name}'` });
  const title = (page: Page) => page.locator('h1').innerText();
  const canonical = (page: Page) => page.locator('link[rel=canonical]').getAttribute('href');

  it('expands a category, loads its entries, and navigates to a page in it by its fragment', async () => {
    const [page, requested] = await open('/docs/intro');
    await caret(page, 'Area 2').click();
    await caret(page, 'Topic 4 of area 2').click();
    await entry(page, 'Page 3 of area-2/topic-4').waitFor();
    expect(requested).toHaveLength(2);
    for (const path of requested)
      expect(path).toMatch(/^\/assets\/sidebar\/entries-[0-9a-f]{8}\.json$/);
    requested.length = 0;

    await entry(page, 'Page 3 of area-2/topic-4').click();
    await page.waitForURL('**/docs/area-2/topic-4/page-3');
    await expect.poll(() => title(page)).toBe('Page 3 of area-2/topic-4');
    // The first page is fetched too, because its HTML was not cached.
    await expect
      .poll(() => requested)
      .toEqual(['/docs/area-2/topic-4/page-3.json', '/docs/intro.json']);
    expect(await page.title()).toMatch(/^Page 3 of area-2\/topic-4 \|/);
    expect(await canonical(page)).toMatch(/\/docs\/area-2\/topic-4\/page-3$/);
    const active = page.locator('nav[aria-label="Docs sidebar"] [aria-current=page]');
    expect(await active.allInnerTexts()).toEqual(['Page 3 of area-2/topic-4']);
  });

  it('has the same sidebar after hydration as in the HTML', async () => {
    for (const address of [
      '/docs/area-1/topic-3/part/step/page-1',
      '/docs/category/area-1/topic-1/part',
    ]) {
      const [page] = await open(address);
      const links = await page
        .locator('nav[aria-label="Docs sidebar"] a[href]')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(links, address).toEqual(sidebarOf(read(`${address}.html`)));
    }
  });

  it('shows the article if sidebar entries do not load', async () => {
    const [page] = await open('/docs/area-2/topic-1/page-2', (made) =>
      made.route('**/assets/sidebar/*.json', (route) => route.abort()),
    );
    expect(await title(page)).toBe('Page 2 of area-2/topic-1');
    expect(await page.getByText('The text of area-2/topic-1/page-2.').count()).toBe(1);
    await page.getByRole('link', { name: 'a page in another area' }).click();
    await page.waitForURL('**/docs/area-1/topic-1/part/step');
    await expect.poll(() => title(page)).toBe('Step of topic 1');
    expect(await caret(page, 'Area 1').count()).toBe(1);
  });
});
