import { expect, it } from 'vitest';
import { expectNoUncaughtErrors, hydrated, open, openHydrated } from './browser.ts';
import { highlighted, options } from './search-field.ts';
import { violations } from './violations.ts';

expectNoUncaughtErrors();

const PAGE = '/docs/lockers/intro';
const context = { permissions: ['clipboard-read', 'clipboard-write'] };

it('shows the message of a row beside it, after a load and after navigation', async () => {
  const page = await openHydrated(PAGE, { context });
  const title = await page.locator('h1').textContent();
  const write = async () => {
    const row = page.locator('tr:has([data-ask])').first();
    const question = (await row.locator('td').first().textContent())!;
    await row.getByRole('link', { name: 'Write the message' }).click();
    const slip = page.getByRole('region', { name: 'Message' });
    await slip.getByText(question).waitFor();
    expect(await slip.getByLabel('To:').evaluate((one) => one === document.activeElement)).toBe(
      true,
    );
    expect(new URL(page.url()).pathname).toBe(PAGE);
    return { row, question, slip };
  };
  const { question, slip } = await write();
  await slip.getByLabel('To:').fill('Ana Ruiz');
  await slip.getByLabel('Locker').fill('Main entrance');
  expect(await violations(page, '.open-panel')).toEqual([]);
  await slip.getByRole('button', { name: 'Copy' }).click();
  await slip.getByText('Copied').waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('To: Ana Ruiz\n');
  expect(copied).toContain(
    `A question about Lockers that the documentation leaves open:\n${question}\n`,
  );
  expect(copied).toContain('Locker: Main entrance\n');
  await page.keyboard.press('Escape');
  expect(await page.locator('.open-panel').count()).toBe(0);
  const focused = page.evaluate(() => document.activeElement?.textContent);
  expect(await focused).toBe('Write the message');

  await page.locator('.theme-doc-sidebar-container a[href$="/docs/support"]').click();
  await page.waitForURL('**/docs/support');
  await page.goBack();
  // The URL changes before the page does, and the other page has such rows, too.
  await page.getByRole('heading', { level: 1, name: title! }).waitFor();
  // The contacts of the card are stored by now.
  const again = await write();
  expect(await again.slip.getByLabel('To:').inputValue()).toBe('Ana Ruiz');
});

it('says so if the browser has no clipboard, and stays open when Escape ends a composition', async () => {
  const page = await openHydrated(PAGE, {
    before: (one) =>
      one.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined })),
  });
  await page.getByRole('link', { name: 'Write the message' }).first().click();
  const slip = page.getByRole('region', { name: 'Message' });
  await slip.getByRole('button', { name: 'Copy' }).click();
  await slip.getByText('Not copied').waitFor();
  const escape = { key: 'Escape', isComposing: true };
  await slip.getByLabel('To:').dispatchEvent('keydown', escape);
  expect(await slip.count()).toBe(1);
  await slip.getByLabel('To:').dispatchEvent('keydown', { ...escape, isComposing: false });
  await slip.waitFor({ state: 'detached' });
});

it('sends any other question with the form, to the contact of the card', async () => {
  const page = await openHydrated('/docs/support', { context });
  const form = page.locator('#message');
  await form.getByLabel('Product').selectOption('Radio');
  const question = form.getByLabel('Question');
  await question.fill('Does it read numbers digit by digit? '.repeat(9));
  // Else the print would lack the first lines.
  expect(await question.evaluate((one) => one.scrollHeight - one.clientHeight)).toBe(0);
  await question.fill('Can it sing?');
  await form.getByRole('button', { name: 'Copy' }).click();
  await form.getByText('Copied').waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('To: your account contact\n');
  expect(copied).toContain(
    'A question about Radio that the documentation leaves open:\nCan it sing?\n',
  );
  expect(copied).toContain('Place: ____');
  await form.getByLabel('Place').fill('Aisle 4');
  await form.getByText('Copied').waitFor({ state: 'detached' });
  expect(await violations(page, '#message')).toEqual([]);
});

it('links to the complete plain template without scripts', async () => {
  const page = await open(PAGE, { context: { javaScriptEnabled: false }, width: 390 });
  const link = page.getByRole('link', { name: 'Write the message' }).first();
  expect((await link.boundingBox())!.height).toBeGreaterThanOrEqual(24);
  await link.click();
  await page.waitForURL('**/docs/support#message');
  expect(await page.locator('#message').textContent()).toMatch(
    /To: your account contact.*Place: ____.*Can you answer it, or tell us who can\?/s,
  );
});

it('expands a linked row', async () => {
  const row = await open(PAGE);
  const id = await row.locator('td[id^=open-]').first().getAttribute('id');
  const page = await open(`/docs/support#${id}`);
  const cell = page.locator(`#${id}`);
  await expect.poll(() => cell.isVisible()).toBe(true);
  await expect.poll(async () => (await cell.boundingBox())!.y).toBeLessThan(700);
});

it('is found by the search as not documented', async () => {
  const page = await open(PAGE);
  const first = page.locator('td[id^=open-]').first();
  const [question, id] = [await first.textContent(), await first.getAttribute('id')];
  await hydrated(page);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search' }).fill(question!);
  const hit = options(page).filter({ hasText: 'Not documented' }).first();
  await hit.getByText('knows').waitFor();
  await hit.click();
  await page.waitForURL(`**${PAGE}#${id}`);
});

it('shows the row of a hit in a list of many, and opens no other group', async () => {
  const page = await openHydrated(PAGE);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search' }).fill('roles permissions');
  const hit = options(page).filter({ hasText: 'Which roles are there' });
  await hit.getByText('knows').waitFor();
  await hit.click();
  const row = page.locator('#open-roles-and-rights');
  await expect.poll(() => highlighted(page)).toContain('roles');
  await expect.poll(async () => (await row.boundingBox())?.y).toBeLessThan(700);
  expect(await page.locator('main details[id^=open-questions-][open]').count()).toBe(1);
});
