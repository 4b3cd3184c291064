import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectNoUncaughtErrors, baseUrl, blank, open, openHydrated } from './browser.ts';
import { violations } from './violations.ts';

expectNoUncaughtErrors();

const PROCEDURE = '/docs/curbside/usage';
const TASKS = '/docs/radio/installation';
const HINT = 'Select a number when its step is done.';

const boxes = (page: Page) => page.getByRole('checkbox');
const storedSteps = (page: Page) => page.evaluate(() => localStorage.getItem('docs.steps'));
const ticked = (page: Page) =>
  boxes(page).evaluateAll((all: HTMLInputElement[]) =>
    all.flatMap(({ checked }, index) => (checked ? [index] : [])),
  );

/** A page with checkable steps. */
async function withBoxes(page: Page): Promise<Page> {
  await boxes(page).first().waitFor();
  return page;
}

describe('steps of a procedure', () => {
  it('are checked by pointer and keyboard, and stay checked after a reload', async () => {
    const page = await withBoxes(await open(PROCEDURE));
    await page.getByText(HINT).waitFor();
    await boxes(page).first().click();
    expect(await page.getByText(HINT).count()).toBe(0);
    await page.keyboard.press('Tab');
    const second = page.locator('.steps').first().getByRole('checkbox', { name: 'Step 2 done' });
    expect(await second.evaluate((box) => box === document.activeElement)).toBe(true);
    await page.keyboard.press('Space');
    await page.getByText(/^2 of \d+ done$/).waitFor();
    expect(await violations(page, '.steps')).toEqual([]);
    await page.reload();
    await withBoxes(page);
    await page.getByText(/^2 of \d+ done$/).waitFor();
    expect(await ticked(page)).toEqual([0, 1]);
    await second.focus();
    await page.keyboard.press('Space');
    expect(await ticked(page)).toEqual([0]);
  });

  it('are checked in every tab, and none is lost that another one checked', async () => {
    const page = await withBoxes(await open(PROCEDURE));
    const other = await page.context().newPage();
    await other.goto(baseUrl + PROCEDURE);
    await withBoxes(other);
    await boxes(page).nth(0).check();
    await expect.poll(() => ticked(other)).toEqual([0]);
    await boxes(other).nth(1).check();
    await expect.poll(() => ticked(page)).toEqual([0, 1]);
    await other.close();
  });

  it('reset list by list, without losing the focus', async () => {
    const page = await withBoxes(await open(PROCEDURE));
    const [one, two] = [page.locator('.steps').nth(0), page.locator('.steps').nth(1)];
    const again = page.getByRole('button', { name: 'Start over' });
    expect(await again.count()).toBe(0);
    await one.getByRole('checkbox').nth(2).check();
    await two.getByRole('checkbox').nth(0).check();
    expect(await again.count()).toBe(2);
    await again.first().click();
    expect(await one.getByRole('checkbox', { checked: true }).count()).toBe(0);
    expect(await two.getByRole('checkbox', { checked: true }).count()).toBe(1);
    expect(
      await one
        .getByRole('checkbox')
        .first()
        .evaluate((box) => box === document.activeElement),
    ).toBe(true);
    await again.first().click();
    expect(await storedSteps(page)).toBeNull();
    await page.getByText(HINT).waitFor();
  });

  it('are identified by their text: stored state of other steps is deleted', async () => {
    const before = JSON.stringify([`${PROCEDURE}#gone__`, '/docs/other#x', 7]);
    const page = await open('/404.html');
    await page.evaluate((value) => localStorage.setItem('docs.steps', value), before);
    await page.goto(baseUrl + PROCEDURE);
    await withBoxes(page);
    expect(await ticked(page)).toEqual([]);
    await boxes(page).first().check();
    const mark = await page.locator('[data-step]').first().getAttribute('data-step');
    expect(JSON.parse((await storedSteps(page)) ?? '')).toEqual([
      '/docs/other#x',
      `${PROCEDURE}#${mark}`,
    ]);
  });

  it('can be checked after navigation, and stay checked on the way back', async () => {
    const page = await openHydrated('/docs/curbside/intro');
    await page.locator(`a[href="${PROCEDURE}"]:visible`).first().click();
    await withBoxes(page);
    await boxes(page).nth(1).check();
    await page.goBack();
    await page.locator('h1', { hasText: 'About Curbside' }).waitFor();
    await page.goForward();
    await page.getByText(/^1 of \d+ done$/).waitFor();
    expect(await ticked(page)).toEqual([1]);
    const items = await page.locator('.steps > li').count();
    expect(await boxes(page).count()).toBe(items);
  });

  it('cause no layout shift when their boxes appear, and are large enough to hit', async () => {
    const page = await blank({ context: { viewport: { width: 390, height: 2000 } } });
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
          window.shift = (window.shift ?? 0) + entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(baseUrl + PROCEDURE);
    await withBoxes(page);
    await boxes(page).first().check();
    await page.reload();
    await page.getByText(/^1 of \d+ done$/).waitFor();
    expect(await page.evaluate(() => window.shift ?? 0)).toBeLessThan(0.01);
    expect(await smallest(page)).toBeGreaterThanOrEqual(24);
  });

  it('are numbered without scripts, and in print whatever is checked', async () => {
    const plain = await open(PROCEDURE, { context: { javaScriptEnabled: false } });
    expect(await boxes(plain).count()).toBe(0);
    const page = await withBoxes(await open(PROCEDURE));
    await boxes(page).first().check();
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.steps-state, .steps input').filter({ visible: true }).count()).toBe(
      0,
    );
    for (const one of [plain, page]) {
      const disc = await one.locator('.steps > li').first().evaluate(discOf);
      expect(disc).toEqual(['counter(list-item)', 'visible']);
    }
  });
});

it('checks prerequisites in boxes labeled by the text beside them, and stores that', async () => {
  const page = await open(TASKS);
  const outlet = page.getByRole('checkbox', { name: /^A power outlet/ });
  await outlet.check();
  await page.getByText(/^1 of \d+ done$/).waitFor();
  await page.reload();
  await page.getByText(/^1 of \d+ done$/).waitFor();
  expect(await outlet.isChecked()).toBe(true);
  expect(await smallest(page)).toBeGreaterThanOrEqual(24);
});

/** The smallest width or height of the boxes on a page. */
const smallest = (page: Page): Promise<number> =>
  boxes(page).evaluateAll((all) =>
    Math.min(
      ...all
        .map((box) => box.getBoundingClientRect())
        .flatMap(({ width, height }) => [width, height]),
    ),
  );

function discOf(step: Element): string[] {
  const { content, visibility } = getComputedStyle(step, '::before');
  return [content, visibility];
}

declare global {
  interface Window {
    shift?: number;
  }
}
