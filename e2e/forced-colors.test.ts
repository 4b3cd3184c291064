import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hideSimilar, violations } from './violations.ts';
import { type Look, openHydrated } from './browser.ts';
import { field, highlighted, options } from './search-field.ts';

/** A page in forced-colors mode, such as a Windows contrast theme. */
async function forced(path: string, more: Look = {}): Promise<Page> {
  const page = await openHydrated(path, {
    dark: true,
    context: { forcedColors: 'active', reducedMotion: 'reduce' },
    ...more,
  });
  await page.evaluate(() => delete document.documentElement.dataset['arrival']);
  return page;
}

/** The styles of an element that remain in forced-colors mode: borders, fills and system colors. */
const look = (element: Locator, pseudo = '') =>
  element.first().evaluate((part, before) => {
    for (const change of part.getAnimations()) if (change instanceof CSSTransition) change.finish();
    const style = getComputedStyle(part, before || null);
    return [
      'color background-color text-decoration-line text-decoration-thickness text-decoration-style',
      'border-top-style border-top-width border-top-color border-bottom-width border-bottom-color',
      'border-left-width border-left-color border-left-style',
      'outline-style outline-width outline-color font-weight clip-path',
    ]
      .join(' ')
      .split(' ')
      .map((name) => `${name}: ${style.getPropertyValue(name)}`);
  }, pseudo);

/** The styles in which two elements differ, except those invisible in forced-colors mode. */
async function differences(one: Locator, other: Locator): Promise<string[]> {
  const [here, there] = [await look(one), await look(other)];
  return here.filter((line) => !there.includes(line));
}

async function isFramed(part: Locator): Promise<boolean> {
  const lines = await look(part);
  return ['border-top', 'outline'].some(
    (edge) => !lines.includes(`${edge}-style: none`) && !lines.includes(`${edge}-width: 0px`),
  );
}

const groundOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

/** Fills and strokes of figures that are not system colors. */
const strangePaints = (page: Page) =>
  page.evaluate(() => {
    const known = ['Canvas', 'CanvasText', 'LinkText', 'Highlight'].map((name) => {
      const probe = document.createElement('i');
      probe.style.color = name;
      return getComputedStyle(document.body.appendChild(probe)).color;
    });
    const paints = [...document.querySelectorAll('main svg *')]
      .filter((part) => part.checkVisibility())
      .map((part) => getComputedStyle(part))
      .flatMap(({ fill, stroke }) => [fill, stroke]);
    return [...new Set(paints.filter((paint) => /^rgb/.test(paint) && !known.includes(paint)))];
  });

/** Expects no color violation and only system colors on a page; of similar siblings, checks two. */
async function isReadable(page: Page): Promise<void> {
  await page.evaluate(hideSimilar, '');
  expect(await violations(page, 'html', 'color')).toEqual([]);
  expect(await strangePaints(page)).toEqual([]);
}

/** Opens the lab of a page and expects no accessibility violation. */
async function openLab(page: Page): Promise<Locator> {
  const place = page.locator('[data-lab]');
  await place.getByRole('button', { name: 'Open lab' }).click();
  await place.getByRole('region', { name: /^Sandbox/ }).waitFor();
  expect(await violations(page, '[data-lab]', 'color')).toEqual([]);
  return place;
}

