import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectNoUncaughtErrors, baseUrl, blank, idle, fresh, goHydrated } from './browser.ts';

expectNoUncaughtErrors();

const path = '/docs/call-for-help/call-buttons';

async function visit(page: Page, to = path): Promise<Locator> {
  await goHydrated(page, baseUrl + to);
  return page.locator('[data-example="cfh-buttons-press"]');
}

/** Runs the first request of the page; returns the message shown instead of an answer. */
async function messageOf(place: Locator): Promise<string> {
  await place.getByRole('button', { name: 'Run in sandbox' }).click();
  const alert = place.getByRole('alert');
  await alert.first().waitFor();
  expect(await alert.count(), 'reported once').toBe(1);
  return alert.innerText();
}

/** Every message names the alternative to the sandbox, and contains no technical error text. */
function expectReadable(message: string): void {
  expect(message).toContain('The sandbox did not start.');
  expect(message).toContain('npm start');
  expect(message).toContain('“A server on this computer”');
  expect(message).not.toMatch(
    /is not defined|Aborted|ASSERTIONS|WebAssembly\.\w+\(\)|could not allocate/,
  );
}

describe('where the sandbox cannot run', () => {
  it('names WebAssembly that is disabled in the browser', async () => {
    const page = await blank();
    await page.addInitScript(() => Reflect.deleteProperty(window, 'WebAssembly'));
    const message = await messageOf(await visit(page));
    expectReadable(message);
    expect(message).toContain('This browser does not run WebAssembly here');
    expect(message).toContain('Allow it for this site or use another browser.');
  });

  it('names a content-security policy that forbids it', async () => {
    const page = await blank();
    await page.route('**/docs/**', async (route) => {
      const answer = await route.fetch();
      const headers = answer.headers();
      headers['content-security-policy'] = (headers['content-security-policy'] ?? '').replace(
        "'wasm-unsafe-eval'",
        '',
      );
      await route.fulfill({ response: answer, headers });
    });
    const message = await messageOf(await visit(page));
    expectReadable(message);
    expect(message).toContain('content-security policy');
    expect(message).toContain('‘wasm-unsafe-eval’');
  });

  it('names missing memory, and starts once there is some', async () => {
    const page = await fresh();
    await page.addInitScript(() => {
      const held: WebAssembly.Memory[] = [];
      Object.assign(window, { letGo: () => held.splice(0) });
      try {
        for (;;) held.push(new WebAssembly.Memory({ initial: 1, maximum: 65_536 }));
      } catch {
        // The browser is out of memory.
      }
    });
    const place = await visit(page);
    const message = await messageOf(place);
    expectReadable(message);
    expect(message).toContain('The browser has too little memory for it. Close other tabs');
    await page.evaluate('letGo()');
    await expect
      .poll(async () => {
        const retry = place.getByRole('button', { name: 'Retry' });
        if (await retry.count()) await retry.click();
        return place.getByText('The sandbox is ready now.').count();
      })
      .toBe(1);
  });

  it('names the failure of the engine, and Retry starts it in the console before anything is sent again', async () => {
    const page = await blank();
    let broken: { status: number; body: string } | undefined;
    await page.route('**/*.wasm', (route) =>
      broken ? route.fulfill({ ...broken, contentType: 'application/wasm' }) : route.continue(),
    );
    broken = { status: 503, body: '' };
    await visit(page, '/docs/apis/call-for-help');
    const place = page.locator('[data-try-it="claimRequest"]');
    await place.getByRole('button', { name: 'Try it' }).click();
    const retry = place.getByRole('button', { name: 'Retry' });
    await place.getByText('The error is “').waitFor();
    for (const [answer, cause] of [
      [{ status: 404, body: '' }, 'no longer has one of its files'],
      [{ status: 200, body: '\0asm, but changed' }, 'was damaged on the way'],
    ] as const) {
      broken = answer;
      await retry.click();
      await place.getByText(cause).waitFor();
      expectReadable(await place.getByRole('alert').innerText());
    }
    await place.getByRole('button', { name: 'Send' }).click();
    await place.getByText('The sandbox did not start.').waitFor();
    expect(await place.getByRole('alert').count(), 'reported once').toBe(1);
    broken = undefined;
    await retry.click();
    await place.getByText('The sandbox is ready now.').waitFor();
    expect(await place.getByRole('alert').count()).toBe(0);
    await place.getByRole('button', { name: 'Send' }).click();
    await place.getByText('200 OK').waitFor();
  });

  it('removes the old message immediately after a successful Retry, and keeps the focus in the frame', async () => {
    const page = await blank();
    let isBroken = true;
    await page.route('**/*.wasm', (route) => (isBroken ? route.abort() : route.continue()));
    const place = await visit(page);
    const message = await messageOf(place);
    expectReadable(message);
    expect(message).toContain('Its files did not load. Check that you are online');
    isBroken = false;
    await place.getByRole('button', { name: 'Retry' }).press('Enter');
    await place.getByText('The sandbox is ready now.').waitFor();
    expect(await place.getByRole('alert').count()).toBe(0);
    expect(await place.innerText()).not.toContain('did not');
    const frame = place.getByRole('region', { name: /^Sandbox/ });
    expect(await frame.evaluate((one) => one.contains(document.activeElement))).toBe(true);
  });
});

it('reports once in a lab that there is no sandbox, requests it once, and leaves no error', async () => {
  const page = await blank();
  let requests = 0;
  await page.route('**/*.wasm', (route) => {
    requests += 1;
    return route.abort();
  });
  await visit(page, '/docs/call-for-help/intro');
  const lab = page.locator('[data-lab]');
  await lab.getByRole('button', { name: 'Open lab' }).click();
  await lab.getByRole('region', { name: /^Sandbox/ }).waitFor();
  for (const name of ['Press call button', 'Reset']) {
    await lab.getByRole('button', { name, exact: true }).click();
    await lab.getByText('The sandbox did not start.').waitFor();
    expect(await lab.getByRole('alert').count(), name).toBe(1);
  }
  await idle(page);
  expect(requests).toBeLessThanOrEqual(3);
});
