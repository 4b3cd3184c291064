import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { allErrorsCaught, hydrated, open } from './browser.ts';
import { violations } from './violations.ts';

allErrorsCaught();

const PAGE = '/docs/getting-started/best-practices';

describe('the workspace of many stores', () => {
  it('comes when it is opened, keeps answers on the device and names rows it cannot read', async () => {
    const page = await open(PAGE);
    await hydrated(page);
    const own: number[] = [];
    page.on('response', async (answer) => {
      if (/\/lab-stores\.[0-9a-f]+\.js/.test(answer.url()))
        own.push(gzipSync(await answer.body()).length);
    });
    await page.getByRole('button', { name: 'Open the workspace' }).click();
    const name = page.getByLabel('Name of a store');
    await name.waitFor();
    await expect.poll(() => own.length).toBe(1);
    expect(own[0]).toBeLessThanOrEqual(25 * 1024);

    const sent: string[] = [];
    page.on('request', (request) => {
      // Pages are fetched ahead, and pictures of this one when they come near the screen.
      const isReading =
        request.resourceType() === 'image' || /\/docs\/[a-z/-]+\.json$/.test(request.url());
      if (request.method() !== 'GET' || !isReading) sent.push(request.url());
    });
    await name.fill('Riverside');
    await name.press('Enter');
    await page.getByLabel('Service channel name and id').fill('help-riverside');
    const row = page.getByRole('row', { name: /^Riverside/ });
    expect(await row.textContent()).toContain('8 of 9');

    await page.getByLabel('Import CSV').setInputFiles({
      name: 'stores.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('store,our own\nriverside,1\nDover,2\n,3\n'),
    });
    await page.getByText('Line 4: The store has no name. ,3').waitFor();
    expect(await row.textContent()).toContain('8 of 9');
    expect(await violations(page, '[data-lab=stores]')).toEqual([]);
    expect(sent, 'only what is read may be fetched').toEqual([]);

    await page.reload();
    await hydrated(page);
    await page.getByRole('button', { name: 'Open the workspace' }).click();
    await page.getByRole('row', { name: /^Dover/ }).waitFor();
    await page.getByRole('button', { name: 'Answer for Riverside' }).click();
    expect(await page.getByLabel('Service channel name and id').inputValue()).toBe(
      'help-riverside',
    );
    await page.getByRole('button', { name: 'Remove Dover' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('row', { name: /^Dover/ }).waitFor();
  });
});
