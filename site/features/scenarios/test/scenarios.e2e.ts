import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  expectNoUncaughtErrors,
  inView,
  open,
  type Look,
  openHydrated,
} from '../../../../e2e/browser.ts';
import { violations } from '../../../../e2e/violations.ts';

expectNoUncaughtErrors();

/** What Node.js generates and answers, too (site/features/scenarios/test/scenarios.test.ts). */
const drawn = [
  `zJr9rwwcwxKu9igyKWBMLB`,
  '{"order_id":"ORD-2001","cabinet_id":21,"open_code":"522707","locker_id":2,"organization_id":1,"location_id":101,"app_owner_id":1,"created_at":"2026-01-05T09:00:03.000Z","updated_at":"2026-01-05T09:00:03.000Z","id":3}',
];
const LAB = '[data-scenario]';

async function opened(path: string, look?: Look): Promise<{ page: Page; lab: Locator }> {
  const page = await openHydrated(path.includes('#') ? path : `${path}#scenario`, look);
  const lab = page.locator(LAB);
  await lab.getByRole('textbox', { name: 'Name of the scenario' }).waitFor();
  return { page, lab };
}

const press = (lab: Locator, name: string) =>
  lab.getByRole('button', { name, exact: true }).press('Enter');
const says = (lab: Locator, words: string) =>
  expect
    .poll(() => lab.getByRole('status').first().textContent(), { timeout: 15_000 })
    .toContain(words);
/** Shown status and body of every response. */
const answers = (lab: Locator) =>
  lab
    .locator('li[data-step]')
    .evaluateAll((steps) =>
      steps.map((one) => [
        one.querySelector('[data-status]')?.textContent,
        one.querySelector('[aria-label^="Response body"]')?.textContent,
      ]),
    );

/** The number of lines of the buttons of each step, without duplicates. */
const linesOfActs = (steps: Element[]): number[] => [
  ...new Set(
    steps.map((one) => {
      const buttons = [...one.querySelectorAll('[data-acts] button')];
      const middles = buttons.map((button) => {
        const { top, bottom } = button.getBoundingClientRect();
        return Math.round((top + bottom) / 2);
      });
      return new Set(middles).size;
    }),
  ),
];

