import { describe, expect, inject, it } from 'vitest';
import { blank, idle, open, openHydrated, goHydrated } from './browser.ts';
import { violations } from './violations.ts';

const withWords = '/docs/call-for-help/intro';

describe('a word of the glossary', () => {
  it('shows its meaning on hover and focus, keeps it under the pointer, hides it with Escape', async () => {
    const page = await open(withWords);
    const word = page.locator('.word').first();
    const meaning = word.getByRole('tooltip', { includeHidden: true });
    expect(await meaning.isVisible()).toBe(false);
    await word.locator('a').hover();
    await meaning.waitFor();
    await meaning.hover();
    expect(await meaning.isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    await meaning.waitFor({ state: 'hidden' });
    await page.mouse.move(1, 1);
    await word.locator('a').focus();
    await meaning.waitFor();
    expect(await violations(page, '.word')).toEqual([]);
  });

  it.each([
    ['/docs/whats-new', 1440],
    ['/docs/support', 390],
    ['/docs/getting-started/best-practices', 390],
  ])(
    'shows its meaning beside the word, at the end of a section too: %s, %d px',
    async (path, width) => {
      const page = await open(path, { width, context: { reducedMotion: 'reduce' } });
      for (const word of await page.locator('.word').all()) {
        await word.locator('a').focus();
        await idle(page);
        const [term, meaning] = [
          await word.locator('a').boundingBox(),
          await word.getByRole('tooltip').boundingBox(),
        ];
        const isAbove = meaning!.y + meaning!.height <= term!.y;
        expect(isAbove || meaning!.y >= term!.y + term!.height, await word.innerText()).toBe(true);
        expect(meaning!.y + meaning!.height).toBeLessThanOrEqual(page.viewportSize()!.height);
      }
    },
  );

  it('shows its meaning on the first tap and opens its entry on the second', async () => {
    const page = await openHydrated(withWords, {
      width: 390,
      context: { hasTouch: true, isMobile: true },
    });
    const word = page.locator('.word').first();
    await word.locator('a').tap();
    await word.getByRole('tooltip').waitFor();
    expect(new URL(page.url()).pathname).toBe(withWords);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await word.locator('a').tap();
    await page.waitForURL(/\/docs\/intro#word-/);
  });

  it('shows its meaning without JavaScript, and only the word on paper', async () => {
    const page = await open(withWords, { context: { javaScriptEnabled: false } });
    const word = page.locator('.word').first();
    await word.locator('a').focus();
    await word.getByRole('tooltip').waitFor();
    const text = await word.locator('a').textContent();
    await page.emulateMedia({ media: 'print' });
    expect(await word.innerText()).toBe(text);
  });
});

it('stores the role filter, opens the parts for integrators, shifts no layout and keeps all pages', async () => {
  const page = await blank();
  await goHydrated(page, `${inject('baseUrl')}/docs/call-for-help/call-buttons`);
  const before = await page.locator('.theme-doc-sidebar-menu a').count();
  await page.getByRole('radio', { name: 'Integrators' }).check({ force: true });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        window.shift = (window.shift ?? 0) + entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.reload({ waitUntil: 'networkidle' });
  const fold = page.locator('details[data-for=integrator]').first();
  await expect.poll(() => fold.evaluate((one) => one.hasAttribute('open'))).toBe(true);
  expect(await page.getByRole('radio', { name: 'Integrators' }).isChecked()).toBe(true);
  expect(await page.evaluate(() => window.shift ?? 0)).toBeLessThan(0.01);
  expect(await page.locator('.theme-doc-sidebar-menu a').count()).toBe(before);
  expect(await violations(page, '.theme-doc-sidebar-container')).toEqual([]);
  await fold.locator('summary').click();
  await expect.poll(() => fold.evaluate((one) => one.hasAttribute('open'))).toBe(false);
});

it('wraps the names of readers that a translation makes longer', async () => {
  const page = await openHydrated('/docs/lockers/intro');
  const sidebar = page.locator('.theme-doc-sidebar-container');
  const over = await sidebar.evaluate((one) => {
    const names = [...one.querySelectorAll('.role-filter label')];
    for (const name of names) name.append('longer');
    const edge = one.getBoundingClientRect().right;
    return names.filter((name) => name.getBoundingClientRect().right > edge).length;
  });
  expect(over).toBe(0);
});

it('collapses a part of a page for other readers, also in the table of contents, announces that, and opens it for a link to it', async () => {
  const page = await openHydrated('/docs/lockers/intro');
  const text = (heading: string) => page.locator(`section:has(> h2:text-is("${heading}")) > p`);
  const entry = (heading: string) =>
    page.locator('.theme-doc-toc-desktop').getByRole('link', { name: heading, exact: true });
  const status = page.locator('.theme-doc-sidebar-container .role-filter [role=status]');
  await page.getByRole('radio', { name: 'Staff' }).check({ force: true });
  await expect.poll(() => status.innerText()).toBe('2 parts folded');
  expect(await entry('Commands').isVisible()).toBe(false);
  expect(await entry('Load an order').isVisible()).toBe(true);
  expect(await text('Commands').nth(1).isVisible()).toBe(false);
  expect(await text('Load an order').last().isVisible()).toBe(true);
  expect(await page.locator('[data-lab=lockers]').isVisible()).toBe(false);
  // A category is dimmed if all its pages are for other readers.
  const quiet = (slug: string) =>
    page
      .locator(`.theme-doc-sidebar-menu li.not-for-staff > div > a[href$="/category/${slug}"]`)
      .count();
  expect([await quiet('apis'), await quiet('lockers')]).toEqual([1, 0]);
  expect(await violations(page, 'main')).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  expect(await text('Commands').nth(1).isVisible()).toBe(true);
  await page.emulateMedia({ media: 'screen' });
  await text('Commands').getByRole('button', { name: 'Show' }).click();
  expect(await text('Commands').nth(1).isVisible()).toBe(true);
  expect(await entry('Commands').isVisible()).toBe(true);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Commands');
  expect(await status.innerText()).toBe('1 part folded');
  await page.evaluate(() => (location.hash = 'place-a-locker'));
  await expect.poll(() => entry('Place a locker').isVisible()).toBe(true);
  expect(await status.innerText()).toBe('');
  await page.getByRole('radio', { name: 'Administrators' }).check({ force: true });
  await expect.poll(() => status.innerText()).toBe('3 parts folded');
  await page.getByRole('radio', { name: 'All' }).check({ force: true });
  await expect.poll(() => status.innerText()).toBe('');
  expect(await entry('Commands').isVisible()).toBe(true);
});

it('opens the page of a door of the home page, and highlights the pages for its readers', async () => {
  const page = await open('/');
  await page.getByRole('link', { name: 'Lockers API' }).first().click();
  await page.waitForURL('**/docs/apis/lockers');
  await expect
    .poll(() => page.evaluate(() => document.documentElement.dataset['roleFilter']))
    .toBe('integrator');
  await page.reload();
  expect(await page.evaluate(() => document.documentElement.dataset['roleFilter'])).toBe(
    'integrator',
  );
});

it('lists the shortcuts with ? and from the footer, lets readers turn them off, and offers a report that quotes the selected text', async () => {
  const page = await openHydrated(withWords);
  await page.locator('footer').getByRole('link', { name: 'Keyboard shortcuts' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await dialog.waitFor();
  expect(await violations(page, 'dialog')).toEqual([]);
  await page.keyboard.press('Escape');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Keyboard shortcuts');
  await page.keyboard.press('?');
  await dialog.getByRole('checkbox').uncheck();
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  expect(await dialog.isVisible()).toBe(false);

  const report = page.getByRole('link', { name: /Report a problem/ });
  expect(await report.getAttribute('href')).toContain(
    'issues/new?template=page-problem.yml&title=',
  );
  await page.evaluate(() => {
    const heading = document.querySelector('h1')!;
    getSelection()?.selectAllChildren(heading);
  });
  await report.dispatchEvent('pointerdown');
  await page.waitForFunction(() =>
    [...document.links].some(({ href }) => href.includes('&words=How+Call+for+Help+works')),
  );
});

declare global {
  interface Window {
    shift?: number;
  }
}
