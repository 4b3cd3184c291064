import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  expectNoUncaughtErrors,
  baseUrl,
  blank,
  hydrated,
  inView,
  idle,
  fresh,
  openHydrated,
  goHydrated,
} from './browser.ts';

expectNoUncaughtErrors();

/** A server that accepts calls and answers them only on command. */
let server: Server;
let address = '';
const waiting: ServerResponse[] = [];
const answerAll = () => {
  for (const response of waiting.splice(0)) {
    response.writeHead(200, { 'access-control-allow-origin': '*' }).end('"too late"');
  }
};
beforeAll(async () => {
  server = createServer((_, response) => waiting.push(response));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  address = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

async function consoleOf(page: Page, operationId: string): Promise<Locator> {
  const place = page.locator(`[data-try-it="${operationId}"]`);
  await place.getByRole('button', { name: 'Try it' }).click();
  await place.getByRole('button', { name: 'Send' }).waitFor();
  return place;
}

async function opened(api: string, operationId: string): Promise<{ page: Page; place: Locator }> {
  const page = await openHydrated(`/docs/apis/${api}`);
  return { page, place: await consoleOf(page, operationId) };
}

const send = (place: Locator) => place.getByRole('button', { name: 'Send' });

it('calls a server that never answers once, and shows it as waiting by name until the reader cancels or 30 seconds have passed', async () => {
  const page = await fresh();
  await page.clock.install();
  await goHydrated(page, `${baseUrl}/docs/apis/lockers`);
  const place = await consoleOf(page, 'listLockers');
  await place.getByLabel('Another address').check();
  await place.getByLabel('Address of the server').fill(address);
  await send(place).click();
  await place.getByText(`Waiting for ${address}`).waitFor();
  expect(await place.getByRole('status').filter({ hasText: 'Waiting' }).count()).toBe(1);
  expect(await send(place).getAttribute('aria-disabled')).toBe('true');
  await place.getByRole('button', { name: 'Cancel' }).press('Enter');
  await place.getByText(`Canceled. ${address} may have received the call anyway.`).waitFor();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Send');
  answerAll();
  await place.getByText('History of this tab (1)').click();
  expect(await place.getByRole('listitem').innerText()).toContain('canceled, another address');

  await send(place).click();
  await send(place).click({ force: true });
  await page.keyboard.press('Control+Enter');
  await place.getByRole('button', { name: 'Cancel' }).waitFor();
  expect(waiting.length).toBe(1);
  await page.keyboard.press('Escape');
  await place.getByText('Canceled.').waitFor();
  answerAll();

  await send(place).click();
  await place.getByText(`Waiting for ${address}`).waitFor();
  await page.clock.fastForward(20_000);
  expect(await place.getByRole('alert').count()).toBe(0);
  await page.clock.fastForward(10_000);
  await place.getByRole('alert').waitFor();
  const message = await place.getByRole('alert').innerText();
  expect(message).toContain(`${address} did not respond within 30 seconds`);
  expect(message).toContain('check its log');
  expect(await send(place).getAttribute('aria-disabled')).toBe('false');
  answerAll();

  await place.getByLabel('This page', { exact: true }).check();
  await send(place).click();
  await place.getByText('200 OK').waitFor();
  expect(await place.innerText()).not.toContain('too late');
});

it('brings the form into view, an answer beside a long form and below it, and a failure too', async () => {
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    const page = await openHydrated('/docs/apis/lockers', { context: { viewport } });
    const opener = page
      .locator('[data-try-it=reportCabinetStatus]')
      .getByRole('button', { name: 'Try it' });
    for (const again of [false, true]) {
      await opener.evaluate((button) => button.scrollIntoView({ block: 'end' }));
      const place = await consoleOf(page, 'reportCabinetStatus');
      await idle(page);
      const first = place.getByRole('group', { name: 'Send to' });
      expect(await inView(first), `${viewport.width}, ${again}`).toBe(1);
      if (!again) await page.keyboard.press('Escape');
    }
    const place = page.locator('[data-try-it=reportCabinetStatus]');
    await send(place).click();
    const body = place.getByRole('region', { name: 'Response body' });
    await body.waitFor();
    await idle(page);
    expect(await inView(body), String(viewport.width)).toBe(1);
    const limit = await body.evaluate((one) => getComputedStyle(one).maxHeight);
    expect(limit, 'what is not cut is whole').toBe('none');
    await place.getByRole('button', { name: 'Remove entry 2' }).click();
    const add = place.getByRole('button', { name: 'Add an entry' });
    await expect.poll(() => add.evaluate((one) => one === document.activeElement)).toBe(true);
    expect(await inView(add), String(viewport.width)).toBe(1);
    await place.getByLabel('Another address').check();
    await place.getByLabel('Address of the server').fill('http://localhost:9');
    await send(place).click();
    await place.getByRole('alert').waitFor();
    await idle(page);
    expect(await inView(place.getByRole('alert')), String(viewport.width)).toBe(1);
  }
});

it('does not await a sandbox after the reader cancels; its answer never appears', async () => {
  const page = await blank();
  let release: (() => void) | undefined;
  const released = new Promise<void>((done) => (release = done));
  await page.route('**/*.wasm', async (route) => {
    await released;
    await route.continue();
  });
  await goHydrated(page, `${baseUrl}/docs/apis/call-for-help`);
  const place = await consoleOf(page, 'claimRequest');
  await place.getByText('Starting the servers in this page.').waitFor();
  await send(place).click();
  await place.getByText('Waiting for the server in this page').waitFor();
  await place.getByRole('button', { name: 'Cancel' }).click();
  await place.getByText('Canceled.').waitFor();
  release?.();
  await place.getByText('Starting the servers').waitFor({ state: 'detached' });
  await idle(page);
  expect(await place.innerText()).not.toContain('200 OK');
  await send(place).click();
  await place.getByText('200 OK').waitFor();
});

it('restores raw text as typed, and keeps it if it does not parse, with line and column of the error', async () => {
  const { place } = await opened('call-for-help', 'claimRequest');
  await place.getByLabel('Raw text').check();
  const raw = place.getByRole('textbox', { name: /^Body/ });
  const broken = '{\n  "message_id": "demo-request-created"\n  "channel_id": 1\n}';
  await raw.fill(broken);
  await place.getByLabel('Form', { exact: true }).click();
  const refusal = place.getByText(
    'The form cannot show this text, so it stays here unchanged. This is not JSON yet, line 3, column 3: a comma is expected.',
  );
  await refusal.waitFor();
  expect(await raw.inputValue()).toBe(broken);
  expect(await place.getByLabel('Raw text').isChecked()).toBe(true);
  await raw.fill(broken.replace('"\n  "ch', '",\n  "ch'));
  await refusal.waitFor({ state: 'detached' });
  await place.getByLabel('Form', { exact: true }).check();
  expect(await place.getByLabel(/^message_id/).inputValue()).toBe('demo-request-created');
  await place.getByLabel('Raw text').check();
  const typed = '{"message_id":"demo-request-created",   "unknown": 12345678901234567890}';
  await raw.fill(typed);
  await place.getByLabel('Form', { exact: true }).check();
  await place.getByLabel('Raw text').check();
  expect(await raw.inputValue()).toBe(typed);
});

const stored = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));

