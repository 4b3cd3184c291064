import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

/** A part of a page, or all of it without some parts. */
type Within = string | { include: string[]; exclude: string[] };

interface Axe {
  run(
    within: Within,
    options: object,
  ): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The rules that a theme can break and a width cannot; they take half of the time of all. */
const OF_COLOR = ['color-contrast', 'link-in-text-block'];

const asked = {
  all: {},
  color: { runOnly: { type: 'rule', values: OF_COLOR } },
  structure: { rules: Object.fromEntries(OF_COLOR.map((rule) => [rule, { enabled: false }])) },
};

/**
 * Ends what fades, moves or changes color: axe reads the colors of the moment. Waiting for it would hang on a page not
 * drawn. What never ends is left moving.
 */
function arrive(): void {
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
}

/**
 * What axe finds in a page, or in one part of it: a line for each element that breaks a rule. Every
 * rule but the experiments is asked unless told, the best-practice ones too.
 */
export async function violations(
  page: Page,
  within: Within = 'html',
  rules: keyof typeof asked = 'all',
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  await page.evaluate(arrive);
  return page.evaluate(
    async ([part, options]) => {
      const { axe } = window as unknown as { axe: Axe };
      // The style sheets are read for an experiment only, and take as long as a third of the rules.
      const preload = { assets: ['media'] };
      const found = await axe.run(part, { ...options, preload, resultTypes: ['violations'] });
      return found.violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`),
      );
    },
    [within, asked[rules]] as const,
  );
}
