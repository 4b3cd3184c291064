import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import * as features from '../site/features/index.ts';
import { allErrorsCaught, baseUrl, blank, hold, hydrated, idle, open } from './browser.ts';

allErrorsCaught();

/** Each lab, and what only its own first state shows. */
const all = [
  ['call-for-help', '/docs/call-for-help/intro', ['Created', 'Press call button', 'Claim']],
  ['lockers', '/docs/lockers/intro', ['Front entrance', 'Staff, cabinet 21', 'Agree and open']],
  ['radio', '/docs/radio/intro', ['4 s on the air', 'Easy to hear.', 'Hear it']],
  ['signature', '/docs/apis/webhooks', ['The signature matches.', 'Text to sign']],
] as const;
const optional = { radio: 'textToSpeech', signature: 'signatureLab' } as Record<string, string>;
const labs = all.filter(([name]) => !optional[name] || optional[name] in features);

/** What a reader writes into or chooses from. */
const FIELDS = 'textarea, select, input:not([type=checkbox], [type=radio], [type=file])';

/** How many boxes with a line all around stand around each control, one in the other; the deepest counts. */
const frames = (lab: Locator) =>
  lab.evaluate((whole) => {
    const isFramed = (one: Element) => {
      // Buttons that are one choice share the line around them.
      if (one.role === 'group') return false;
      const style = getComputedStyle(one);
      return ['Top', 'Right', 'Bottom', 'Left'].every((edge) => {
        const name = `border${edge}` as 'borderTop';
        return (
          parseFloat(style[`${name}Width`]) > 0 &&
          style[`${name}Style`] !== 'none' &&
          !/rgba\(.*, 0\)/.test(style[`${name}Color`])
        );
      });
    };
    const depths = [...whole.querySelectorAll('button, select, textarea, input, pre')].map(
      (control) => {
        let depth = 0;
        for (let one = control.parentElement; one && one !== whole.parentElement;)
          [depth, one] = [depth + Number(isFramed(one)), one.parentElement];
        return depth;
      },
    );
    return depths.length > 1 ? Math.max(...depths) : NaN;
  });

describe('a lab before it is opened', () => {
  it.each([
    ...labs.map(([name, path, words]) => ({ name, path, words, width: 390 })),
    { name: all[1][0], path: all[1][1], words: all[1][2], width: 1440 },
  ])(
    'shows its first state and opens in its place, as tall as before: $name on $path at $width px',
    async ({ name, path, words, width }) => {
      const page = await open(path, { width });
      const release = await hold(page, '**/assets/js/sandbox.*.js');
      await hydrated(page);
      const lab = page.locator(`[data-lab=${name}]`);
      for (const word of words) expect(await lab.textContent()).toContain(word);
      // It is seen, and neither heard nor reached.
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
      expect(await frames(lab)).toBe(1);
      await lab
        .getByRole('button', { name: /^(Press call button|Load an order|Send|Send to sandbox)$/ })
        .click();
      await lab.getByText(/^20[01] (OK|Created)/).waitFor();
      expect(await frames(lab)).toBe(1);
    },
  );

  it('opens where its picture is pressed', async () => {
    const page = await open('/docs/lockers/intro');
    await hydrated(page);
    const lab = page.locator('[data-lab=lockers]');
    const words = lab.getByText('Staff, cabinet 21');
    // What comes into sight above is laid out for the first time then, and moves it.
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

  it.runIf('textToSpeech' in features)(
    'is drawn in a page that a reader goes to by a click, too',
    async () => {
      const page = await open('/docs/intro');
      await hydrated(page);
      await page.evaluate(() => {
        const link = Object.assign(document.createElement('a'), { href: '/docs/radio/intro' });
        document.body.append(link);
        link.click();
        link.remove();
      });
      await page.locator('h1', { hasText: 'How Radio works' }).waitFor();
      const filled = page.locator('[data-lab=radio] [class*=bar] > span');
      expect((await filled.boundingBox())!.height).toBe(8);
    },
  );

  it('is left out of paper, on which nothing can be pressed', async () => {
    const page = await open('/docs/lockers/intro');
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('[data-lab=lockers]').isVisible()).toBe(false);
  });

  it('is there without scripts', async () => {
    const page = await blank({ context: { javaScriptEnabled: false } });
    await page.goto(`${baseUrl}/docs/call-for-help/intro`);
    const lab = page.locator('[data-lab]');
    expect(await lab.getByText('Staff card').isVisible()).toBe(true);
    expect(await lab.locator('noscript p').isVisible()).toBe(true);
    expect(await lab.locator('button', { hasText: 'Open lab' }).isVisible()).toBe(false);
  });
});
