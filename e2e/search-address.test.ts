import type { Request } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { field, options, ready } from './search-field.ts';

const chosen = '[role=option][aria-selected=true]';

describe('a search in the URL', () => {
  it('opens with the query of ?q=, and drops it on close', async () => {
    const page = await ready('/docs/support?q=call%20buttons');
    await page.getByRole('dialog', { name: 'Search' }).waitFor();
    expect(await field(page).inputValue()).toBe('call buttons');
    await options(page).filter({ hasText: 'Call buttons' }).first().waitFor();
    await field(page).press('Escape');
    await field(page).press('Escape');
    expect(new URL(page.url()).search).toBe('');
  });

  it('restores the query and the selected hit on the way back, and sends it to no host', async () => {
    const page = await ready();
    const sent: Request[] = [];
    page.on('request', (request) => sent.push(request));
    await field(page).fill('locker door');
    await options(page).first().waitFor();
    await field(page).press('ArrowDown');
    await field(page).press('ArrowDown');
    const choice = await page.locator(chosen).textContent();
    const to = new URL((await page.locator(chosen).getAttribute('href')) ?? '', page.url()).href;
    await field(page).press('Enter');
    await page.waitForURL(to);
    expect(await field(page).inputValue()).toBe('');
    await page.goBack();
    for (let time = 0; time < 2; time++) {
      await page.getByRole('dialog', { name: 'Search' }).waitFor();
      expect(await field(page).inputValue()).toBe('locker door');
      await expect.poll(() => page.locator(chosen).textContent()).toBe(choice);
      await page.reload();
    }
    const parts = await Promise.all(
      sent.map(async (request) => [request.url(), (await request.allHeaders())['referer']]),
    );
    expect(parts.length).toBeGreaterThan(10);
    expect(parts.flat().filter((part) => part?.includes('locker+door'))).toEqual([]);
  });

  it('passes a query without hits to the question form', async () => {
    const page = await ready('/docs/lockers/intro');
    const question = page.locator('#message').getByLabel('Question');
    const ask = async (words: string) => {
      await field(page).fill(words);
      await options(page).filter({ hasText: 'Write a message to whoever knows' }).first().click();
      await page.waitForURL('**/docs/support#message');
      await expect.poll(() => question.inputValue()).toBe(words);
    };
    await ask('can the lockers be <b>yellow</b>?');
    await ask('may dogs sleep in them');
    await page.reload();
    await expect.poll(() => question.inputValue()).toBe('may dogs sleep in them');
  });

  it('names corrected words, with a link to the original query', async () => {
    const page = await ready();
    await field(page).fill('lokcer door');
    await page.getByText('Results for locker door.').first().waitFor();
    await page.getByRole('button', { name: 'Only “lokcer door”' }).click();
    expect(await field(page).inputValue()).toBe('"lokcer door"');
    expect(await page.getByText('Results for').count()).toBe(0);
  });

  it('says which part of a pasted 200 KB was searched, and stores none of it', async () => {
    const page = await ready();
    await field(page).fill('locker');
    await options(page).first().waitFor();
    const line = 'heartbeat of worker 7 secret=1a2b3c4d5e6f7a8b took its time\n';
    const paste = `${line.repeat(1700)}{"message":"Device key not found!"}\n${line.repeat(1700)}`;
    await page.evaluate((text) => {
      const input = document.querySelector<HTMLInputElement>('.navbar [type=search]')!;
      const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
      set.call(input, text);
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }, paste);
    await page.getByText('device key not found', { exact: true }).waitFor();
    await field(page).press('Enter');
    await page.waitForURL(/device-key-not-found/);
    expect(
      await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage })),
    ).not.toContain('1a2b');
  });
});
