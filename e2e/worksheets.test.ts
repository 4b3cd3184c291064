import { describe, expect, it } from 'vitest';
import { open } from './browser.ts';

const withoutScripts = { context: { javaScriptEnabled: false } };
const path = '/docs/curbside/settings';

describe('a worksheet', () => {
  it('is its sheet, a link to print it and a fold with the table, without scripts too', async () => {
    const page = await open(path, withoutScripts);
    const card = page.locator('.worksheet');
    const link = card.getByRole('link', { name: 'Print: Curbside decisions' });
    const file = await fetch(await link.evaluate((one: HTMLAnchorElement) => one.href));
    expect(file.headers.get('content-type')).toBe('application/pdf');
    const picture = await card.locator('img').boundingBox();
    expect(picture!.height / picture!.width).toBeCloseTo(297 / 210, 1);
    const table = card.locator('table');
    expect(await table.isVisible()).toBe(false);
    await card.locator('summary').click();
    expect(await table.isVisible()).toBe(true);
    expect(await card.locator('summary').textContent()).toBe(
      `Fill in: ${await table.locator('tbody tr').count()} rows`,
    );
  });

  it('opens where an address points', async () => {
    const page = await open(`${path}#fill-in-curbside-settings-worksheet`);
    await expect.poll(() => page.locator('.worksheet table').isVisible()).toBe(true);
  });

  it.each([
    ['is left out of a printed page that offers its sheet', path, false],
    ['is printed open where no sheet is', '/docs/mystore/user-management', true],
  ])('%s', async (_, from, isPrinted) => {
    const page = await open(from, withoutScripts);
    await page.emulateMedia({ media: 'print' });
    const table = page.locator('[id^=fill-in] table').first();
    expect(await table.evaluate((one) => one.checkVisibility())).toBe(isPrinted);
  });
});
