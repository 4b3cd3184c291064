import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import * as features from '../site/features/index.ts';
import { expectNoUncaughtErrors, idle, inView, type Look, openHydrated } from './browser.ts';
import { violations } from './violations.ts';

expectNoUncaughtErrors();

async function lab(path: string, look?: Look): Promise<Locator> {
  const page = await openHydrated(path, look);
  const place = page.locator('[data-lab]');
  await place.getByRole('button', { name: 'Open lab' }).click();
  await place.getByRole('region', { name: /^Sandbox/ }).waitFor();
  return place;
}

/** Checks that an open lab fits a dark phone, has no axe violation there and on desktop, and stores nothing. */
async function looksRight(page: Page, place: Locator): Promise<void> {
  await place.getByText('Response headers').click();
  const [response, call] = await Promise.all(
    ['The response', 'The call'].map((name) =>
      place.getByText(name, { exact: true }).boundingBox(),
    ),
  );
  expect(response!.y, 'the response is next to the buttons').toBeLessThan(call!.y);
  expect(await place.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true);
  expect(await violations(page, '[data-lab]')).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: 'light' });
  await page.locator('html[data-theme=light]').waitFor();
  expect(await place.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true);
  expect(await violations(page, '[data-lab]', 'color')).toEqual([]);
  const stored = await page.evaluate(() => [localStorage, sessionStorage].flatMap(Object.keys));
  expect(stored).toEqual([]);
}

const pressIn = (place: Locator, name: string) =>
  place.getByRole('button', { name, exact: true }).click();

/** Opens a page of the docs for a keyboard-only reader on a dark phone. */
async function openWithKeyboard(path: string) {
  const page = await openHydrated(path, {
    width: 390,
    dark: true,
    context: { reducedMotion: 'reduce' },
  });
  const reach = async (name: string | RegExp): Promise<void> => {
    // Parts of a lab that are still loading appear while the reader tabs on.
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
  // Like a reader who follows a link to a heading, so that tabbing starts near the lab.
  const place = page.locator('[data-lab]');
  await place.first().evaluate((lab: HTMLElement) => {
    lab.tabIndex = -1;
    lab.focus();
  });
  const waitForText = (words: string | RegExp) => place.getByText(words).first().waitFor();
  return { page, place, reach, press, openLab, waitForText };
}

const nameOfFocus = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLInputElement | null;
    const label = element?.labels?.[0];
    const name = element?.getAttribute('aria-label') ?? label?.innerText ?? element?.textContent;
    return (name ?? '').trim().replace(/\s+/g, ' ');
  });

