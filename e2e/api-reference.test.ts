import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { baseUrl, blank, inView, open, openHydrated, goHydrated } from './browser.ts';

const LOCKERS = '/docs/apis/lockers';

/** The operations in the sidebar. */
const sidebarOf = (page: Page) => page.locator('nav[aria-label="Docs sidebar"]');

/** Waits until a target rests at the expected height, within one pixel. */
const restsAt = (page: Page, id: string, height: number) =>
  page.waitForFunction(
    ([target, top]) =>
      Math.abs(document.getElementById(target)!.getBoundingClientRect().top - top) < 1,
    [id, height] as const,
  );

describe('an API reference page', () => {
  it('9 api sidebar, 1 no reference search: has a list of 300 px below the navbar, scrolls a target to 60 px below the top, and has no search of its own', async () => {
    const page = await blank();
    await goHydrated(page, baseUrl + LOCKERS);
    await page.mouse.move(700, 500);
    await page.mouse.wheel(0, 3000);
    await page.waitForFunction(() => window.scrollY > 1000);
    expect((await sidebarOf(page).boundingBox())?.width).toBe(300);
    const around = await page.evaluate(() =>
      [59, 60].map((y) => document.elementFromPoint(150, y)?.closest('aside, .navbar')?.tagName),
    );
    expect(around).toEqual(['NAV', 'ASIDE']);
    expect(await page.locator('.reference').count()).toBe(1);
    await sidebarOf(page).getByRole('link', { name: 'Command a cabinet' }).click();
    await restsAt(page, 'command-cabinet', 60);
    const searching = '.reference :is([type=search], [role=search], [role=searchbox], [type=text])';
    expect(await page.locator(searching).count()).toBe(0);
  });

  it('expands the fields around a linked one, and others by keyboard, and stores the language', async () => {
    const id = 'report-cabinet-status--body--cabinets--key';
    const page = await openHydrated(`${LOCKERS}#${id}`);
    await restsAt(page, id, 60);
    expect(await page.locator(`[id="${id}"]`).isVisible()).toBe(true);
    await page.locator('.reference-inner:not([open]) > summary').first().focus();
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.closest('details')?.open)).toBe(true);
    await page.locator('.reference-languages input').first().focus();
    await page.keyboard.press('ArrowRight');
    const shown = page.locator('.reference-sample:visible');
    expect(await shown.first().getAttribute('data-language')).toBe('javascript');
    await page.locator('.reference-languages').first().getByText('Python').click();
    expect(
      new Set(
        await shown.evaluateAll((all) =>
          all.map((one) => (one as HTMLElement).dataset['language']),
        ),
      ),
    ).toEqual(new Set(['python']));
    await page.goto(`${baseUrl}/docs/apis/radio`);
    expect(await shown.first().getAttribute('data-language')).toBe('python');
    const stored = await page.evaluate(() => localStorage.getItem('docs.sample-language'));
    expect(stored).toBe('python');
  });

  it('unfolds the target of a link of the same page, also on a second press', async () => {
    const page = await openHydrated(LOCKERS);
    const link = page.locator('a[href$="#open-a-door-and-wait"]').first();
    const recipe = page.locator('#open-a-door-and-wait');
    for (let press = 0; press < 2; press += 1) {
      await link.click();
      await page.locator('#open-a-door-and-wait[open]').waitFor();
      await expect.poll(() => inView(recipe.locator('summary').first())).toBe(1);
      await recipe.locator('summary').first().click();
    }
  });

  it('copies the URL, a sample and the Markdown of an operation, and shows the answers of one status', async () => {
    const page = await openHydrated(LOCKERS, {
      context: { permissions: ['clipboard-read', 'clipboard-write'] },
    });
    const section = page.getByRole('region', { name: 'Create a locker order' });
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
    await section.locator('.reference-address button').click();
    await section.getByText('Copied', { exact: true }).waitFor();
    expect(await clipboard()).toBe('POST /api/lockers/orders');
    await section.locator('.reference-sample:visible .reference-copy').click();
    expect(await clipboard()).toMatch(/^curl --request POST \\\n {2}'http:\/\/localhost:8004\/api/);
    await section.locator('.reference-languages').first().getByText('Python').click();
    await section.getByText('More for Create a locker order').click();
    await section.getByRole('button', { name: 'Copy as curl' }).click();
    await page.waitForFunction(async () =>
      (await navigator.clipboard.readText()).startsWith('curl --request POST'),
    );
    await section.getByRole('button', { name: 'Copy as Markdown' }).click();
    await page.waitForFunction(async () =>
      (await navigator.clipboard.readText()).startsWith('### Create a locker order'),
    );

    const examples = section.locator('.reference-examples');
    const shown = async () => {
      const statuses = await examples
        .locator('> details:visible')
        .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['status']));
      return new Set(statuses);
    };
    expect((await shown()).size).toBeGreaterThan(3);
    await examples.locator('label').getByText('403').click();
    await expect.poll(shown).toEqual(new Set(['403']));
    // The press was outside the menu.
    expect(await section.locator('.reference-tools[open]').count()).toBe(0);
    await examples.locator('[data-status="403"][open]').first().waitFor();
    await examples.locator('label').getByText('All', { exact: true }).click();
    await expect.poll(async () => (await shown()).size).toBeGreaterThan(3);
  });

  it('expands and collapses all of an operation and of the page, and prints it expanded, without controls', async () => {
    const page = await openHydrated(LOCKERS);
    const section = page.getByRole('region', { name: 'Command a cabinet' });
    const folds = (open: boolean) =>
      page
        .locator(`.reference-text details:not(.reference-tools)${open ? '[open]' : ':not([open])'}`)
        .count();
    const own = section.locator('details:not(.reference-tools)');
    const count = await own.count();
    expect(count).toBeGreaterThan(3);
    await section.getByText('More for Command a cabinet').click();
    await section.getByRole('button', { name: 'Hide all' }).click();
    await expect.poll(() => own.and(page.locator('[open]')).count()).toBe(0);
    await section.getByRole('button', { name: 'Show all' }).click();
    await expect.poll(() => own.and(page.locator('[open]')).count()).toBe(count);
    expect(await folds(false)).toBeGreaterThan(20);
    await page.getByRole('button', { name: 'Show all of this page' }).click();
    await expect.poll(() => folds(false)).toBe(0);
    await page.getByRole('button', { name: 'Hide all of this page' }).click();
    await expect.poll(() => folds(true)).toBe(0);

    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    expect(await folds(false)).toBe(0);
    expect(await page.locator('.reference button:visible').count()).toBe(0);
    expect(await page.getByRole('navigation').filter({ visible: true }).count()).toBe(0);
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
    expect(await folds(false)).toBeGreaterThan(20);
  });

  it('is shown after navigation from another page, and again completely without a second request', async () => {
    const page = await openHydrated('/docs/apis/webhooks');
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await page.locator('nav[aria-label="Docs sidebar"]').getByText('Lockers API').click();
    await page.locator('#create-order').waitFor();
    expect(requested.filter((url) => url.endsWith('/docs/apis/lockers.json'))).toHaveLength(1);
    await page.locator('nav[aria-label="Docs sidebar"]').getByText('Radio API').click();
    await page.locator('#send-generic-message').waitFor();
    await page.goBack();
    await page.locator('#create-order').waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Try it' }).count()).toBe(7);
    expect(requested.filter((url) => url.endsWith('/docs/apis/lockers.json'))).toHaveLength(1);
  });

  it('works without scripts: samples switch, long answers and fields expand, the navigation links', async () => {
    const page = await open(LOCKERS, { context: { javaScriptEnabled: false } });
    const answer = page
      .locator('.reference-example[open] .reference-code:has(.reference-lines)')
      .first();
    const height = () => answer.locator('pre').evaluate((pre) => pre.clientHeight);
    const before = await height();
    expect(await answer.locator('.reference-lines').innerText()).toMatch(/Show all \d+ lines$/);
    await answer.locator('.reference-lines input').check();
    expect(await height()).toBeGreaterThan(before);
    const section = page.getByRole('region', { name: 'Create a locker order' });
    await section.getByText('PHP', { exact: true }).click();
    expect(await section.locator('.reference-sample:visible').getAttribute('data-language')).toBe(
      'php',
    );
    await page.locator('.reference-inner summary').first().click();
    expect(await page.locator('.reference-inner[open]').count()).toBe(1);
    expect(await page.locator('.reference button:visible').count()).toBe(0);
    await section.getByText(/^More for/).click();
    await section.getByRole('link', { name: 'Markdown' }).waitFor();
  });

  it('has a menu on phones that closes after a selection', async () => {
    const page = await openHydrated('/docs/apis/radio', { width: 390 });
    const menu = page.locator('.reference-menu');
    await menu.locator('summary').click();
    await menu.getByRole('link').last().click();
    await expect
      .poll(() => menu.evaluate((details) => (details as HTMLDetailsElement).open))
      .toBe(false);
  });
});
