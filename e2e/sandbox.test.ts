import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectNoUncaughtErrors, inView, openHydrated } from './browser.ts';

expectNoUncaughtErrors();

const buttons = '/docs/call-for-help/call-buttons';
const example = (page: Page, name: string) => page.locator(`[data-example="${name}"]`);
const run = (page: Page, name: string) =>
  example(page, name).getByRole('button', { name: 'Run in sandbox' }).click();
const frame = (page: Page, name: string) =>
  example(page, name).getByRole('region', { name: 'Sandbox: reference server in this page' });

describe('printed requests', () => {
  it('run in the page on a phone, show changes, store nothing, and wait a minute like a button', async () => {
    const page = await openHydrated(buttons, { width: 390 });
    await run(page, 'cfh-buttons-press');
    const shown = frame(page, 'cfh-buttons-press');
    await shown.getByText('200 OK').waitFor();
    await expect.poll(() => inView(shown.getByText('200 OK'))).toBe(1);
    const text = await shown.innerText();
    expect(text).toMatch(/[\w-]{22}/);
    expect(text).toContain('last_press_at');
    expect(await shown.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(
      true,
    );
    const stored = await page.evaluate(() => [localStorage, sessionStorage].flatMap(Object.keys));
    expect(stored).toEqual([]);

    await run(page, 'cfh-buttons-press');
    await shown.getByText('429 Too Many Requests').waitFor();
    await shown.getByText('Move the clock').click();
    await shown.getByRole('button', { name: '1 minute' }).click();
    await shown.getByText('The sandbox clock moved 1 minute ahead.').waitFor();
    await run(page, 'cfh-buttons-press');
    await shown.getByText('200 OK').waitFor();
  });

  it('report an answer that differs from the printed one, run again on fresh data, and keep it from page to page', async () => {
    const page = await openHydrated(buttons);
    const shown = frame(page, 'cfh-buttons-wait');
    await run(page, 'cfh-buttons-wait');
    await shown.getByText('The page shows status 429.').waitFor();
    await shown.getByRole('button', { name: 'Reset and rerun' }).press('Enter');
    await shown.getByText('429 Too Many Requests').waitFor();
    expect(await shown.evaluate((one) => one.contains(document.activeElement))).toBe(true);

    await run(page, 'cfh-buttons-finish');
    await frame(page, 'cfh-buttons-finish').getByText('200 OK').waitFor();
    await page
      .locator('nav[aria-label="Docs sidebar"] a[href="/docs/call-for-help/intro"]')
      .click();
    await page.locator('h1', { hasText: 'How Call for Help works' }).waitFor();
    await run(page, 'cfh-intro-claim');
    const name = frame(page, 'cfh-intro-claim').getByText('"success"', { exact: true });
    const [ink, paper] = await name.evaluate((one) =>
      [one, one.closest('pre')!].map((part) => getComputedStyle(part).color),
    );
    expect(ink).not.toBe(paper);
    expect(await frame(page, 'cfh-intro-claim').innerText()).toContain('false');
    await frame(page, 'cfh-intro-claim').getByRole('button', { name: 'Reset' }).click();
    await frame(page, 'cfh-intro-claim').getByText('back to its demonstration data').waitFor();
    await run(page, 'cfh-intro-claim');
    await frame(page, 'cfh-intro-claim').getByText('claimed_by_user_id').waitFor();
  });
});

describe('the console of an operation', () => {
  const reference = '/docs/apis/call-for-help';
  async function console(page: Page, operationId: string) {
    const place = page.locator(`[data-try-it="${operationId}"]`);
    await place.getByRole('button', { name: 'Try it' }).click();
    await place.getByRole('button', { name: 'Send' }).waitFor();
    return place;
  }

  it('names an error beside its field and in raw text, fills in examples, and sends a call again', async () => {
    const page = await openHydrated(reference);
    const place = await console(page, 'claimRequest');
    const raw = place.getByRole('textbox', { name: /^Body/ });
    await place.getByLabel('Raw text').check();
    const written = await raw.inputValue();
    await place.getByLabel('Form', { exact: true }).check();
    await place.getByRole('textbox', { name: 'claimed_by string, required' }).fill('');
    await place.getByText('The claimed_by field is required.').waitFor();
    const field = place.getByRole('textbox', { name: 'claimed_by string, required' });
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    await place.getByText('The server will refuse this: 1 problem.').waitFor();
    await place.getByLabel('Raw text').check();
    await raw.fill('{ "message_id": ');
    await place.getByText('This is not JSON yet').waitFor();
    await raw.fill('{}');
    await place.getByText('The message_id field is required.').waitFor();
    await raw.fill(written);
    await raw.press('Control+Enter');
    await place.getByText('is_claimed').first().waitFor();

    await place.getByLabel('Fill in from an example').selectOption('notFound');
    await place.getByLabel('Show as').selectOption('python');
    expect(await place.getByRole('region', { name: 'Request', exact: true }).innerText()).toContain(
      'no-such-request',
    );
    const samples = page.getByRole('group', { name: 'Claim a request, curl' });
    expect(await samples.innerText()).toContain('no-such-request');
    await place
      .locator('input')
      .first()
      .dispatchEvent('keydown', { key: 'Escape', isComposing: true });
    expect(await place.getByRole('button', { name: 'Send' }).count()).toBe(1);
    await page.keyboard.press('Escape');
    await expect.poll(() => samples.innerText()).not.toContain('no-such-request');
    await page.keyboard.press('Enter');
    await expect.poll(() => samples.innerText()).toContain('no-such-request');
    await place.getByRole('button', { name: 'Send' }).click();
    await place.getByText('404 Not Found').waitFor();
    await place.getByLabel('Fill in from an example').selectOption('claimed');
    await place.getByRole('button', { name: 'Send' }).click();
    await place.getByText('200 OK').waitFor();
    await place.getByText('History of this tab (3)').click();
    await place.getByRole('button', { name: 'Replay call 2' }).click();
    await place.getByText('404 Not Found').waitFor();

    await place.getByLabel('Another address').check();
    await place.getByLabel('Address of the server').fill('http://localhost:9');
    await place.getByRole('button', { name: 'Send' }).click();
    const message = await place.getByRole('alert').innerText();
    expect(message).toContain('No response from http://localhost:9 that this page may read.');
    expect(message).toContain('CALL_FOR_HELP_CORS_ORIGINS=');
  });

  it('keeps a credential in memory from page to page, never in storage or the address', async () => {
    const page = await openHydrated('/docs/apis/lockers');
    const secret = (place: Awaited<ReturnType<typeof console>>) =>
      place.getByRole('textbox', { name: /^secret_token/ });
    const place = await console(page, 'listLockers');
    expect(await secret(place).inputValue()).toBe('demo-secret-token');
    await secret(place).fill('my-own-token');
    await place.getByRole('button', { name: 'Send' }).click();
    await place.getByText('403 Forbidden').waitFor();
    const sidebar = page.locator('nav[aria-label="Docs sidebar"]');
    await sidebar.locator('a[href="/docs/support"]').click();
    await page.locator('h1', { hasText: 'Get support' }).waitFor();
    await page.goBack();
    expect(await secret(await console(page, 'createOrder')).inputValue()).toBe('my-own-token');
    expect(page.url()).not.toContain('token');
    const stored = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
    );
    expect(stored).not.toContain('my-own-token');
  });
});
