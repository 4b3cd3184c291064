import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { baseUrl, blank, blockRequests, idle, type Look, goHydrated } from './browser.ts';
import { violations } from './violations.ts';
import { searchFor, field, highlighted, blockIndex, options } from './search-field.ts';

/** A page with a blocked search, and a function that releases it. */
async function waiting(path = '/docs/support', look: Look = {}) {
  const page = await blank(look);
  const release = await blockIndex(page);
  await goHydrated(page, baseUrl + path);
  return { page, release };
}

const isFocused = (page: Page) => field(page).evaluate((one) => one === document.activeElement);

describe('typing before the search has loaded', () => {
  it('2 search loading, 2 search placeholder: is disabled and shows Loading... until it has loaded, and keeps what is typed right after Ctrl+K', async () => {
    const { page, release } = await waiting();
    expect(await field(page).isDisabled()).toBe(true);
    expect(await field(page).getAttribute('placeholder')).toBe('Loading...');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('walkies');
    await page.keyboard.press('Backspace');
    expect(await field(page).isDisabled()).toBe(true);
    expect(await field(page).getAttribute('placeholder')).toBe('Loading...');
    expect(await page.locator('.navbar [role=search] input').count()).toBe(1);
    expect(await violations(page, '.navbar')).toEqual([]);
    release();
    await page.locator('.navbar [type=search][placeholder="Search Ctrl+K"]:enabled').waitFor();
    await page.keyboard.type(' talkie');
    expect(await field(page).inputValue()).toBe('walkie talkie');
    await options(page).first().waitFor();
    expect(await options(page).first().getAttribute('href')).toContain('/docs/radio');
  });

  it('keeps the input and the caret while its script loads', async () => {
    const page = await blank();
    const script = '**/assets/js/search.*.js';
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    const release = await blockRequests(page, script);
    await page.goto(`${baseUrl}/docs/support`);
    await page.locator('.navbar [type=search]:enabled').waitFor();
    expect(requested.filter((url) => /\/search\.\w+\.js$/.test(url))).toEqual([]);
    const isAsked = page.waitForRequest(script);
    await page.keyboard.press('Control+k');
    await isAsked;
    expect(await page.getByRole('search').getAttribute('aria-busy')).toBe('true');
    await page.keyboard.type('lock');
    await page.keyboard.press('Home');
    release();
    await options(page).first().waitFor();
    expect(await page.getByRole('search').getAttribute('aria-busy')).toBeNull();
    await page.keyboard.type('un');
    expect(await field(page).inputValue()).toBe('unlock');
  });

  it('restores the focus of the field that Tab had reached before Enter', async () => {
    const page = await blank();
    const release = await blockRequests(page, '**/assets/js/search.*.js');
    await page.goto(`${baseUrl}/docs/support`);
    await page.locator('.navbar [type=search]:enabled').waitFor();
    for (let stops = 0; stops < 20 && !(await isFocused(page)); stops += 1)
      await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    release();
    await page.getByRole('dialog', { name: 'Search' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: 'Search' }).waitFor({ state: 'detached' });
    expect(await isFocused(page)).toBe(true);
  });

  it('keeps what is typed and pasted after a press on the field, also a space and a question mark', async () => {
    const { page, release } = await waiting('/docs/support', {
      context: { permissions: ['clipboard-read', 'clipboard-write'] },
    });
    await page.evaluate(() => navigator.clipboard.writeText(' door'));
    await page.getByRole('search').click();
    await page.keyboard.type('open a cabinet?');
    await page.keyboard.press('Control+v');
    expect(await page.locator('dialog[open]').count()).toBe(0);
    release();
    await options(page).first().waitFor();
    expect(await field(page).inputValue()).toBe('open a cabinet? door');
    expect(await isFocused(page)).toBe(true);
  });

  it('drops it on Escape and returns the keys to the page', async () => {
    const { page, release } = await waiting();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('walkie');
    await page.keyboard.press('Escape');
    await page.keyboard.type('?');
    await page.locator('dialog[open]').waitFor();
    await page.keyboard.press('Escape');
    release();
    await page.locator('.navbar [type=search]:enabled').waitFor();
    expect(await field(page).inputValue()).toBe('');
    expect(await isFocused(page)).toBe(false);
  });

  it('does not take the focus from a reader who has moved on', async () => {
    const { page, release } = await waiting();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('walkie');
    await page.keyboard.press('Tab');
    const before = await page.evaluateHandle(() => document.activeElement);
    release();
    await page.locator('.navbar [type=search]:enabled').waitFor();
    await idle(page);
    expect(await page.evaluate((one) => one === document.activeElement, before)).toBe(true);
    expect(await isFocused(page)).toBe(false);
    expect(await field(page).inputValue()).toBe('walkie');
    expect(await field(page).getAttribute('aria-expanded')).toBe('false');
  });
});

it('leaves arrows, Enter and Escape to an input method while it composes', async () => {
  const page = await searchFor('locker');
  const active = () => field(page).getAttribute('aria-activedescendant');
  const before = await active();
  const session = await page.context().newCDPSession(page);
  await session.send('Input.imeSetComposition', {
    text: 'ろっかー',
    selectionStart: 4,
    selectionEnd: 4,
  });
  expect(await field(page).inputValue()).toBe('lockerろっかー');
  for (const key of ['ArrowDown', 'ArrowUp', 'Enter', 'Escape']) {
    // Events as browsers send them: composing, or, in Safari right after it, with key code 229.
    for (const sign of [{ isComposing: true }, { keyCode: 229 }]) {
      const isLeft = await field(page).evaluate(
        (one, init) =>
          one.dispatchEvent(
            new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }),
          ),
        { key, ...sign },
      );
      expect(isLeft, `${key} ${JSON.stringify(sign)}`).toBe(true);
    }
  }
  expect(await active()).toBe(before);
  expect(await field(page).inputValue()).toBe('lockerろっかー');
  expect(await field(page).getAttribute('aria-expanded')).toBe('true');
  expect(new URL(page.url()).pathname).toBe('/docs/support');
  await session.send('Input.insertText', { text: 'ロッカー' });
  await page.keyboard.press('Escape');
  expect(await field(page).inputValue()).toBe('');
});

it('highlights the words on arriving on an API page for the first time if its text loads later', async () => {
  const page = await searchFor('front_status');
  const release = await blockRequests(page, '**/docs/apis/lockers.json');
  await page.locator('[role=option][href*="/docs/apis/lockers#"]').first().click();
  await page.waitForURL('**/docs/apis/lockers#*');
  await idle(page);
  release();
  await expect.poll(() => highlighted(page)).toContain('front');
  await page.keyboard.press('Escape');
  await expect.poll(() => highlighted(page)).toEqual([]);
});
