import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import * as features from '../site/features/index.ts';
import { baseUrl, blank, blockRequests, expectNoUncaughtErrors } from './browser.ts';
import { hydrated, idle, type Look, openHydrated, goHydrated } from './browser.ts';
import { violations } from './violations.ts';

expectNoUncaughtErrors();

/** The buttons of the store scenario, and what each of them sends. */
const steps = [
  ['Press the call button in aisle 4', 'POST /api/callbutton/press', '200 OK'],
  ['Claim the request at the service desk', 'POST /api/callforhelp/claim', '200 OK'],
  ['On the way to aisle 4', 'POST /api/callforhelp/on_the_way', '200 OK'],
  ['Complete the request', 'POST /api/callforhelp/complete', '200 OK'],
  ['Load order into cabinet 11', 'POST /api/lockers/orders', '201 Created'],
  ['Close door of cabinet 11', 'PUT /api/lockers/cabinets/11', '200 OK'],
  [/^Enter \d{6} at the lockers$/, 'POST /api/lockers/cabinets/customers/', '200 OK'],
  ['Announce it over the radio', 'POST /webhooks/incoming/generic', '200 OK'],
] as const;

/** Files that are loaded only after a press of the button. */
const playing = /\/(?:labs|sandbox|lab-[\w-]+)\.\w+\.js|styles-sandbox|\.wasm/;

async function store(look?: Look): Promise<{ page: Page; place: Locator }> {
  const page = await openHydrated('/', look);
  return { page, place: page.locator('[data-lab=store]') };
}

const next = (place: Locator, name: string | RegExp) =>
  place.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });
const side = (place: Locator, name: string) =>
  place.getByRole('region', { name, exact: true }).innerText();
const liveRegionText = (place: Locator) => place.locator('.heard[role=status]').innerText();
const done = (place: Locator) => place.locator('li[data-done=true]').count();

/** Performs a number of steps by mouse. */
async function playTo(place: Locator, count: number): Promise<void> {
  for (let index = await done(place); index < count; index++) {
    await next(place, steps[index]![0]).click();
    await expect.poll(() => done(place), { timeout: 15_000 }).toBe(index + 1);
  }
}

describe('the store of the home page', () => {
  it('plays from the press to the radio by keyboard only, and announces each change in one sentence', async () => {
    const context = { reducedMotion: 'reduce' } as const;
    const { page, place } = await store({ width: 390, dark: true, context });
    const { height } = (await place.boundingBox())!;
    let messageId = '';
    await next(place, steps[0][0]).focus();
    for (const [index, [name, line, status]] of steps.entries()) {
      // Only the button of this step and the one that goes back.
      expect(await place.getByRole('button').count()).toBe(index === 0 ? 1 : 2);
      await page.keyboard.press('Enter');
      await expect.poll(() => done(place), { timeout: 15_000 }).toBe(index + 1);
      const [sent, answered] = [await side(place, 'Request'), await side(place, 'Response')];
      expect(sent.replaceAll(/\s+/g, ' '), String(name)).toContain(line);
      expect(answered).toContain(status);
      if (index === 0) messageId = /[\w-]{22}/.exec(answered)![0];
      else if (index < 4) expect(sent.replaceAll(/\s+/g, '')).toContain(`"${messageId}"`);
      expect((await place.boundingBox())!.height, String(name)).toBeCloseTo(height, 0);
      // The focus is on the next step.
      const focused = await page.evaluate(() => document.activeElement?.textContent);
      await expect.poll(() => liveRegionText(place)).toContain(`Next: ${focused}.`);
      const announced = await liveRegionText(place);
      expect(announced.match(/Next: /g)).toHaveLength(1);
      if (index === 0) expect(announced).toContain('its card appears at the service desk.');
      if (index === 4) expect(announced).toMatch(/Its open code is \d{6}\./);
      expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
      if (index === 3 || index === 7)
        expect(await violations(page, '[data-lab=store]'), String(name)).toEqual([]);
    }
    expect(await liveRegionText(place)).toBe(
      'The radio says: “Front entrance. A customer collects an order. Please say hello.” Next: Start over.',
    );
    expect(await place.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true);
    await page.setViewportSize({ width: 1440, height: 900 });
    for (const forcedColors of ['active', 'none'] as const) {
      const colorScheme = forcedColors === 'none' ? 'light' : 'dark';
      await page.emulateMedia({ forcedColors, colorScheme });
      if (colorScheme === 'light') await page.locator('html[data-theme=light]').waitFor();
      expect(await violations(page, '[data-lab=store]', 'color'), forcedColors).toEqual([]);
    }
    await page.keyboard.press('Enter');
    await expect.poll(() => done(place)).toBe(0);
    await expect.poll(() => liveRegionText(place)).toContain(`Next: ${steps[0][0]}.`);
    await playTo(place, 1);
    expect(await side(place, 'Response')).toContain('200 OK');
  });

  it('fetches nothing of the servers before the press, which it shows at once, and loads them then', async () => {
    const page = await blank();
    const release = await blockRequests(page, '**/*.wasm');
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await page.goto(`${baseUrl}/`, { waitUntil: 'networkidle' });
    await hydrated(page);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    const place = page.locator('[data-lab=store]');
    await next(place, steps[0][0]).hover();
    await next(place, steps[0][0]).focus();
    await idle(page);
    expect(requested.length).toBeGreaterThan(3);
    expect(requested.filter((url) => playing.test(url))).toEqual([]);
    const isPressed = await next(place, steps[0][0]).evaluate((button) => {
      (button as HTMLButtonElement).click();
      return new Promise((answer) =>
        requestAnimationFrame(() => answer(button.ariaDisabled === 'true')),
      );
    });
    expect(isPressed).toBe(true);
    await place.getByText('Starting the servers in this page…').waitFor();
    release();
    await expect.poll(() => done(place), { timeout: 15_000 }).toBe(1);
    expect(await place.getByText('Starting the servers').count()).toBe(0);
    expect(requested.some((url) => url.endsWith('.wasm'))).toBe(true);
    expect(requested.some((url) => /\/lab-store\./.test(url))).toBe(true);
  });

  it('reports that its code failed to load, and continues after Retry', async () => {
    const files = '**/assets/js/lab-store.*.js';
    const page = await blank();
    await page.route(files, (route) => route.abort());
    await goHydrated(page, `${baseUrl}/`);
    const place = page.locator('[data-lab=store]');
    await next(place, steps[0][0]).click();
    await place.getByText('The demonstration did not load.').waitFor();
    await page.unroute(files);
    await next(place, 'Retry').click();
    await expect.poll(() => done(place), { timeout: 15_000 }).toBe(1);
  });
});

