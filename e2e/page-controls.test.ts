import { expect, it } from 'vitest';
import { open, openHydrated } from './browser.ts';
import { searchFor, highlighted, options } from './search-field.ts';

const LONG = '/docs/apis/radio';

it('draws one focus ring, white inside ink, on every background, and buttons in the font of the site', async () => {
  const page = await openHydrated(LONG, { dark: true });
  const rings = new Map<string, string>();
  for (let tab = 0; tab < 40; tab += 1) {
    await page.keyboard.press('Tab');
    const [what, ring] = await page.evaluate(() => {
      const style = getComputedStyle(document.activeElement!);
      const { outlineStyle, outlineWidth, outlineColor, boxShadow } = style;
      const white = boxShadow.includes('rgb(255, 255, 255)') ? 'white' : 'no white';
      return [
        document.activeElement!.outerHTML.slice(0, 80),
        [outlineStyle, outlineWidth, outlineColor, white].join(' '),
      ];
    });
    // Inputs hidden in their label show the ring around the label (see forced-colors.test.ts).
    if (!what.startsWith('<input')) rings.set(what, ring);
  }
  expect(rings.size).toBeGreaterThan(10);
  expect([...rings].filter(([, ring]) => ring !== 'solid 3px rgb(11, 20, 19) white')).toEqual([]);
  const faces = await page
    .locator('button')
    .evaluateAll((all) => [...new Set(all.map((one) => getComputedStyle(one).fontFamily))]);
  expect(faces.filter((face) => /^(Arial|system-ui|Helvetica)/.test(face))).toEqual([]);
});

it('opens the list of shortcuts by ? also while a radio button has the focus', async () => {
  const page = await openHydrated('/docs/call-for-help/intro');
  await page.getByRole('radio').first().focus();
  await page.keyboard.press('?');
  await page.getByRole('dialog').getByText('shortcuts').first().waitFor();
});

it('keeps the current entry visible in the table of contents', async () => {
  // A viewport too low for the list.
  const viewport = { width: 1440, height: 400 };
  const page = await openHydrated('/docs/call-for-help/troubleshooting', { context: { viewport } });
  const last = page.locator('.theme-doc-toc-desktop a').last();
  expect((await last.boundingBox())!.y).toBeGreaterThan(viewport.height);
  // Content above is laid out while scrolling, and shifts the section.
  await expect
    .poll(async () => {
      const { hash } = await last.evaluate((link: HTMLAnchorElement) => ({ hash: link.hash }));
      await page.locator(hash).evaluate((heading) => heading.scrollIntoView());
      return last.getAttribute('class');
    })
    .toContain('active');
  const { y, height } = (await last.boundingBox())!;
  expect(y).toBeGreaterThan(60);
  expect(y + height).toBeLessThan(viewport.height);
});

it('highlights no word inside a control or an answer', async () => {
  const page = await searchFor('how lockers work cabinet');
  await options(page).filter({ hasText: 'Lockers' }).first().click();
  await expect.poll(async () => (await highlighted(page)).length).toBeGreaterThan(0);
  await page.goto(`${page.url().replace(/#.*/, '')}#lab`);
  await page.getByRole('region', { name: /^Sandbox/ }).waitFor();
  const inside = await page.evaluate(
    () =>
      [...(CSS.highlights.get('search-hit') ?? [])].filter((range) =>
        (range as Range).startContainer.parentElement?.closest('button, [data-lab-body]'),
      ).length,
  );
  expect(inside).toBe(0);
});

it.each([LONG, '/docs/apis/webhooks'])('keeps browsers from translating code: %s', async (path) => {
  const page = await open(path);
  const samples = page.locator('article pre');
  expect(await samples.count()).toBeGreaterThan(5);
  expect(await page.locator('article pre:not([translate=no])').count()).toBe(0);
});
