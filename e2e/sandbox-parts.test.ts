import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { allErrorsCaught, baseUrl, blank, hydrated } from './browser.ts';

allErrorsCaught();

/** A host that has put another build in the place of this one: a script has gone, its page names others. */
async function buildAnew(page: Page, gone: RegExp): Promise<void> {
  let isReloaded = false;
  await page.route(gone, (route) =>
    isReloaded ? route.continue() : route.fulfill({ status: 404, body: 'Not found' }),
  );
  await page.route('**/docs/**', async (route) => {
    const answer = await route.fetch();
    const text = await answer.text();
    isReloaded ||= route.request().isNavigationRequest();
    await route.fulfill({
      response: answer,
      body: text.replace(/(data-scripts="[^"]*?\.js)/, '$1?another-build'),
    });
  });
}

describe('a file of another build', () => {
  it.each([
    [
      'the servers of the console',
      '/docs/apis/lockers',
      /js\/sandbox\./,
      '[data-try-it=listLockers]',
      'Try it',
    ],
    [
      'an example',
      '/docs/call-for-help/call-buttons',
      /sandbox-tools/,
      '[data-example=cfh-buttons-press]',
      'Run in sandbox',
    ],
  ] as const)(
    'is missing for %s: the page says so and is loaded anew, once',
    async (_, path, gone, place, button) => {
      const page = await blank();
      await page.goto(baseUrl + path);
      await hydrated(page);
      await buildAnew(page, gone);
      await page.evaluate(() => {
        Object.assign(window, { stayed: true });
        // What is told stands for a moment before the page goes.
        new MutationObserver(() =>
          sessionStorage.setItem('told', document.querySelector('.new-build')?.textContent ?? ''),
        ).observe(document.body, { childList: true, subtree: true });
      });
      await page.locator(place).first().getByRole('button', { name: button }).click();
      await page.waitForFunction(() => !('stayed' in window));
      expect(await page.evaluate(() => sessionStorage.getItem('told'))).toContain(
        'This site was updated while you had it open.',
      );
      await hydrated(page);
      await page.locator(place).first().getByRole('button', { name: button }).click();
      await page
        .locator(place)
        .first()
        .getByRole('region', { name: /^Sandbox/ })
        .waitFor();
    },
  );

  it('is missing for the engine while a form is filled in: the form is there afterwards', async () => {
    const page = await blank();
    await page.route(/\.wasm/, (route) => route.abort());
    await page.goto(`${baseUrl}/docs/apis/lockers`);
    await hydrated(page);
    const console = page.locator('[data-try-it="commandCabinet"]');
    await console.getByRole('button', { name: 'Try it' }).click();
    await console.getByLabel(/^cabinet_id/).fill('24');
    await console.getByText('The sandbox did not start.').waitFor();
    await page.unroute(/\.wasm/);
    await buildAnew(page, /\.wasm/);
    await page.evaluate(() => Object.assign(window, { stayed: true }));
    await console.getByRole('button', { name: 'Retry' }).click();
    await page.waitForFunction(() => !('stayed' in window));
    await hydrated(page);
    await console.getByRole('button', { name: 'Try it' }).click();
    expect(await console.getByLabel(/^cabinet_id/).inputValue()).toBe('24');
    await console.getByRole('button', { name: 'Send' }).click();
    await console.getByText('200 OK').waitFor();
  });
});