describe('a lab, operated by keyboard only', () => {
  it('loads an order and opens it with its code without animation; by pointer sets modes, disables cabinets, and loads by the rear door', async () => {
    const { page, place, reach, press, openLab, waitForText } =
      await openWithKeyboard('/docs/lockers/intro');
    await openLab();
    await press(/^Cabinet 24,/);
    const door = place.locator('[data-door] > span').last();
    const duration = await door.evaluate((d) => getComputedStyle(d).transitionDuration);
    expect(Number.parseFloat(duration)).toBeLessThan(0.01);
    const becomes = (words: string) =>
      place.getByRole('button', { name: new RegExp(`^Cabinet 24,.*${words}`) }).waitFor();
    await press('Load an order');
    await waitForText(/Its open code is \d{6}\./);
    await reach(/^Thermal mode/);
    await page.keyboard.press('ArrowUp');
    await reach('Agree and open');
    await page.evaluate(() => document.activeElement!.scrollIntoView({ block: 'start' }));
    await page.keyboard.press('Enter');
    await becomes('door open, occupied');
    expect(await inView(place.getByRole('button', { name: /^Cabinet 24,/ }))).toBe(1);
    await press('I have it');
    await becomes('empty');
    expect(await nameOfFocus(page)).toBe('I have it');
    await place.getByText('All cabinets as a table').click();
    const words = place.getByRole('cell', { name: 'occupied' }).first();
    expect((await words.boundingBox())!.height, 'one line').toBeLessThan(30);
    await looksRight(page, place);

    const click = (name: string) => pressIn(place, name);
    const isNow = (words: string) =>
      place.getByRole('button', { name: new RegExp(`^Cabinet 21,.*${words}`) }).waitFor();
    await place.getByRole('button', { name: /^Cabinet 21,/ }).click();
    await place.getByLabel('Thermal mode').selectOption('chill');
    await isNow('chill');
    await click('Disable');
    await isNow('disabled');
    await click('Open');
    await place.getByRole('alert').getByText('The cabinet is disabled.').waitFor();
    const row = place.getByRole('row', { name: /^21 closed closed disabled chill/ });
    expect(await row.count()).toBe(1);
    await click('Reset');
    await row.waitFor({ state: 'detached' });

    await place.getByLabel('Use the rear door').check();
    await click('Load an order');
    await isNow('rear door open');
    await click('Front');
    await isNow('door closed, occupied');
    await click('Rear');
    await click('Close');
    await isNow('rear door closed');
  });

  it.runIf('textToSpeech' in features)('counts, warns, tidies, sends, speaks a text', async () => {
    const { page, place, reach, openLab, waitForText } =
      await openWithKeyboard('/docs/radio/intro');
    await openLab();
    await waitForText('Easy to hear.');
    await reach('Message for edge-0042');
    await page.keyboard.press('Control+a');
    await page.keyboard.type('Aisle 4 & 5. Spill on the floor, bring a mop.');
    await waitForText('Write numbers as words');
    await reach(/^Tidy the text first/);
    await page.keyboard.press('Space');
    await reach('Send');
    await page.evaluate(() => document.activeElement!.scrollIntoView({ block: 'end' }));
    await page.keyboard.press('Enter');
    await waitForText('The edge device says: “Aisle four and five.');
    await idle(page);
    expect(await inView(place.getByText('The edge device says:'))).toBe(1);
    expect(await place.getByText(/^[\d.]+ s on the air/).innerText()).toBe('4.5 s on the air');
    await looksRight(page, place);

    const message = place.getByLabel('Message for edge-0042');
    await message.fill('');
    await message.focus();
    await page.keyboard.insertText('é'.repeat(1603));
    expect((await message.inputValue()).length).toBe(1603);
    await place.getByText(', 3 of 1,603 characters too many to send').waitFor();
    const send = place.getByRole('button', { name: 'Send', exact: true });
    expect(await send.isEnabled()).toBe(false);
    await page.keyboard.press('Backspace');
    expect(await message.getAttribute('aria-invalid')).toBe('true');
    await message.fill('é'.repeat(1600));
    expect(await send.isEnabled()).toBe(true);
  });

  it.runIf('signatureLab' in features)('takes over, sends and compares a signature', async () => {
    const { page, place, reach, press, openLab, waitForText } =
      await openWithKeyboard('/docs/apis/webhooks');
    await openLab();
    await waitForText('The signature matches.');
    await reach(/^Form, as it was sent/);
    await page.keyboard.press('Control+End');
    await page.keyboard.type('&NumMedia=0');
    await press('Use this signature');
    await waitForText('The signature matches.');
    await press('Send to sandbox');
    await waitForText('200 OK');
    await looksRight(page, place);
    await pressIn(place, 'Reset');
    const send = place.getByRole('button', { name: 'Send to sandbox' });
    await send.evaluate((button) => button.scrollIntoView({ block: 'end' }));
    await send.click();
    await waitForText('200 OK');
    await idle(page);
    expect(await inView(place.getByText('200 OK'))).toBe(1);
    const address = place.getByLabel('Exact public address');
    const right = await address.inputValue();
    await address.fill(`${right.replace('https', 'http')}/`);
    await waitForText('https in place of http and no slash at the end');
    await address.fill(right);
    await place.getByLabel('Auth token').fill('another token');
    await waitForText('Check the token first');
    await address.fill('http://[');
    await press('Send to sandbox');
    await waitForText('“http://[” is not an address.');
    await address.fill(right);
    await place.getByLabel('Signature that you received').fill('abc€');
    await press('Send to sandbox');
    await waitForText('Character 4, “€” (U+20AC), is not allowed in a header');
  });

  it('finds the heading of a pasted error, and masks secrets', async () => {
    const { page, reach, press } = await openWithKeyboard('/docs/troubleshooting');
    const finder = page.locator('[data-lab=error-finder]');
    await reach('Message, log line or response');
    await page.keyboard.insertText(
      'api-key: demo-edge-key-0042 {"message":"Please wait 57 seconds before sending another request!"}',
    );
    await finder.getByText('Who can fix it').waitFor();
    const pasted = finder.getByLabel('Message, log line or response');
    const kept = await pasted.inputValue();
    expect(kept).not.toContain('demo-edge-key');
    expect(await finder.innerText()).toContain('Anyone: wait');
    await pasted.fill('422 The device_key field is required.');
    await finder.getByText('The update_type field is required., or another field').waitFor();
    await pasted.fill('Please wait 57 seconds before sending another request!');
    await pasted.focus();
    await press(/^Please wait/);
    await page.waitForURL(/call-for-help\/troubleshooting#please-wait-n-seconds/);
    const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
    expect(stored).not.toContain('57 seconds');
  });
});

const at = (place: Locator) => place.locator('[aria-current="step"]');

it('ends the lifecycle of a request by cancel, close and timeout, and offers to wait if the button is pressed too soon', async () => {
  const context = { reducedMotion: 'reduce' } as const;
  const place = await lab('/docs/call-for-help/intro', { width: 390, dark: true, context });
  const ends = { Cancel: 'Canceled', 'Close at button': 'Closed', 'Skip ten minutes': 'Timed out' };
  for (const [button, end] of Object.entries(ends)) {
    await pressIn(place, 'Press call button');
    await at(place).getByText('Created').waitFor();
    await pressIn(place, button);
    await at(place).getByText(end).waitFor();
    await place.getByText('Move the clock').click();
    await pressIn(place, '1 minute');
    await place.getByRole('button', { name: 'Reset' }).click({ trial: true });
    await place.getByText('Move the clock').click();
  }
  await pressIn(place, 'Press call button');
  await at(place).getByText('Created').waitFor();
  await pressIn(place, 'Press call button');
  await place.getByRole('button', { name: 'Wait, then press' }).press('Enter');
  await place.getByText('200 OK').waitFor();
  expect(await nameOfFocus(place.page())).toBe('Press call button');
  await looksRight(place.page(), place);
});
