import { describe, expect, it } from 'vitest';
import { expectNoUncaughtErrors, baseUrl, open, openHydrated } from './browser.ts';
import { violations } from './violations.ts';

expectNoUncaughtErrors();

it('shows the contacts of a store, entered once, on the pages that name a contact', async () => {
  const page = await openHydrated('/docs/support');
  const places = page.locator('[data-contacts]');
  expect(await places.textContent()).toContain('This device has no card of contacts.');
  await places.getByRole('link', { name: 'fill one in' }).click();
  const manager = page.getByRole('group', { name: 'Store manager' });
  await manager.getByLabel('Name').fill('Ana Ruiz');
  await manager.getByLabel('Number').fill('+1 555 010 0100');
  // Also on the page where they are entered, and removed again.
  await places.getByRole('link', { name: '+1 555 010 0100' }).waitFor();
  await manager.getByLabel('Name').fill('');
  await manager.getByLabel('Number').fill('');
  await places.getByText('This device has no card of contacts.').waitFor();
  await manager.getByLabel('Name').fill('Sam Lee');
  const buffer = Buffer.from(
    JSON.stringify([{ who: 'Store manager', name: 'Ana Ruiz', number: '+1 555 010 0100' }]),
  );
  const file = { name: 'contacts.json', mimeType: 'application/json', buffer };
  await page.getByLabel('Import a file').setInputFiles(file);
  await page.getByRole('button', { name: 'Undo the import' }).press('Enter');
  expect(await manager.getByLabel('Name').inputValue()).toBe('Sam Lee');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Add someone');
  await page.getByLabel('Import a file').setInputFiles(file);
  await places.getByRole('link', { name: '+1 555 010 0100' }).waitFor();
  expect(await violations(page, '[data-lab=contacts]')).toEqual([]);
  for (const product of ['call-for-help', 'curbside', 'orderup', 'radio', 'text-for-help'])
    expect(await (await fetch(`${baseUrl}/docs/${product}/resources`)).text()).toContain(
      'data-contacts',
    );
  for (const path of ['/docs/support', '/docs/radio/resources']) {
    await page.goto(new URL(path, page.url()).href);
    const call = places.getByRole('link', { name: '+1 555 010 0100' });
    await call.waitFor();
    expect(await call.getAttribute('href')).toBe('tel:+15550100100');
  }
});

const withoutScripts = { context: { javaScriptEnabled: false } };
const path = '/docs/curbside/settings';

describe('a worksheet', () => {
  it('shows its sheet, a print link and a collapsed table, also without scripts', async () => {
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

  it('expands for a link to it', async () => {
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