describe('a scenario', () => {
  it('is a list of requests without scripts', async () => {
    const page = await open('/docs/radio/intro', { context: { javaScriptEnabled: false } });
    const steps = page.locator(`${LAB} ol > li`);
    expect(await steps.count()).toBe(12);
    expect(await steps.nth(2).textContent()).toContain('POST /api/lockers/orders');
    expect(await steps.nth(2).textContent()).toContain('201 Created');
  });

  it('of twelve steps opens from its link in a fresh browser with equal responses', async () => {
    const page = await openHydrated('/docs/radio/intro');
    const lab = page.locator(LAB);
    await press(lab, 'Play the scenario');
    await says(lab, '12 of 12 steps played. The last response has status 200.');
    const shownAnswers = await answers(lab);
    expect(shownAnswers.filter(([status]) => status)).toHaveLength(11);
    expect([shownAnswers[0]![1], JSON.stringify(JSON.parse(shownAnswers[2]![1] ?? ''))]).toEqual(
      drawn,
    );
    await lab
      .locator('details')
      .evaluateAll((all) => all.forEach((one) => void ((one as HTMLDetailsElement).open = true)));
    await press(lab, 'Copy the link');
    const link = lab.getByRole('textbox', { name: 'Link to the scenario' });
    await link.waitFor();
    const copied = lab.getByRole('status').last();
    await expect.poll(() => copied.textContent()).toMatch(/ copied\.| by hand\./);
    expect(await inView(copied)).toBe(1);
    const address = new URL(await link.inputValue());
    expect(address.href.length).toBeLessThan(2_000);

    const other = await opened(`/docs/radio/intro${address.hash}`, { width: 390, dark: true });
    await says(other.lab, 'The scenario of the link is open.');
    expect(await other.lab.locator('li[data-step]').evaluateAll(linesOfActs)).toEqual([1]);
    const title = await other.lab.getByText(/^Scenario: /).boundingBox();
    expect(title!.width, 'has the room of the button').toBeGreaterThan(300);
    expect(await other.lab.getByRole('textbox').first().inputValue()).toContain('An hour');
    await press(other.lab, 'Next step');
    await says(other.lab, '1 of 12 steps');
    await other.page.keyboard.press('Enter');
    await says(other.lab, '2 of 12 steps');
    await press(other.lab, 'Play all');
    await says(other.lab, '12 of 12 steps');
    expect(await answers(other.lab)).toEqual(shownAnswers);
    expect(await violations(other.page, LAB)).toEqual([]);
    const wide = await other.page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(390);
  });

  it('survives a damaged or newer link, is edited by keyboard with undo, and shares no key of the reader', async () => {
    const { page, lab } = await opened('/docs/call-for-help/intro#story=1.abcd');
    const alert = lab.getByRole('alert').first();
    await expect.poll(() => alert.textContent()).toContain('does not hold a whole scenario');
    await lab.evaluate(() => void (location.hash = '#scenario=9.abcd'));
    await expect.poll(() => alert.textContent()).toContain('a newer version');
    const steps = lab.locator('li[data-step]');
    expect(await steps.count()).toBe(10);
    await lab.getByRole('button', { name: 'Drop step 2' }).press('Enter');
    expect(await steps.count()).toBe(9);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(
      'Undo: Step 2 is removed.',
    );
    await page.keyboard.press('Enter');
    expect(await steps.count()).toBe(10);
    await lab.getByRole('button', { name: 'Down step 1', exact: true }).press('Enter');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Down step 2');
    await press(lab, 'Play to here step 3');
    await says(lab, '3 of 10 steps played.');

    await lab.getByRole('button', { name: 'Edit step 1', exact: true }).press('Enter');
    const text = lab.getByRole('textbox', { name: 'Request' });
    const before = await text.inputValue();
    await text.fill('press it');
    await press(lab, 'Apply');
    await expect
      .poll(() => lab.getByRole('alert').allTextContents())
      .toContain('The first line is to be such as “GET /path HTTP/1.1”, and is “press it”.');
    await text.fill(before.replace('demo-button-secret', 'my-own-secret'));
    await press(lab, 'Apply');
    await says(lab, 'In step 1, any value that may be your own key is replaced by “not-shared”.');
    const isOnStep = () => document.activeElement?.matches('[data-step]');
    expect(await page.evaluate(isOnStep)).toBe(true);
    await press(lab, 'Play to here step 1');
    await says(lab, 'has status 401');
    expect(await lab.innerHTML()).not.toContain('my-own-secret');
  });

  it('is created from the calls of a lab, and saved as a file', async () => {
    const page = await openHydrated('/docs/call-for-help/intro');
    const help = page.locator('[data-lab=call-for-help]');
    await help.getByRole('button', { name: 'Open lab' }).click();
    await help.getByRole('button', { name: 'Press call button' }).click();
    await help.getByRole('button', { name: 'Claim', exact: true }).click();
    await help.getByText('"success": true').waitFor();
    await help.getByRole('button', { name: 'Keep as scenario' }).click();
    const lab = page.locator(LAB);
    await says(lab, 'The scenario of the link is open.');
    await press(lab, 'Play all');
    await says(lab, '2 of 2 steps played. The last response has status 200.');
    await lab.getByText('Save as file').click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      press(lab, 'Report for a ticket'),
    ]);
    const folder = await mkdtemp(join(tmpdir(), 'scenario-'));
    await download.saveAs(join(folder, 'report.md'));
    const report = await readFile(join(folder, 'report.md'), 'utf8');
    await rm(folder, { recursive: true });
    expect(report).toContain('2 of 2 steps were played');
    expect(report).toContain('"message_id": "');
    expect(report).not.toContain('{{');
  });
});
