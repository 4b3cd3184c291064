import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { hydrated, open } from './browser.ts';

const opened = async (width: number) => {
  const page = await open('/docs/apis/radio', { width });
  await hydrated(page);
  const place = page.locator('[data-try-it="sendGenericMessage"]');
  await place.getByRole('button', { name: 'Try it' }).click();
  await place.getByRole('button', { name: 'Send' }).waitFor();
  return { page, place };
};
const isFocused = (page: Page, words: string) =>
  page.evaluate((wanted) => document.activeElement?.textContent === wanted, words);

it('stands beside its answer where there is room: the request while it is typed, then the status', async () => {
  const { place } = await opened(1280);
  const field = (await place.getByRole('textbox').last().boundingBox())!;
  const request = place.getByRole('region', { name: 'Request', exact: true });
  const beside = (await request.boundingBox())!;
  expect(beside.x).toBeGreaterThan(field.x + field.width);
  await place.getByRole('button', { name: 'Send' }).click();
  const status = place.locator('[data-appears]').getByRole('status').first();
  await status.waitFor();
  expect((await status.boundingBox())!.x).toBeGreaterThan(field.x + field.width);
});

it('brings the status line into view on a phone', async () => {
  const { page, place } = await opened(390);
  await place.getByRole('button', { name: 'Send' }).click();
  const status = place.locator('[data-appears]').getByRole('status').first();
  await status.waitFor();
  const bottom = () => status.evaluate((line) => line.getBoundingClientRect().bottom);
  await expect.poll(bottom).toBeLessThan(844);
  expect(await page.evaluate(() => scrollX)).toBe(0);
  expect(await place.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true);
});

it('closes at the top right and by Escape, gives the focus back and keeps what was typed', async () => {
  const { page, place } = await opened(1280);
  const field = place.getByRole('textbox').last();
  await field.fill('Doors close at nine');
  const console = (await place.getByRole('region', { name: /^Try it/ }).boundingBox())!;
  const close = place.getByRole('button', { name: 'Close' });
  const { x, y, width } = (await close.boundingBox())!;
  expect(y - console.y).toBeLessThan(24);
  expect(console.x + console.width - x - width).toBeLessThan(24);
  await close.click();
  await expect.poll(() => isFocused(page, 'Try it')).toBe(true);
  await page.keyboard.press('Enter');
  expect(await field.inputValue()).toBe('Doors close at nine');
  await field.press('Escape');
  await expect.poll(() => isFocused(page, 'Try it')).toBe(true);
});
