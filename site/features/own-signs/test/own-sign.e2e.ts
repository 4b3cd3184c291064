import { expect, it } from 'vitest';
import { expectNoUncaughtErrors, fresh, openHydrated } from '../../../../e2e/browser.ts';
import { violations } from '../../../../e2e/violations.ts';

expectNoUncaughtErrors();

it('draws what was typed before the typeface arrived', async () => {
  const page = await openHydrated('/docs/getting-started/best-practices');
  let arrive = (): void => undefined;
  const arriving = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/fonts/text.woff2', async (route) => {
    await arriving;
    await route.continue();
  });
  const maker = page.locator('#own-sign');
  await page.getByRole('button', { name: 'Open sign maker' }).click();
  await maker.getByLabel('Headline').fill('Ring here');
  arrive();
  const shown = maker.getByRole('img');
  await expect.poll(() => shown.getAttribute('src')).toContain(encodeURIComponent('>Ring here<'));
});

it('draws a sign in French with the own code and logo, prints both sides, and sends nothing', async () => {
  const page = await openHydrated('/docs/getting-started/best-practices');
  await page.evaluate(() => {
    const manager = { who: 'Store manager', name: 'Ana Ruiz', number: '1', hours: '', ready: '' };
    localStorage.setItem('docs.contacts', JSON.stringify([manager]));
  });
  const maker = page.locator('#own-sign');
  const before = await maker.boundingBox();
  await page.getByRole('button', { name: 'Open sign maker' }).click();
  const print = maker.getByRole('button', { name: 'Print or PDF' });
  await expect.poll(() => print.isEnabled()).toBe(true);
  expect((await maker.boundingBox())!.height).toBeCloseTo(before!.height, 0);

  const sent: string[] = [];
  page.on('request', (request) => {
    const isAhead = /\/docs\/[a-z/-]+\.json$/.test(request.url());
    if (!isAhead && !request.url().startsWith('data:')) sent.push(request.url());
  });
  const drawing = async () =>
    decodeURIComponent((await maker.getByRole('img').getAttribute('src')) ?? '');
  await maker.getByLabel('Language').selectOption('French');
  await maker.getByLabel('Your code').fill('https://riverside.example/help');
  await maker.getByLabel('Name of the store').fill('Riverside <1>');
  const logo = '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="40"/>';
  await maker
    .getByLabel('Add a logo')
    .setInputFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(logo) });
  await maker.getByRole('button', { name: 'Remove the logo' }).waitFor();
  for (const part of [
    'lang="fr"',
    '>https://riverside.example/help<',
    'Riverside &lt;1',
    '<image ',
  ])
    await expect.poll(drawing).toContain(part);
  // The image is the SVG file itself, with its intrinsic size.
  expect(
    await maker.getByRole('img').evaluate((shown: HTMLImageElement) => shown.naturalWidth),
  ).toBeGreaterThan(700);

  await maker.getByLabel('What to do').fill('x'.repeat(500));
  await maker.getByText(/^This does not fit/).waitFor();
  expect(await print.isEnabled()).toBe(false);
  await maker.getByLabel('What to do').fill('Scan.');
  await expect.poll(() => print.isEnabled()).toBe(true);
  expect(await violations(page, '#own-sign')).toEqual([]);

  const headline = maker.getByLabel('Headline');
  await headline.fill('כאן!');
  await expect.poll(drawing).toContain('>כאן!<');
  expect(await headline.evaluate((field) => getComputedStyle(field).direction)).toBe('rtl');
  const file = await fresh();
  await file.setContent((await drawing()).replace(/^[^<]*/, ''));
  const [first, last] = await file
    .getByText('כאן!', { exact: true })
    .evaluate((text: SVGTextElement) => [0, 3].map((at) => text.getExtentOfChar(at).x));
  expect(last, 'right to left').toBeLessThan(first!);

  await page.evaluate(() => {
    const append = document.body.append.bind(document.body);
    document.body.append = (frame) => {
      append(frame);
      (frame as HTMLIFrameElement).contentWindow!.print = () =>
        Object.assign(frame, { ariaLabel: 'printed' });
    };
  });
  await print.press('Enter');
  const printed = page.locator('iframe[aria-label=printed]');
  await printed.waitFor({ state: 'attached' });
  const sides = await printed.evaluate((frame: HTMLIFrameElement) =>
    [...frame.contentDocument!.images].map(({ src }) => decodeURIComponent(src)),
  );
  expect(sides).toHaveLength(2);
  expect(sides[0]).not.toContain('Ana Ruiz');
  expect(sides[1]).toContain('Ana Ruiz');
  expect(sent).toEqual([]);
});
