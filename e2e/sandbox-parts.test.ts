import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { allErrorsCaught, baseUrl, blank, hydrated } from './browser.ts';

allErrorsCaught();

/**
 * Lets the script of one part throw, as long as `shelfIsDown` says so, where it would show some words.
 * React tells of an error that a boundary caught in the console, and not as uncaught.
 */
async function breakWords(page: Page, script: string, words: string): Promise<() => boolean> {
  let found = false;
  await page.addInitScript(() => Object.assign(window, { shelfIsDown: true }));
  await page.route(`**/assets/js/${script}.*.js`, async (route) => {
    const answer = await route.fetch();
    const text = await answer.text();
    const broken = `(()=>{if(window.shelfIsDown)throw new Error("The shelf fell down.");return "${words}"})()`;
    found ||= text.includes(`"${words}"`);
    await route.fulfill({ response: answer, body: text.replaceAll(`"${words}"`, broken) });
  });
  return () => found;
}

/** Scrolls until the part is seen: what stands above takes its true height only when it is drawn, so once may fall short. */
const scrollTo = (page: Page, place: string) =>
  page.waitForFunction((selector) => {
    const part = document.querySelector(selector);
    part?.scrollIntoView({ block: 'start', behavior: 'instant' });
    const { top } = part?.getBoundingClientRect() ?? { top: -1 };
    return top >= 0 && top < innerHeight / 2;
  }, place);

describe('a part that throws', () => {
  it.each([
    ['console', '/docs/apis/lockers', 'try-it', 'Send to', '[data-try-it=listLockers]', 'Try it'],
    [
      'sandbox of this example',
      '/docs/call-for-help/call-buttons',
      'sandbox-tools',
      'Headers of the answer',
      '[data-example=cfh-buttons-press]',
      'Run in sandbox',
    ],
    [
      'lab',
      '/docs/call-for-help/intro',
      'lab-call-for-help',
      'Press call button',
      '[data-lab]',
      'Open lab',
    ],
    [
      'error finder',
      '/docs/troubleshooting',
      'error-finder',
      'Message, log line or answer',
      '[data-lab]',
      '',
    ],
  ] as const)(
    'is told in its own place, works after Retry, and leaves the page alone: %s on %s',
    async (name, path, script, words, place, button) => {
      const page = await blank();
      const isBroken = await breakWords(page, script, words);
      await page.goto(baseUrl + path);
      await hydrated(page);
      const title = await page.locator('h1').innerText();
      const part = page.locator(place).first();
      await scrollTo(page, place);
      if (button) await part.getByRole('button', { name: button }).click();
      const alert = part.getByRole('alert');
      await alert.waitFor();
      expect(isBroken()).toBe(true);
      expect(await alert.innerText()).toContain(
        `The ${name} stopped working: The shelf fell down. The rest of the page works.`,
      );
      expect(
        await alert.getByRole('link', { name: /^Report this/ }).getAttribute('href'),
      ).toContain('The+shelf+fell+down');
      expect(await page.locator('h1').innerText()).toBe(title);

      await page.evaluate(() => Object.assign(window, { shelfIsDown: false }));
      await alert.getByRole('button', { name: 'Retry' }).click();
      await part.getByText(words).or(part.getByLabel(words)).first().waitFor();
      expect(await part.getByText('stopped working').count()).toBe(0);

      await page.keyboard.press('Control+k');
      await page.waitForFunction(() => document.activeElement?.matches('input'));
    },
  );
});

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
