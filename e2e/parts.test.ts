import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import * as features from '../site/features/index.ts';
import { baseUrl, blank, blockRequests, goHydrated } from './browser.ts';

const failure = '.part-failure';

interface Case {
  /** Name of the component in the message. */
  name: string;
  /** Text that only this component has. */
  words: string;
  /** Selector of the container of the message. */
  place: string;
  /** Selector of an element that reappears after Retry. */
  back: string;
  path?: string;
  /** User actions that render the component. */
  before?: (page: Page) => Promise<void>;
}

const press = (button: string) => (page: Page) => page.locator(button).click();

/** One case for each way to mount a component. */
const cases: Case[] = [
  {
    name: 'reader filter',
    words: '.role-filter input',
    place: '.theme-doc-sidebar-container',
    back: '.role-filter',
  },
  {
    name: 'search button',
    words: '[data-search-door] button',
    place: '[data-search-door]',
    back: 'main button:has-text("Search pages")',
    path: '/',
  },
  {
    name: 'checklist of steps',
    words: 'Select a number when its step is done.',
    place: '[data-step]',
    back: '.steps-state',
    path: '/docs/radio/installation',
  },
  {
    name: 'list of keyboard shortcuts',
    words: 'Open this list with the ? key',
    place: 'body',
    back: 'dialog[open]',
    before: (page) => page.keyboard.press('?'),
  },
  {
    name: 'console',
    words: 'Send to',
    place: '[data-try-it=listLockers]',
    back: '[data-try-it=listLockers] >> text=Send to',
    path: '/docs/apis/lockers',
    before: press('[data-try-it=listLockers] >> text="Try it"'),
  },
  {
    name: 'sandbox of this example',
    words: 'Response headers',
    place: '[data-example=cfh-buttons-press]',
    back: '[data-example=cfh-buttons-press] >> text=Response headers',
    path: '/docs/call-for-help/call-buttons',
    before: press('[data-example=cfh-buttons-press] >> text="Run in sandbox"'),
  },
  {
    name: 'lab',
    words: 'Press call button',
    place: '[data-lab]',
    back: '[data-lab] >> text=Press call button',
    path: '/docs/call-for-help/intro',
    before: press('[data-lab] >> text="Open lab"'),
  },
];

if ('offline' in features)
  cases.push({
    name: 'store pack',
    words: '[data-store-pack] [data-panel]',
    place: '[data-store-pack]',
    back: '[aria-label="Store pack"] >> text=to download',
    path: '/markdown-page',
  });

describe('a component that fails', () => {
  it.each(cases)(
    'shows a message in its place and restarts: $name at $place',
    async ({ name, words, place, back, path = '/docs/intro', before }) => {
      const page = await blank();
      const part = await breakPart(page, words);
      await goHydrated(page, baseUrl + path);
      await before?.(page);
      const message = page.locator(`${place}${failure}, ${place} ${failure}`);
      await message.waitFor();
      expect(part.found()).toBeGreaterThan(0);
      expect(await page.locator(failure).count()).toBe(1);
      expect(await message.getAttribute('role')).toBe('alert');
      await message.scrollIntoViewIfNeeded();
      await expect
        .poll(() => message.innerText())
        .toContain(`The ${name} stopped working: A screw is loose. The rest of the page works.`);
      await expectAlive(page);
      const report = new URL((await message.getByText('Report this').getAttribute('href')) ?? '');
      expect(report.pathname).toMatch(/\/issues\/new$/);
      expect(report.searchParams.get('title')).toBe(`Docs: The ${name} stopped working`);
      expect(report.searchParams.get('page')).toContain(page.url());
      expect(report.searchParams.get('error')).toContain('A screw is loose');

      // The message appears again after another failure.
      const firstMessage = await message.elementHandle();
      await message.getByRole('button', { name: 'Retry' }).click();
      await firstMessage!.waitForElementState('hidden');
      await message.waitFor();
      await part.restore();
      await message.getByRole('button', { name: 'Retry' }).click();
      await page.locator(back).first().waitFor();
      expect(await page.locator(failure).count()).toBe(0);
    },
  );

  it('logs a failure only to the console if no content depends on it', async () => {
    const page = await blank();
    const warnings: string[] = [];
    page.on('console', (message) => warnings.push(message.text()));
    const parts = await breakPart(page, '.toc-highlight', '[data-report]');
    await goHydrated(page, `${baseUrl}/docs/intro`);
    for (const name of ['table of contents', 'problem report'])
      await expect.poll(() => warnings.join()).toContain(`The ${name} stopped working.`);
    expect(parts.found()).toBe(2);
    expect(await page.locator(failure).count()).toBe(0);
    await page.locator('.theme-doc-toc-desktop a').first().waitFor();
    await page.getByText('Report a problem with this page').first().waitFor();
    await expectAlive(page);
  });

  it('keeps the text of an API page if its code fails to load, and offers Retry', async () => {
    const page = await blank();
    await page.route('**/assets/js/reference.*.js', (route) => route.abort());
    await goHydrated(page, `${baseUrl}/docs/apis/lockers`);
    const message = page.locator(`[data-reference] ${failure}`);
    await message.getByText('The API reference stopped working: its code did not load.').waitFor();
    await page.locator('#list-lockers').waitFor();
    await page.unroute('**/assets/js/reference.*.js');
    await message.getByRole('button', { name: 'Retry' }).click();
    await page.locator('[data-try-it] button').first().waitFor();
    expect(await page.locator(failure).count()).toBe(0);
  });
});

