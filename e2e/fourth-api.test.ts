import { expect, inject, it } from 'vitest';
import { blank, hydrated } from './browser.ts';

// The trial site is built from a copy of the repository with a fourth API: files named after it, and one line.

it('shows the reference of an API that was added, and answers its console in the page', async () => {
  const page = await blank();
  await page.goto(`${inject('trialUrl')}/docs/apis/notes`);
  await hydrated(page);
  expect(await page.locator('h1').innerText()).toBe('Notes API');
  await page.locator('nav[aria-label="Docs sidebar"] a[href$="/docs/apis/notes"]').waitFor();
  const console = page.locator('[data-try-it="readNote"]');
  await console.getByRole('button', { name: 'Try it' }).click();
  await console.getByRole('button', { name: 'Send' }).click();
  await console.getByText('200 OK').waitFor();
  await console.getByText('The left door sticks.').last().waitFor();
});
