import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { baseUrl, blank, open, openHydrated } from './browser.ts';
import { routes } from './specification.ts';
import { brand } from '../brand/brand.ts';

const docs = routes.filter((route) => route.startsWith('/docs/'));

describe('page layout', () => {
  it('1 config, 2 footer, 9 copyright, 2 navbar: names the site, and has a complete navbar and footer', async () => {
    const page = await open('/');
    expect(await page.title()).toContain(brand.name);
    expect(await page.locator('body').innerText()).toContain(brand.tagline);
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    expect(await page.locator('html').getAttribute('dir')).toBe('ltr');
    expect(await page.locator('link[rel=icon]').count()).toBeGreaterThan(0);

    const footer = page.locator('footer');
    for (const title of ['Topics', 'Legal', 'Social', 'More'])
      expect(await footer.getByText(title, { exact: true }).count()).toBe(1);
    for (const label of 'terms privacy youtube linkedin instagram facebook company blog'.split(' '))
      expect(await footer.getByRole('link', { name: new RegExp(label, 'i') }).count()).toBe(1);
    expect(await footer.innerText()).toContain(brand.copyright);

    const navbar = page.locator('nav.navbar');
    expect(await navbar.locator('.navbar__logo').count()).toBeGreaterThan(0);
    const left = navbar.locator('.navbar__items').first();
    await left.getByRole('link', { name: 'Documentation' }).waitFor();
    const right = navbar.locator('.navbar__items--right');
    expect(await right.locator('a[href^="https://"]').count()).toBe(1);
    expect(await right.locator('input[type=search]').count()).toBe(1);
    expect(await right.locator('button[aria-label*="mode"]').count()).toBe(1);
  });

  it('2 one sidebar: lists every doc and category in the sidebar of every docs page', async () => {
    const page = await blank();
    for (const route of ['/docs/intro', '/docs/radio/radio-atc', '/docs/category/lockers']) {
      await page.goto(baseUrl + route);
      const links = await page
        .locator('nav[aria-label="Docs sidebar"] a')
        .evaluateAll((all) =>
          all.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
        );
      expect([...new Set(links)].sort()).toEqual([...docs].sort());
    }
  });

  it('2 skip link: moves the focus to the content', async () => {
    const page = await openHydrated('/docs/intro');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(
      'Skip to main content',
    );
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.querySelector('h1') !== null)).toBe(
      true,
    );
  });

  it('2 footer links, 2 navbar visible, 2 toc: lists its headings, has footer links, and keeps the navbar visible', async () => {
    const page = await open('/docs/call-for-help/troubleshooting');
    for (const path of ['intro', 'category/getting-started', 'getting-started/microsoft-teams'])
      expect(await page.locator(`footer a[href="/docs/${path}"]`).count()).toBe(1);
    const listed = await page
      .locator('.table-of-contents a')
      .evaluateAll((all) =>
        all.map((link) => decodeURIComponent((link as HTMLAnchorElement).hash.slice(1))),
      );
    const headings = await page
      .locator('article :is(h2, h3)[id]')
      .evaluateAll((all) => all.map((heading) => heading.id));
    expect(listed).toEqual(headings);
    expect(listed.length).toBeGreaterThan(5);
    // Another test may have left the pointer over the sidebar, which scrolls separately.
    await page.mouse.move(700, 500);
    await page.mouse.wheel(0, 2000);
    await page.waitForFunction(() => window.scrollY > 500);
    const top = await page.locator('nav.navbar').evaluate((bar) => bar.getBoundingClientRect().top);
    expect(top).toBe(0);
  });

  it('2 heading links: exist at every heading with an id, on every page, titled Direct link to {heading}', () => {
    const folder = inject('siteFolder');
    const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.html'),
    );
    const headings = pages.flatMap((file) =>
      [...readFileSync(join(folder, file), 'utf8').matchAll(/<h([2-6])([^>]*)>(.*?)<\/h\1>/gs)]
        .filter(([, , attributes]) => /\bid=/.test(attributes ?? ''))
        .map(([whole]) => ({ file, whole })),
    );
    expect(headings.length).toBeGreaterThan(100);
    expect(headings.filter(({ whole }) => !/ title="Direct link to \S/.test(whole))).toEqual([]);
  });

  it('2 external links: say that they open in a new tab', async () => {
    const page = await blank();
    for (const route of ['/', '/docs/mystore/twilio', '/docs/getting-started/microsoft-teams']) {
      await page.goto(baseUrl + route);
      const bare = await page.locator('a[target=_blank]').evaluateAll((all) =>
        all
          .filter((link) => {
            const label =
              (link.getAttribute('aria-label') ?? '') +
              (link.textContent ?? '') +
              [...link.querySelectorAll('[aria-label], title')]
                .map((part) => part.getAttribute('aria-label') ?? part.textContent)
                .join(' ');
            return !label.includes('(opens in new tab)');
          })
          .map((link) => link.outerHTML.slice(0, 200)),
      );
      expect(bare).toEqual([]);
    }
  });

  it('sets every section off from the one above, also those of a partial', async () => {
    const page = await open('/docs/getting-started/ringcentral');
    const margins = await page
      .locator('.markdown > section:has(> h2)')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).marginTop));
    expect(margins.length).toBeGreaterThan(4);
    expect(new Set(margins).size).toBe(1);
  });

  it('lays out distant content if a press leads there, and not if it leads to another page', async () => {
    const page = await openHydrated('/docs/lockers/intro');
    const laterAfter = (link: string) =>
      page
        .locator(link)
        .first()
        .evaluate((pressed: HTMLElement) => {
          pressed.addEventListener('click', (event) => event.preventDefault());
          pressed.click();
          return document.documentElement.dataset['arrival'];
        });
    expect(await laterAfter('nav a[href="/docs/support"]')).toBe('top');
    expect(await laterAfter('.table-of-contents a')).toBeUndefined();
  });
});