it('names a credential of a form that no header can carry, survives a reload, and drops the credential of the reader', async () => {
  const { page, place: report } = await opened('lockers', 'reportCabinetStatus');
  const key = report.getByRole('textbox', { name: /^api-key/ });
  await key.fill('clé-€-1');
  const fault = 'Character 5, “€” (U+20AC), is not allowed in a header';
  await report.getByText(fault).waitFor();
  expect(await key.getAttribute('aria-invalid')).toBe('true');
  await send(report).click();
  expect(await key.evaluate((input) => input === document.activeElement)).toBe(true);
  await key.fill('clé-1');
  expect(await report.getByText(fault).count()).toBe(0);
  await send(report).click();
  await report.getByText('401 Unauthorized').waitFor();
  await report.getByText('History of this tab (1)').waitFor();

  const place = await consoleOf(page, 'commandCabinet');
  const token = (of: Locator) => of.getByRole('textbox', { name: /^secret_token/ });
  await place.getByLabel(/^cabinet_id/).fill('24');
  await place.getByLabel('Raw text').check();
  await place.getByRole('textbox', { name: /^Body/ }).fill('{ "command": "open", ');
  await place.getByLabel('Another address').check();
  await place.getByLabel('Address of the server').fill('https://store.example.com');
  await token(place).fill('my-own-token');
  expect(await stored(page)).toContain('store.example.com');
  expect(await stored(page)).not.toContain('my-own-token');

  await page.reload();
  await hydrated(page);
  const again = await consoleOf(page, 'commandCabinet');
  expect(await again.getByLabel(/^cabinet_id/).inputValue()).toBe('24');
  expect(await again.getByRole('textbox', { name: /^Body/ }).inputValue()).toBe(
    '{ "command": "open", ',
  );
  expect(await again.getByLabel('Address of the server').inputValue()).toBe(
    'https://store.example.com',
  );
  expect(await token(again).inputValue()).toBe('');
  await again.getByRole('button', { name: 'Use demo value' }).click();
  expect(await token(again).inputValue()).toBe('demo-secret-token');
  expect(page.url()).not.toContain('token');
});
