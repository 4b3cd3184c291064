import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import * as features from '../site/features/index.ts';
import { allErrorsCaught, hydrated, open } from './browser.ts';

allErrorsCaught();

/** A reader at a page of the docs who has a keyboard only. */
async function sitDown(path: string) {
  const page = await open(path, { context: { reducedMotion: 'reduce' } });
  await hydrated(page);
  const reach = async (name: string | RegExp): Promise<void> => {
    // What a lab has yet to fetch appears while the reader tabs on.
    for (const end = Date.now() + 40_000; Date.now() < end;) {
      const focused = await nameOfFocus(page);
      if (typeof name === 'string' ? focused === name : name.test(focused)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`The keyboard does not reach ${String(name)}.`);
  };
  const press = async (name: string | RegExp): Promise<void> => {
    await reach(name);
    await page.keyboard.press('Enter');
  };
  const openLab = async (): Promise<void> => {
    await press('Open lab');
    await page.waitForFunction(() => document.activeElement?.matches('[data-lab]'));
  };
  // As a reader who follows the link to a heading: the tour begins near the lab.
  await page
    .locator('[data-lab]')
    .first()
    .evaluate((lab: HTMLElement) => {
      lab.tabIndex = -1;
      lab.focus();
    });
  return { page, reach, press, openLab, says: (words: string | RegExp) => says(page, words) };
}

const nameOfFocus = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLInputElement | null;
    const label = element?.labels?.[0];
    const name = element?.getAttribute('aria-label') ?? label?.innerText ?? element?.textContent;
    return (name ?? '').trim().replace(/\s+/g, ' ');
  });

const says = (page: Page, words: string | RegExp) =>
  page.locator('[data-lab]').getByText(words).first().waitFor();

describe('with the keyboard alone', () => {
  it('a call is made, taken and completed', async () => {
    const { press, openLab, says } = await sitDown('/docs/call-for-help/intro');
    await openLab();
    await press('Press call button');
    await press('Claim');
    await says('Sam Lee has taken your request.');
    await press('On the way');
    await press('Complete');
    await says('How did we do?');
  });

  it('a cabinet is loaded, opened by its customer and emptied, and nothing slides', async () => {
    const { page, reach, press, openLab, says } = await sitDown('/docs/lockers/intro');
    await openLab();
    await press(/^Cabinet 24,/);
    const door = page.locator('[data-lab] [data-door] > span').last();
    expect(
      Number.parseFloat(await door.evaluate((d) => getComputedStyle(d).transitionDuration)),
    ).toBeLessThan(0.01);
    await press('Load an order');
    await says(/Its open code is \d{6}\./);
    await reach(/^Thermal mode/);
    await page.keyboard.press('ArrowUp');
    await press('Agree and open');
    await page.getByRole('button', { name: /^Cabinet 24,.*door open, occupied/ }).waitFor();
    await press('I have it');
    await page.getByRole('button', { name: /^Cabinet 24,.*empty/ }).waitFor();
  });

  it.runIf('textToSpeech' in features)(
    'a message is written, tidied and sent to the radio',
    async () => {
      const { page, reach, press, openLab, says } = await sitDown('/docs/radio/intro');
      await openLab();
      await reach('Message for edge-0042');
      await page.keyboard.press('Control+a');
      await page.keyboard.type('Aisle 4. Bring a mop.');
      await reach(/^Tidy the text first/);
      await page.keyboard.press('Space');
      await press('Send');
      await says('The edge device says: “Aisle four.');
    },
  );

  it.runIf('signatureLab' in features)('a signature is changed, taken over and sent', async () => {
    const { page, reach, press, openLab, says } = await sitDown('/docs/apis/webhooks');
    await openLab();
    await reach(/^Form, as it was sent/);
    await page.keyboard.press('Control+End');
    await page.keyboard.type('&NumMedia=0');
    await press('Use this signature');
    await says('The signature matches.');
    await press('Send to sandbox');
    await says('200 OK');
  });

  it('an error is pasted and its heading reached', async () => {
    const { page, reach, press } = await sitDown('/docs/troubleshooting');
    await reach('Message, log line or answer');
    await page.keyboard.insertText('404 No processing CFH request found');
    await page.locator('[data-lab="error-finder"]').getByText('Who can fix it').waitFor();
    await press('No processing CFH request found');
    await page.waitForURL('**/call-for-help/troubleshooting#no-processing-cfh-request-found');
  });
});