describe('“Open in lab”', () => {
  const onwards = (place: Locator) => place.getByRole('link', { name: 'Open in lab' });
  const lab = (page: Page, name: string) => page.locator(`[data-lab=${name}]`);

  it('continues with the same request', async () => {
    const { page, place } = await store();
    await playTo(place, 1);
    const [messageId = ''] = /[\w-]{22}/.exec(await side(place, 'Response')) ?? [];
    await playTo(place, 2);
    await onwards(place).click();
    const there = lab(page, 'call-for-help');
    await there.getByText('Sam Lee has taken your request.').waitFor();
    expect(await there.locator('[aria-current=step]').innerText()).toBe('Claimed');
    expect(await side(there, 'Request')).toContain(messageId);
    await next(there, 'On the way').click();
    await there.getByText('Sam Lee is on the way to you.').waitFor();
    expect(await side(there, 'Request')).toContain(messageId);
    await next(there, 'Reset').click();
    await there.getByText('No request yet.').waitFor();
  });

  it('continues with the same order and its code', async () => {
    const { page, place } = await store({ width: 390 });
    await playTo(place, 6);
    const [code = ''] = /\d{6}/.exec(await place.locator('[data-at]').innerText()) ?? [];
    await onwards(place).click();
    const there = lab(page, 'lockers');
    await there.getByRole('button', { name: /^Cabinet 11,.*door closed, occupied/ }).waitFor();
    expect(await there.getByLabel('Open code').inputValue()).toBe(code);
    await next(there, 'Agree and open').click();
    await there.getByRole('button', { name: /^Cabinet 11,.*door open, occupied/ }).waitFor();
  });

  it.runIf('textToSpeech' in features)(
    'goes on with the same announcement, which only those hear who ask for it',
    async () => {
      const { page, place } = await store();
      await page.evaluate(() => {
        const spoken: string[] = Object.assign(window, { spoken: [] }).spoken;
        speechSynthesis.speak = ({ text }) => void spoken.push(text);
      });
      const spoken = () => page.evaluate(() => (window as unknown as { spoken: string[] }).spoken);
      await playTo(place, 8);
      expect(await spoken()).toEqual([]);
      await next(place, 'Hear it').click();
      expect(await spoken()).toEqual([
        'Front entrance. A customer collects an order. Please say hello.',
      ]);
      await onwards(place).click();
      const there = lab(page, 'radio');
      await there.getByText('The edge device says: “Front entrance.').waitFor();
      expect(await there.getByLabel('Message for edge-0042').inputValue()).toContain(
        'A customer collects an order.',
      );
    },
  );
});
