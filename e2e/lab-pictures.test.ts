import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import * as features from '../site/features/index.ts';
import { baseUrl, blank, blockRequests, expectNoUncaughtErrors } from './browser.ts';
import { hydrated, idle, open, openHydrated } from './browser.ts';

expectNoUncaughtErrors();

/** Each lab, and an element that only its initial state shows. */
const all = [
  ['call-for-help', '/docs/call-for-help/intro', ['Created', 'Press call button', 'Claim']],
  ['lockers', '/docs/lockers/intro', ['Front entrance', 'Staff, cabinet 21', 'Agree and open']],
  ['radio', '/docs/radio/intro', ['4 s on the air', 'Easy to hear.', 'Hear it']],
  ['signature', '/docs/apis/webhooks', ['The signature matches.', 'Text to sign']],
] as const;
const optional = { radio: 'textToSpeech', signature: 'signatureLab' } as Record<string, string>;
const labs = all.filter(([name]) => !optional[name] || optional[name] in features);

/** Form controls. */
const FIELDS = 'textarea, select, input:not([type=checkbox], [type=radio], [type=file])';

describe('a lab before it is opened', () => {
  it.each(labs)(
    'shows its first state and opens in its place, as tall as before: %s on %s',
    async (name, path, words) => {
      const page = await open(path, { width: 390 });
      const release = await blockRequests(page, '**/assets/js/sandbox.*.js');
      await hydrated(page);
      const lab = page.locator(`[data-lab=${name}]`);
      for (const word of words) expect(await lab.textContent()).toContain(word);
      // It is visible, but neither announced nor focusable.
      expect(await lab.getByRole('button').count()).toBe(1);

      const boxOf = async (part: Locator) => (await part.boundingBox())!;
      const frame = await boxOf(lab);
      const title = await boxOf(lab.locator('p').first());
      const picture = await boxOf(lab.locator('[data-lab-picture]'));
      const button = await boxOf(lab.getByRole('button'));
      expect(button.y).toBeLessThan(title.y + title.height);
      expect(button.y + button.height).toBeLessThanOrEqual(picture.y);
      const indent = title.x - frame.x;
      expect(button.x + button.width).toBeCloseTo(frame.x + frame.width - indent, 0);

      const looks = (fields: string) =>
        lab.locator(fields).evaluateAll((all) =>
          all.map((one) => {
            const { color, backgroundColor, border, fontFamily, fontSize } = getComputedStyle(one);
            const { width, height } = one.getBoundingClientRect();
            const size = [Math.round(width), Math.round(height)];
            return { color, backgroundColor, border, fontFamily, fontSize, size };
          }),
        );
      expect(await lab.locator(FIELDS).count()).toBe(0);
      const drawn = await looks('[data-still]');
      expect(drawn).not.toEqual([]);
      await lab.getByRole('button', { name: 'Open lab' }).click();
      await lab.getByRole('region', { name: /^Sandbox/ }).waitFor();
      const starting = lab.getByText('Starting the servers in this page.');
      // The lab of signatures fetches them with the first call.
      if (name !== 'signature') await starting.waitFor();
      expect((await boxOf(lab)).height).toBeCloseTo(frame.height, 0);
      release();
      await starting.waitFor({ state: 'detached' });
      expect((await boxOf(lab)).height).toBeCloseTo(frame.height, 0);
      expect(await looks(FIELDS)).toEqual(drawn);
    },
  );

  it('opens when its picture is pressed', async () => {
    const page = await openHydrated('/docs/lockers/intro');
    const lab = page.locator('[data-lab=lockers]');
    const words = lab.getByText('Staff, cabinet 21');
    // Content above that scrolls into view is laid out then, and shifts it.
    await expect
      .poll(async () => {
        await words.evaluate((found) => found.scrollIntoView({ block: 'center' }));
        await idle(page);
        const { y } = (await words.boundingBox())!;
        return y > 100 && y < 600;
      })
      .toBe(true);
    const { x, y } = (await words.boundingBox())!;
    await page.mouse.click(x + 5, y + 5);
    await lab.getByRole('region', { name: /^Sandbox/ }).waitFor();
  });

  it.runIf('textToSpeech' in features)('is drawn in a page opened by a click, too', async () => {
    const page = await openHydrated('/docs/intro');
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { href: '/docs/radio/intro' });
      document.body.append(link);
      link.click();
      link.remove();
    });
    await page.locator('h1', { hasText: 'How Radio works' }).waitFor();
    const filled = page.locator('[data-lab=radio] [class*=bar] > span');
    expect((await filled.boundingBox())!.height).toBe(8);
  });

  it('is shown without scripts, and not printed', async () => {
    const page = await blank({ context: { javaScriptEnabled: false } });
    await page.goto(`${baseUrl}/docs/call-for-help/intro`);
    const lab = page.locator('[data-lab]');
    expect(await lab.getByText('Staff card').isVisible()).toBe(true);
    expect(await lab.locator('noscript p').isVisible()).toBe(true);
    expect(await lab.locator('button', { hasText: 'Open lab' }).isVisible()).toBe(false);
    await page.emulateMedia({ media: 'print' });
    expect(await lab.isVisible()).toBe(false);
  });
});
