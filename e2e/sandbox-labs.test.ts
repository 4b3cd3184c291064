import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import * as features from '../site/features/index.ts';
import { allErrorsCaught, hydrated, open, type Look } from './browser.ts';
import { violations } from './violations.ts';

allErrorsCaught();

async function lab(path: string, look?: Look): Promise<{ page: Page; place: Locator }> {
  const page = await open(path, look);
  await hydrated(page);
  const place = page.locator('[data-lab]');
  await place.getByRole('button', { name: 'Open lab' }).click();
  await place.getByRole('region', { name: /^Sandbox/ }).waitFor();
  return { page, place };
}

const phone: Look = { width: 390, dark: true };

/** Whether an open lab that was answered fits its page and has no fault that axe finds, there and on a desk. */
async function looksRight(page: Page, place: Locator): Promise<void> {
  await place.getByText('Headers of the answer').click();
  for (const [theme, width] of [
    ['dark', 390],
    ['light', 1440],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme: theme });
    await page.locator(`html[data-theme=${theme}]`).waitFor();
    expect(await place.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true);
    expect(await violations(page, '[data-lab]'), theme).toEqual([]);
  }
}

const press = (place: Locator, name: string) =>
  place.getByRole('button', { name, exact: true }).click();

describe('the life of a request', () => {
  const path = '/docs/call-for-help/intro';
  const at = (place: Locator) => place.locator('[aria-current="step"]');

  it('goes from the press to its completion', async () => {
    const { page, place } = await lab(path, phone);
    await press(place, 'Press call button');
    await at(place).getByText('Created').waitFor();
    await press(place, 'Claim');
    await place.getByText('Sam Lee has taken your request.').waitFor();
    await press(place, 'On the way');
    await place.getByText('Sam Lee is on the way to you.').waitFor();
    await press(place, 'Complete');
    await place.getByText('How did we do?').waitFor();
    expect(await place.innerText()).toContain('completion_reason');
    await looksRight(page, place);
  });

  it('ends by cancel, by close and by time', async () => {
    const { place } = await lab(path);
    for (const [button, end] of [
      ['Cancel', 'Canceled'],
      ['Close at button', 'Closed'],
      ['Skip ten minutes', 'Timed out'],
    ] as const) {
      await press(place, 'Press call button');
      await at(place).getByText('Created').waitFor();
      await press(place, button);
      await at(place).getByText(end).waitFor();
      await place.getByText('Move the clock').click();
      await press(place, '1 minute');
      await place.getByText('Move the clock').click();
    }
  });

  it('offers to wait when the button is pressed too soon', async () => {
    const { place } = await lab(path);
    await press(place, 'Press call button');
    await at(place).getByText('Created').waitFor();
    await press(place, 'Press call button');
    await press(place, 'Wait, then press');
    await place.getByText('200 OK').waitFor();
  });
});

describe('the wall of cabinets', () => {
  const path = '/docs/lockers/intro';
  const cabinet = (place: Locator, id: number) =>
    place.getByRole('button', { name: new RegExp(`^Cabinet ${id},`) });
  const says = (place: Locator, id: number, words: string) =>
    place.getByRole('button', { name: new RegExp(`^Cabinet ${id},.*${words}`) }).waitFor();

  it('loads an order and opens it with its code', async () => {
    const { page, place } = await lab(path, phone);
    await says(place, 21, 'empty');
    await press(place, 'Load an order');
    await place.getByText(/Its open code is \d{6}\./).waitFor();
    await says(place, 21, 'door open, occupied');
    await press(place, 'Close');
    await says(place, 21, 'door closed');
    await press(place, 'Agree and open');
    await says(place, 21, 'door open');
    await press(place, 'I have it');
    await says(place, 21, 'empty');
    await looksRight(page, place);
  });

  it('shows the rear doors, and loads through them', async () => {
    const { place } = await lab(path);
    await place.getByLabel('Use the rear door').check();
    await press(place, 'Load an order');
    await says(place, 21, 'rear door open');
    await press(place, 'Front');
    await says(place, 21, 'door closed, occupied');
  });

  it('opens a version 1 door at once and closes it when the timer has run out', async () => {
    const { place } = await lab(path);
    await cabinet(place, 12).click();
    await press(place, 'Agree and open');
    await says(place, 12, 'door open');
    await place.getByText('Move the clock').click();
    await press(place, '10 seconds');
    await says(place, 12, 'door open');
    await press(place, '10 seconds');
    await says(place, 12, 'door closed');
  });

  it('sets modes, takes cabinets out of service and says what is refused', async () => {
    const { place } = await lab(path);
    await place.getByLabel('Thermal mode').selectOption('chill');
    await says(place, 21, 'chill');
    await press(place, 'Disable');
    await says(place, 21, 'disabled');
    await press(place, 'Open');
    await place.getByText('The cabinet is disabled.').waitFor();
    await place.getByText('All cabinets as a table').click();
    expect(await place.getByRole('row', { name: /^21 closed closed disabled chill/ }).count()).toBe(
      1,
    );
  });
});

describe('the other labs', () => {
  it.runIf('textToSpeech' in features)(
    'radio: counts, warns, sends and says what is spoken',
    async () => {
      const { page, place } = await lab('/docs/radio/intro', phone);
      await place.getByText('Easy to hear.').waitFor();
      await place
        .getByLabel('Message for edge-0042')
        .fill('Aisle 4 & 5. Spill on the floor, bring a mop.');
      await place.getByText('Write numbers as words').waitFor();
      await place.getByLabel('Tidy the text first').check();
      await press(place, 'Send');
      await place.getByText('The edge device says: “Aisle four and five.').waitFor();
      expect(await place.getByText(/^[\d.]+ s on the air/).innerText()).toBe('4.5 s on the air');
      await looksRight(page, place);
    },
  );

  it.runIf('signatureLab' in features)(
    'signature: fits as printed, names what differs, and the server agrees',
    async () => {
      const { page, place } = await lab('/docs/apis/webhooks', phone);
      await place.getByText('The signature matches.').waitFor();
      const address = place.getByLabel('Exact public address');
      await address.fill('http://radio.example.com/webhooks/incoming/twilio/edge-0042/');
      await place.getByText('https in place of http and no slash at the end').waitFor();
      await address.fill('https://radio.example.com/webhooks/incoming/twilio/edge-0042');
      await press(place, 'Send to sandbox');
      await place.getByText('200 OK').waitFor();
      await looksRight(page, place);
      await place.getByLabel('Auth token').fill('another token');
      await place.getByText('Check the token first').waitFor();
    },
  );

  it('errors: masks what is secret and lands on the very heading', async () => {
    const page = await open('/docs/troubleshooting#find-your-error');
    await hydrated(page);
    const field = page.getByLabel('Message, log line or answer');
    await field.fill(
      'api-key: demo-edge-key-0042 {"message":"Please wait 57 seconds before sending another request!"}',
    );
    expect(await field.inputValue()).not.toContain('demo-edge-key');
    const found = page.locator('[data-lab="error-finder"]');
    await found.getByText('Who can fix it').waitFor();
    expect(await found.innerText()).toContain('Anyone: wait');
    await found.getByRole('link', { name: /Please wait/ }).click();
    await page.waitForURL(/call-for-help\/troubleshooting#please-wait-n-seconds/);
    const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
    expect(kept).not.toContain('57 seconds');
  });
});
