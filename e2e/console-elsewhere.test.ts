import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectNoUncaughtErrors, baseUrl, blank, goHydrated } from './browser.ts';

expectNoUncaughtErrors();

let server: Server;
let address = '';
beforeAll(async () => {
  server = createServer((request, response) => {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Content-Type', 'application/json');
    if (request.url !== '/things/0') return response.end(JSON.stringify({ heard: request.url }));
    response.setHeader('Content-Length', 100);
    return response.write('{"half":', () => setTimeout(() => response.destroy(), 100));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

/** The files that the build writes for an API without a server in the page. */
const formOf = (servers: object[]) => ({
  api: 'somebody-elses',
  operationId: 'listThings',
  summary: 'List things',
  method: 'GET',
  path: '/things/{thing-id}',
  parameters: [
    { name: 'thing-id', in: 'path', required: true, description: '', schema: { type: 'integer' } },
  ],
  credentials: [],
  examples: [],
  answersText: false,
  servers,
});

/** Opens the console of such an API: with its HTML from the build, and this form. */
async function openConsole(page: Page, form: object): Promise<Locator> {
  await page.route('**/reference/somebody-elses/*.form.json', (route) =>
    route.fulfill({ json: form }),
  );
  await goHydrated(page, `${baseUrl}/docs/apis/radio`);
  await page
    .locator('[data-try-it=sendGenericMessage]')
    .evaluate((element) => element.setAttribute('data-api', 'somebody-elses'));
  const place = page.locator('[data-api=somebody-elses]');
  await place.getByRole('button', { name: 'Try it' }).click();
  return place;
}

it('calls an API without a server in the page at its documented URLs or at the reader’s', async () => {
  const page = await blank();
  const place = await openConsole(
    page,
    formOf([
      { url: 'http://localhost:1' },
      {
        url: 'http://localhost:2/v1',
        template: 'http://{host}:{port}/{version}',
        variables: [
          { name: 'host', default: 'localhost', values: [], description: 'Where it runs.' },
          { name: 'port', default: '2', values: [], description: '' },
          { name: 'version', default: 'v1', values: ['v1', 'v2'], description: '' },
        ],
      },
    ]),
  );
  await place.getByRole('button', { name: 'Send' }).waitFor();
  expect(await place.getByLabel('http://localhost:1').isChecked()).toBe(true);
  expect(await place.getByText('This page').count()).toBe(0);
  await place.getByText('The thing-id field is required.').waitFor();

  await place.getByLabel('thing-id').fill('7');
  await place.getByRole('button', { name: 'Send' }).click();
  await place.getByText('No response from http://localhost:1').waitFor();

  await place.getByLabel('http://{host}:{port}/{version}').check();
  expect(await place.locator('[id$=server-host]').getAttribute('aria-describedby')).toBeTruthy();
  await place.locator('[id$=server-host]').fill('127.0.0.1');
  await place.locator('[id$=server-port]').fill(new URL(address).port);
  await place.locator('[id$=server-version]').selectOption('v2');
  await place.getByRole('button', { name: 'Send' }).click();
  await place.getByText('"/v2/things/7"').waitFor();

  await place.getByLabel('Another address').check();
  const field = place.getByLabel('Address of the server');
  await field.fill('');
  await place.getByRole('button', { name: 'Send' }).click();
  await place.getByText('Enter the full address of the server').waitFor();
  expect(await field.getAttribute('aria-invalid')).toBe('true');
  expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
  await field.fill(address);
  expect(await field.getAttribute('aria-invalid')).toBe('false');
  await place.getByRole('button', { name: 'Send' }).click();
  await place.getByText('"/things/7"').waitFor();
});

it('shows what arrived of a response before its connection broke', async () => {
  const page = await blank();
  const place = await openConsole(page, formOf([{ url: address }]));
  await place.getByLabel('thing-id').fill('0');
  await place.getByRole('button', { name: 'Send' }).click();
  await place.getByText('The response did not end').waitFor();
  expect(await place.getByRole('region', { name: 'Response body' }).innerText()).toBe('{"half":');
});

it('sends no cookie, not even to the origin of the page', async () => {
  const page = await blank();
  await page.context().addCookies([{ name: 'session', value: 'of-the-reader', url: baseUrl }]);
  const place = await openConsole(page, formOf([{ url: baseUrl }]));
  await place.getByLabel('thing-id').fill('7');
  const request = page.waitForRequest(`${baseUrl}/things/7`);
  await place.getByRole('button', { name: 'Send' }).click();
  expect((await (await request).allHeaders())['cookie']).toBeUndefined();
  await place.getByText('404').first().waitFor();
});

it('renders the selected form, and keeps the input of the other', async () => {
  const page = await blank();
  const pet = (kind: string, name: string) => ({
    title: kind,
    type: 'object',
    required: ['kind'],
    properties: { kind: { type: 'string', enum: [kind] }, [name]: { type: 'integer' } },
  });
  const oneOf = [pet('Cat', 'lives'), pet('Dog', 'legs')];
  const place = await openConsole(page, {
    ...formOf([{ url: address }]),
    method: 'POST',
    path: '/pets',
    parameters: [],
    body: { mediaType: 'application/json', schema: { type: 'JSON', oneOf } },
    examples: [{ name: 'dog', summary: 'Dog', parameters: {}, body: { kind: 'Dog', legs: 4 } }],
  });
  const form = place.getByLabel('Kind of body');
  await form.waitFor();
  expect(await form.evaluate((select: HTMLSelectElement) => select.value)).toBe('1');
  await place.locator('[id$=-legs]').fill('3');
  await form.selectOption('Cat');
  expect(await place.locator('[id$=-kind]').evaluate((one: HTMLSelectElement) => one.value)).toBe(
    '0',
  );
  await place.locator('[id$=-lives]').fill('nine');
  await place.getByText('The lives field must be an integer.').waitFor();
  await form.selectOption('Dog');
  expect(await place.locator('[id$=-legs]').inputValue()).toBe('3');
  await form.selectOption('Cat');
  await place.locator('[id$=-lives]').fill('9');
  const request = page.waitForRequest((request) => request.url() === `${address}/pets`);
  await place.getByRole('button', { name: 'Send' }).click();
  expect((await request).postDataJSON()).toEqual({ kind: 'Cat', lives: 9 });
});
