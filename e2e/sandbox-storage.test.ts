import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { allErrorsCaught, baseUrl, hydrated, open } from './browser.ts';
import { endOwnBrowsers, ownBrowser, siteDataBlocked } from './own-browser.ts';

allErrorsCaught();
endOwnBrowsers();

/** Whoever asks for storage here gets an error from the browser itself. */
const refuses = (page: Page, storage: 'localStorage' | 'sessionStorage') =>
  page.evaluate((name) => {
    try {
      return `gives ${typeof globalThis[name]}`;
    } catch (cause) {
      return cause instanceof Error ? cause.name : '';
    }
  }, storage);

async function at(page: Page, path: string): Promise<Page> {
  await page.goto(baseUrl + path);
  await hydrated(page);
  return page;
}

/** Runs a printed request, sends from a console and plays in each lab, all in one tab. */
async function playEverything(page: Page): Promise<void> {
  await at(page, '/docs/call-for-help/call-buttons');
  await page.getByRole('button', { name: 'Run in sandbox' }).first().click();
  await page.getByText('200 OK').waitFor();

  await at(page, '/docs/apis/call-for-help');
  const console = page.locator('[data-try-it="claimRequest"]');
  await console.getByRole('button', { name: 'Try it' }).click();
  await console.getByRole('button', { name: 'Send' }).click();
  await console.getByText('200 OK').waitFor();

  for (const [path, button, shown] of [
    ['/docs/call-for-help/intro', 'Press call button', '200 OK'],
    ['/docs/lockers/intro', 'Load an order', '201 Created'],
    ['/docs/radio/intro', 'Send', '200 OK'],
    ['/docs/apis/webhooks', 'Send to sandbox', '200 OK'],
  ] as const) {
    const lab = (await at(page, path)).locator('[data-lab]');
    await lab.getByRole('button', { name: 'Open lab' }).click();
    await lab.getByRole('button', { name: button, exact: true }).click();
    await lab.getByText(shown).waitFor();
  }

  await at(page, '/docs/troubleshooting#find-your-error');
  await page.getByLabel('Message, log line or answer').fill('404 No processing CFH request found');
  await page.locator('[data-lab=error-finder]').getByText('Who can fix it').waitFor();
}

describe('a sandbox without storage', () => {
  it('runs with all site data blocked, by the setting of the browser', async () => {
    const context = await ownBrowser(siteDataBlocked);
    const page = await context.newPage();
    await at(page, '/docs/intro');
    expect(await refuses(page, 'localStorage')).toBe('SecurityError');
    expect(await refuses(page, 'sessionStorage')).toBe('SecurityError');
    await playEverything(page);
    // So do the steps of a procedure.
    await at(page, '/docs/curbside/usage');
    await page.getByRole('checkbox').nth(1).check();
    await page.getByText(/^1 of \d+ done$/).waitFor();
    await page.getByRole('button', { name: 'Start over' }).click();
    expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(0);
  });

  it('takes what is typed with storage full', async () => {
    const page = await open('/docs/intro');
    await hydrated(page);
    const full = await page.evaluate(() =>
      [localStorage, sessionStorage].map((storage) => {
        for (let size = 4 << 20; size >= 1; size = Math.floor(size / 2)) {
          try {
            for (let at = 0; ; at++) storage.setItem(`filled ${size} ${at}`, 'x'.repeat(size));
          } catch {
            // The next, smaller piece fills what is left.
          }
        }
        try {
          storage.setItem('one', 'more');
          return 'has room';
        } catch (cause) {
          return cause instanceof Error ? cause.name : '';
        }
      }),
    );
    expect(full).toEqual(['QuotaExceededError', 'QuotaExceededError']);
    // What a reader types into a console is all that a sandbox stores.
    await at(page, '/docs/apis/lockers');
    const console = page.locator('[data-try-it="commandCabinet"]');
    await console.getByRole('button', { name: 'Try it' }).click();
    await console.getByLabel(/^cabinet_id/).fill('24');
    await console.getByRole('button', { name: 'Send' }).click();
    await console.getByText('200 OK').waitFor();
    expect(await page.evaluate(() => Object.keys(sessionStorage).join())).not.toContain('draft');
  });
});