/** One scheme is enough: light and dark system colors differ only in their values. */
describe('in the colors of the system', () => {
  it('shows the home page without an accessibility violation and with system colors only', async () => {
    await isReadable(await forced('/'));
  });

  it('distinguishes the entries of the current page, heading and role', async () => {
    const page = await forced('/docs/call-for-help/call-buttons#what-each-reply-means');
    const entries = page.locator('nav[aria-label="Docs sidebar"] .menu__link');
    const active = entries.and(page.locator('[aria-current="page"]'));
    const other = entries.and(page.locator('[href="/docs/call-for-help/settings"]'));
    expect((await differences(active, other)).join()).toContain('background-color');

    const headings = page.locator('.table-of-contents__link');
    const current = headings.and(page.locator('.toc-highlight.table-of-contents__link--active'));
    await current.waitFor();
    expect(
      await differences(
        current,
        headings.and(page.locator('.toc-highlight:not(.table-of-contents__link--active)')),
      ),
    ).toContain('text-decoration-line: underline');

    const readers = page.locator('.role-filter label');
    const chosen = page.locator('.role-filter [data-reader="staff"]');
    const before = await look(chosen);
    await chosen.click();
    expect(await look(chosen)).not.toEqual(before);
    expect((await differences(chosen, readers)).join()).toContain('background-color');

    const documentation = page.locator('.navbar__link', { hasText: 'Documentation' });
    const repository = page.locator('.navbar__link', { hasText: 'Repository' });
    expect(await differences(documentation, repository)).not.toEqual([]);
    await isReadable(page);
  });

  it('draws carets, triangles and marks visibly on the background', async () => {
    const page = await forced('/docs/getting-started/best-practices');
    const ground = await groundOf(page);
    const caret = page.locator('.menu__caret').first();
    const fill = (await look(caret, '::before')).find((line) =>
      line.startsWith('background-color'),
    );
    expect(fill).not.toBe(`background-color: ${ground}`);
    const triangle = page.locator('.markdown details.alert > summary').first();
    const [top, left] = await triangle.evaluate((summary) => {
      const style = getComputedStyle(summary, '::before');
      return [style.borderTopColor, style.borderLeftColor];
    });
    expect(top).toBe('rgba(0, 0, 0, 0)');
    expect(left).not.toBe(ground);
    const separator = page.locator('.breadcrumbs__item').first();
    expect(await separator.evaluate((item) => getComputedStyle(item, '::after').filter)).toBe(
      'none',
    );
  });

  it('frames the status of the not-found page', async () => {
    const page = await forced('/docs/no-such-page');
    expect(await isFramed(page.getByText('404', { exact: true }))).toBe(true);
  });

  it('shows which sample, part and target of a reference is selected', async () => {
    const page = await forced('/docs/apis/radio#send-generic-message--body--text');
    expect(await isFramed(page.locator('.reference-status'))).toBe(true);
    const tabs = page.locator('.reference-languages').first().locator('label');
    const chosen = tabs.filter({ has: page.locator(':checked') });
    const other = tabs.filter({ has: page.locator(':not(:checked)') });
    const ground = await groundOf(page);
    expect(await look(other.first())).toContain(`border-bottom-color: ${ground}`);
    expect((await differences(chosen, other)).join()).toContain('border-bottom-color');

    const entries = page.locator('.reference-entry a');
    const current = page.locator('.reference-entry a[aria-current=location]');
    await current.waitFor();
    expect(
      (await differences(current, entries.and(page.locator(':not([aria-current])')))).join(),
    ).toContain('background-color');

    const targets = page.locator('.reference-fields > li');
    expect(await differences(page.locator('.reference-fields > :target'), targets)).toContain(
      'outline-style: solid',
    );
    await isReadable(page);
  });

  it('shows the focus, disabled controls, and the loading progress', async () => {
    const page = await forced('/docs/call-for-help/intro', {
      // With data saver, the next page is fetched on demand.
      before: (made) =>
        made.addInitScript(() => {
          Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
        }),
    });
    expect(await strangePaints(page)).toEqual([]);
    expect(await isFramed(page.locator('.theme-admonition'))).toBe(true);
    expect(
      await isFramed(page.locator('main header dl > :first-child dd, main header [class*=kind]')),
    ).toBe(true);
    expect(await look(page.locator('.markdown a.term'))).toContain('text-decoration-style: dotted');
    const place = await openLab(page);
    const cancel = place.getByRole('button', { name: 'Cancel', exact: true });
    const press = place.getByRole('button', { name: 'Press call button' });
    expect((await differences(cancel, press)).some((line) => line.startsWith('color:'))).toBe(true);
    await press.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    expect(await look(press)).toContain('outline-style: solid');
    const steps = place.locator('ol > li');
    await press.click();
    const current = place.locator('[aria-current="step"]');
    await current.waitFor();
    expect((await differences(current, steps.last())).join()).toContain('border-top-width');

    await page.route('**/docs/support.json', () => {});
    await page.locator('nav[aria-label="Docs sidebar"] a[href="/docs/support"]').click();
    const bar = page.locator('#nprogress .bar');
    await bar.waitFor();
    expect(await look(bar)).not.toContain(`background-color: ${await groundOf(page)}`);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  it('distinguishes cabinets: selected, occupied, disabled', async () => {
    const page = await forced('/docs/lockers/intro');
    expect(await strangePaints(page)).toEqual([]);
    const place = await openLab(page);
    const cabinet = (id: number) =>
      place.getByRole('button', { name: new RegExp(`^Cabinet ${id},`) });
    await cabinet(11).waitFor();
    expect(await differences(cabinet(21), cabinet(11))).toContain('outline-style: solid');
    const door = (id: number) => cabinet(id).locator('span').last();
    expect((await differences(door(12), door(11))).join()).toContain('border-bottom-width');
    expect(await differences(door(13), door(11))).toContain('border-top-style: dashed');
    const [front, rear] = [
      place.getByRole('button', { name: 'Front', exact: true }),
      place.getByRole('button', { name: 'Rear', exact: true }),
    ];
    expect((await differences(front, rear)).join()).toContain('background-color');
    const bar = await forced('/docs/radio/intro');
    const radio = await openLab(bar);
    const filled = radio.locator('[class*=bar] > span');
    expect((await differences(filled, radio.locator('[class*=bar]'))).join()).toContain(
      'background-color',
    );
  });

  it('distinguishes the active option and its matches in the search, and highlights them on arrival', async () => {
    const page = await forced('/docs/support');
    await page.keyboard.press('Control+k');
    await field(page).and(page.locator(':enabled')).fill('open code');
    const option = options(page);
    await option.nth(1).waitFor();
    expect(await differences(option.first(), option.nth(1))).not.toEqual([]);
    // Not every option has matches: some are found by a synonym.
    for (const isActive of [true, false]) {
      const mark = page.locator(`[role=option][aria-selected=${isActive}] mark`).first();
      const [color, ground] = await mark.evaluate((part) => {
        const style = getComputedStyle(part);
        return [style.color, style.backgroundColor];
      });
      expect(color).not.toBe(ground);
      expect(await differences(mark, mark.locator('xpath=..'))).not.toEqual([]);
    }

    await option.first().click();
    await expect.poll(() => highlighted(page)).not.toEqual([]);
    const hit = await page.evaluate(() => {
      const [range] = CSS.highlights.get('search-hit')!;
      const words = (range as Range).startContainer.parentElement!;
      const { color, backgroundColor } = getComputedStyle(words, '::highlight(search-hit)');
      return { color, backgroundColor };
    });
    expect(hit.backgroundColor).not.toBe(await groundOf(page));
    expect(hit.color).not.toBe(hit.backgroundColor);
  });
});
