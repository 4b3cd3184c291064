import type { Page } from 'playwright-core';
import { expect, inject, it } from 'vitest';
import { blank, hydrated } from './browser.ts';

// cspell:disable
// The trial site has a few words of its interface in another language (site/trial/i18n).

it.each([
  ['in the page as it comes', 'Seiten hervorheben für', async () => undefined],
  [
    'by a script without React',
    'Diese Liste mit ? öffnen',
    async (page: Page) => page.keyboard.press('?'),
  ],
  [
    'by React, around a value',
    'Zu zzqqxyw steht hier nichts.',
    async (page: Page) => page.locator('.navbar [type=search]:enabled').fill('zzqqxyw'),
  ],
])('says words of another language %s', async (_, words, act) => {
  const page = await blank();
  await page.goto(`${inject('trialUrl')}/docs/intro`);
  await hydrated(page);
  await act(page);
  await page.getByText(words).first().waitFor();
  expect(await page.getByText('Edit this page').count()).toBe(1);
});
