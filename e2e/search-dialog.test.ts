import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { idle, openHydrated } from './browser.ts';
import { searchFor, field, options, ready } from './search-field.ts';
import { violations } from './violations.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' });
/** The text or label of the focused element. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement!;
    return at.getAttribute('aria-label') ?? at.textContent;
  });

/** The position of the dialog once its animation has ended. */
async function place(page: Page) {
  await dialog(page).evaluate((one) =>
    Promise.all(one.getAnimations().map(({ finished }) => finished)),
  );
  return (await dialog(page).boundingBox())!;
}

const doors: Record<string, (page: Page) => Promise<unknown>> = {
  'the field of the bar': (page) => field(page).click(),
  'the button of the home page': (page) =>
    page.locator('main').getByRole('button', { name: 'Search pages' }).click(),
  'the shortcut': (page) => page.keyboard.press('Control+k'),
};

describe('the dialog of the search', () => {
  it('opens from the bar, the home page and the keyboard', async () => {
    const page = await ready('/');
    for (const [door, knock] of Object.entries(doors)) {
      await knock(page);
      await dialog(page).waitFor();
      expect(await dialog(page).getByRole('combobox').count()).toBe(1);
      expect(await focused(page), door).toBe('Search');
      await page.keyboard.type('locker');
      await options(page).first().waitFor();
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await dialog(page).waitFor({ state: 'detached' });
      if (knock === doors['the button of the home page'])
        expect(await focused(page)).toContain('Search pages and error messages');
    }
  });

  it('keeps the contact link visible, and covers no line with it', async () => {
    const page = await searchFor('locker', { width: 390 });
    const ask = options(page).filter({ hasText: 'Write a message to whoever knows' });
    const lines = (await options(page).count()) - 1;
    expect(lines).toBeGreaterThan(5);
    for (let line = 1; line < lines; line++) {
      await page.keyboard.press('ArrowDown');
      const chosen = await dialog(page).locator('[aria-selected=true]').boundingBox();
      const way = (await ask.boundingBox())!;
      expect(way.y + way.height).toBeLessThanOrEqual(page.viewportSize()!.height);
      expect(chosen!.y + chosen!.height).toBeLessThanOrEqual(way.y);
    }
  });

  it('closes in five ways, and restores the focus of the link', async () => {
    const page = await ready();
    await page.locator('.menu a[href="/docs/intro"]').click();
    await page.locator('h1', { hasText: 'Introduction' }).waitFor();
    const link = page.locator('article a[href^="/docs"]').first();
    const ways: Record<string, () => Promise<unknown>> = {
      'with Escape': () => page.keyboard.press('Escape'),
      'with Escape on a control of it': async () => {
        await page.keyboard.press('Tab');
        expect(await focused(page)).toBe('Close');
        await page.keyboard.press('Escape');
      },
      'with a press beside it': () => page.mouse.click(20, 500),
      'with its button': () => page.getByRole('button', { name: 'Close' }).click(),
      'with the way back': () => page.goBack(),
    };
    for (const [how, close] of Object.entries(ways)) {
      await link.focus();
      await page.keyboard.press('Control+k');
      await dialog(page).waitFor();
      await close();
      await dialog(page).waitFor({ state: 'detached' });
      expect(await link.evaluate((one) => one === document.activeElement), how).toBe(true);
      expect(new URL(page.url()).pathname, how).toBe('/docs/intro');
    }
  });

  it('stays open if a text selection ends outside', async () => {
    const page = await searchFor('locker');
    const { x, y } = await place(page);
    await page.mouse.move(x + 150, y + 40);
    await page.mouse.down();
    await page.mouse.move(x - 60, y + 40, { steps: 4 });
    await page.mouse.up();
    await idle(page);
    expect(await dialog(page).count()).toBe(1);
  });

  it('lets Tab pass, and opens with Enter, an arrow, a letter and the shortcut', async () => {
    const page = await ready();
    const keys = ['Enter', 'ArrowDown', 'w', 'Control+k'];
    await page.locator('.navbar').getByRole('link', { name: 'Documentation' }).focus();
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Search');
    for (const key of keys) {
      expect(await dialog(page).count()).toBe(0);
      await page.keyboard.press(key);
      await dialog(page).waitFor();
      if (key === 'w') await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await dialog(page).waitFor({ state: 'detached' });
      expect(await focused(page)).toBe('Search');
    }
    await page.keyboard.press('Tab');
    expect(await focused(page)).not.toBe('Search');
    expect(await dialog(page).count()).toBe(0);
  });

  it('traps the focus, and keeps the scroll position of the page', async () => {
    const page = await openHydrated('/docs/lockers/intro#thermal-modes');
    await page.locator('.navbar [type=search]:enabled').waitFor();
    const [logo, heading] = [page.locator('.navbar__logo'), page.locator('#thermal-modes')];
    const positions = async () => [await logo.boundingBox(), await heading.boundingBox()];
    const before = await positions();
    const inert = await page.locator('[inert]').count();
    await page.keyboard.press('Control+k');
    await dialog(page).waitFor();
    expect(await positions()).toEqual(before);
    await page.mouse.move(20, 500);
    await page.mouse.wheel(0, 600);
    const seen = new Set<string | null>();
    for (let times = 0; times < 6; times++) {
      await page.keyboard.press('Tab');
      seen.add(await page.evaluate(() => document.activeElement!.closest('[role=dialog]') && 'in'));
    }
    // After the last control, the focus moves to the browser UI, which is the body here.
    expect(await page.evaluate(() => document.activeElement!.tagName)).toMatch(/INPUT|BUTTON|BODY/);
    expect(seen.has('in')).toBe(true);
    expect(await positions()).toEqual(before);
    expect(await violations(page, '[role=dialog]')).toEqual([]);
    await page.keyboard.press('Control+k');
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    expect(await page.locator('[inert]').count()).toBe(inert);
    await page.mouse.wheel(0, 600);
    await expect.poll(positions).not.toEqual(before);
  });
});

it('shows the text of a row of the search beside the list, for the row selected by arrow keys', async () => {
  const page = await searchFor('device key not found');
  const beside = page.getByRole('dialog').locator('[class*=preview]');
  await beside.locator('mark').first().waitFor();
  for (let steps = 0; steps < 4; steps++) {
    const chosen = page.locator('[role=option][aria-selected=true]');
    const title = await chosen.locator('[class*=title]').innerText();
    expect(await beside.locator('[class*=heading]').innerText()).toBe(title);
    expect(await beside.locator('mark').count()).toBeGreaterThan(0);
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Escape');
  const { height } = await place(page);
  await page.keyboard.press('ArrowDown');
  await beside.getByText('Find what an error message means').waitFor();
  // Its location, title and text.
  await expect.poll(() => beside.locator('p').count()).toBe(3);
  expect((await place(page)).height).toBe(height);
});