it.each([
  ['lab', '/docs/radio/intro', '[data-lab] button', '[data-lab-body]', 'labs.'],
  ['example', '/docs/apis/webhooks', '[data-run]', '[data-answer]', 'sandbox-tools.'],
  ['store pack', '/markdown-page', '[data-store-pack]', '[data-panel]', 'store-pack-panel.'],
])(
  'mounts no %s whose code arrives after the reader has left',
  async (_, path, opener, part, file) => {
    const page = await blank();
    const release = await blockRequests(page, `**/assets/js/${file}*`);
    await goHydrated(page, baseUrl + path);
    const place = await page.locator(part).first().elementHandle();
    const asked = page.waitForRequest(`**/assets/js/${file}*`);
    await page.locator(opener).first().click();
    await asked;
    const before = await place!.innerHTML();
    await page.locator('.navbar__brand').first().click();
    await page.locator('[data-lab="store"]').waitFor();
    const arrived = page.waitForResponse(`**/assets/js/${file}*`);
    release();
    await (await arrived).finished();
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
    expect(await place!.innerHTML()).toBe(before);
  },
);

/** Expects the rest of the page to work: its heading, navbar, footer and title. */
async function expectAlive(page: Page): Promise<void> {
  expect(await page.locator('h1').first().innerText()).not.toBe('');
  expect(await page.locator('.navbar__brand').first().isVisible()).toBe(true);
  expect(await page.locator('footer.footer').count()).toBe(1);
  const title = await page.title();
  expect(title).not.toMatch(/Page Error/);
}

interface BrokenPart {
  /** Number of `words` found in the page scripts, so that a test can verify that it broke something. */
  found: () => number;
  /** Restores the component. */
  restore: () => Promise<void>;
}

/**
 * Patches the scripts that the page loads from now on, so that string literals starting with one of `words` throw when
 * evaluated. This simulates a bug in a component after the HTML has loaded.
 */
async function breakPart(page: Page, ...words: string[]): Promise<BrokenPart> {
  const found = new Set<string | undefined>();
  const quotes = ['"', "'", '`'];
  const literal = new RegExp(
    quotes
      .map((quote) => `${quote}(?:${words.map(escaped).join('|')})[^${quote}\\n]*${quote}`)
      .join('|'),
    'g',
  );
  await page.addInitScript(() => Object.assign(window, { isBroken: true }));
  await page.route('**/assets/js/*.js', async (route) => {
    const response = await route.fetch();
    const script = (await response.text()).replaceAll(literal, (text) => {
      found.add(words.find((one) => text.startsWith(one, 1)));
      return `(window.isBroken?(()=>{throw Error("A screw is loose.")})():${text})`;
    });
    await route.fulfill({ response, body: script });
  });
  return {
    found: () => found.size,
    restore: () => page.evaluate(() => void Object.assign(window, { isBroken: false })),
  };
}

const escaped = (text: string) => text.replaceAll(/[[\]()^$.*+?{}|\\]/g, '\\$&');
