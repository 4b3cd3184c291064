import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

interface Axe {
  run(
    within: string,
    options: object,
  ): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What axe finds in a page, or in one part of it: a line for each element that breaks a rule. Every
 * rule is asked, the experimental and best-practice ones too.
 */
export async function violations(page: Page, within = 'html'): Promise<string[]> {
  await page.evaluate(source);
  return page.evaluate(async (part) => {
    const { axe } = window as unknown as { axe: Axe };
    const found = await axe.run(part, { resultTypes: ['violations'] });
    return found.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`),
    );
  }, within);
}
