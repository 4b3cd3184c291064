import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { brand } from '../../../../brand/brand.ts';
import { expectNoUncaughtErrors, type Look, openHydrated } from '../../../../e2e/browser.ts';
import { violations } from '../../../../e2e/violations.ts';

expectNoUncaughtErrors();

const kib = 1024;
const LAB = '[data-lab=recordings]';
/** Files of the lab only: its script, its worker, and the API outlines. */
const own = /\/(lab-recordings|recordings-worker|recorded-[\w-]+)\.[0-9a-f]+\.js/;

const wait = '{"message":"Please wait 57 seconds before sending another request!"}';
const pasted = `curl -i -X POST https://shop.example/base/api/callbutton/press \\
  -H 'Authorization: ${brand.credentialScheme} key-of-mine-4711' -H 'content-type: application/json' \\
  -d '{"device_key": "device-of-mine-0815"}'
HTTP/1.1 429 Too Many Requests
content-type: application/json

${wait}
`;

const entry = {
  request: {
    method: 'GET',
    url: 'https://shop.example/api/callforhelp/v1/tracking?message_id=abc',
    headers: [{ name: 'x-long', value: 'v'.repeat(600) }],
  },
  response: {
    status: 404,
    headers: [{ name: 'content-type', value: 'application/json' }],
    content: { size: 24, text: '{"message":"Not Found!"}' },
  },
};
const har = (entries: object[]) => JSON.stringify({ log: { entries } }, null, 1);
const fileOf = (name: string, text: string) => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(text),
});

interface OpenLab {
  page: Page;
  lab: Locator;
  /** Gzip size of the files of the lab by name. */
  sizes: Map<string, number>;
}

/** Opens the lab with everything it needs; no requests are allowed afterwards. */
async function openLab(path: string, look?: Look): Promise<OpenLab> {
  const page = await openHydrated(path, look);
  const sizes = new Map<string, number>();
  page.on('response', async (answer) => {
    const [, name] = own.exec(answer.url()) ?? [];
    if (name) sizes.set(name, gzipSync(await answer.body()).length);
  });
  const folded = page.locator('#check-a-recording > summary');
  if ((await folded.count()) > 0) await folded.click();
  const lab = page.locator(LAB);
  expect(sizes.size).toBe(0);
  await lab.getByRole('button', { name: 'Open lab' }).click();
  await expect.poll(() => sizes.size).toBe(5);
  await page.context().setOffline(true);
  return { page, lab, sizes };
}

const paste = (lab: Locator, text: string) =>
  lab.getByRole('textbox').evaluate((box, words) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', words);
    box.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);

describe('the lab of recordings', () => {
  it('loads when opened, then needs no network, sends nothing and masks secrets', async () => {
    const { page, lab, sizes } = await openLab('/docs/troubleshooting');
    // The lab, its worker and the outlines of all APIs, each gzipped.
    const whole = [...sizes.values()].reduce((sum, size) => sum + size, 0);
    console.log(`Recordings lab: ${(whole / kib).toFixed(1)} KiB gzip`);
    expect(whole).toBeLessThanOrEqual(33 * kib);

    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url()));
    await paste(lab, pasted);
    await lab.getByText('The header Retry-After is missing.').waitFor();
    expect(await lab.getByRole('status').textContent()).toContain('1 call differs from the docs');
    const [, docs] = await lab
      .getByRole('list', { name: 'Differences' })
      .getByRole('link')
      .evaluateAll((links) => [links.length, links[0]!.getAttribute('href')] as const);
    expect(docs).toBe('/docs/apis/call-for-help#press-call-button--429--retry-after');
    const shown = (await lab.innerHTML()) + (await lab.getByRole('textbox').inputValue());
    expect(shown).toContain('••••');
    expect(shown).not.toMatch(/key-of-mine|device-of-mine/);
    expect(sent).toEqual([]);
  });

  it('checks once its code loads, after it did not', async () => {
    const page = await openHydrated('/docs/troubleshooting');
    await page.route('**/recordings-worker.*.js', (route) => route.abort());
    const lab = page.locator(LAB);
    await lab.getByRole('button', { name: 'Open lab' }).click();
    await lab.getByText('The checks did not load.').waitFor();
    await page.unroute('**/recordings-worker.*.js');
    await paste(lab, pasted);
    await lab.getByText('The header Retry-After is missing.').waitFor();
  });

  it('reads ten megabytes with progress', async () => {
    const { lab } = await openLab('/docs/apis/lockers');
    const odd = { ...entry, response: { ...entry.response, status: 418 } };
    // Created in the page: transferring ten megabytes would take longer than reading them.
    await lab.getByLabel('Choose a file').evaluate(
      (input: HTMLInputElement, [usual, last]) => {
        const entries = `${usual},\n`.repeat(Math.ceil(10_000_000 / usual!.length));
        const chosen = new DataTransfer();
        chosen.items.add(new File([`{"log":{"entries":[\n${entries}${last}]}}`], 'session.har'));
        input.files = chosen.files;
        input.dispatchEvent(new Event('change', { bubbles: true }));
      },
      [JSON.stringify(entry, null, 1), JSON.stringify(odd)],
    );
    await lab.locator('progress').waitFor();
    await lab.getByText('Status 418 is not documented;').waitFor();
    expect(await lab.getByRole('status').textContent()).toContain('1 call differs');
  });

  it('names the line of a damaged part, and continues with the next recording', async () => {
    const { page, lab } = await openLab('/docs/apis/radio', { width: 390, dark: true });
    const broken = har([entry]).split('\n').slice(0, 9).join('\n');
    await lab.getByLabel('Choose a file').setInputFiles(fileOf('cut.har', broken));
    await expect
      .poll(() => lab.getByRole('alert').textContent())
      .toContain('Line 9: the HAR file is damaged here');
    // As Windows PowerShell writes the output of curl.exe.
    const printed = Buffer.from(`\uFEFF${pasted}`, 'utf16le');
    await lab
      .getByLabel('Choose a file')
      .setInputFiles({ name: 'out.txt', mimeType: 'text/plain', buffer: printed });
    await lab.getByText('The header Retry-After is missing.').waitFor();
    await lab.getByLabel('Choose a file').setInputFiles(fileOf('none.har', har([])));
    await lab.getByText('This recording has no call that could be read.').waitFor();

    await lab.getByRole('button', { name: 'Try an example' }).press('Enter');
    const found = lab.getByRole('list', { name: 'Differences' });
    await found.waitFor();
    expect(await lab.getByRole('alert').textContent()).toBe('');
    expect(await found.getByText('Differs').count()).toBe(3);
    expect(await violations(page, LAB)).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(390);

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      lab.getByRole('button', { name: 'Save the report' }).press('Enter'),
    ]);
    const folder = await mkdtemp(join(tmpdir(), 'report-'));
    await download.saveAs(join(folder, 'report.md'));
    const report = await readFile(join(folder, 'report.md'), 'utf8');
    await rm(folder, { recursive: true });
    expect(report).toContain('- **The header Retry-After is missing.**');
    expect(report).not.toMatch(/of-yours/);
    await lab.getByRole('button', { name: 'Clear' }).press('Enter');
    expect(await found.count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Clear');
  });
});
