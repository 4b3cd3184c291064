import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

/** A selector, or selectors of included and excluded elements. */
type Within = string | { include: string[]; exclude: string[] };

interface Axe {
  run(
    within: Within,
    options: object,
  ): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Rules that depend on the theme but not on the viewport width; they take half of the total time. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

const ruleSets = {
  all: {},
  color: { runOnly: { type: 'rule', values: COLOR_RULES } },
  structure: { rules: Object.fromEntries(COLOR_RULES.map((rule) => [rule, { enabled: false }])) },
};

/**
 * Finishes animations, because axe reads the current colors. Waiting for them would hang on a page that is not rendered.
 * Infinite animations keep running.
 */
function finishAnimations(): void {
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
}

/**
 * Runs axe on a page or a part of it; returns a line for each violation. Checks all rules by default, including best
 * practices, except experimental ones.
 */
export async function violations(
  page: Page,
  within: Within = 'html',
  rules: keyof typeof ruleSets = 'all',
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  await page.evaluate(finishAnimations);
  return page.evaluate(
    async ([part, options]) => {
      const { axe } = window as unknown as { axe: Axe };
      // Only an experimental rule needs style sheets, and preloading them takes as long as a third of the rules.
      const preload = { assets: ['media'] };
      const found = await axe.run(part, { ...options, preload, resultTypes: ['violations'] });
      return found.violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`),
      );
    },
    [within, ruleSets[rules]] as const,
  );
}

/**
 * Hides elements that are redundant for axe: elements that match `shared`, and all but two siblings with the same markup
 * and styles, such as table rows. They stay in the DOM, because page scripts use them. Only the operations of a reference,
 * which are most of its elements, are removed, except the first.
 */
export function hideSimilar(shared: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('[data-alike] { display: none !important }');
  document.adoptedStyleSheets = [sheet];
  for (const hidden of document.querySelectorAll('[data-alike]'))
    hidden.removeAttribute('data-alike');
  const hide = (part: Element) => part.setAttribute('data-alike', '');

  const operations = document.querySelectorAll('section.reference-operation');
  for (const part of [...operations].slice(1)) part.remove();
  const compared = new Set(['class', 'style', 'type', 'role', 'scope', 'tabindex', 'lang']);
  const shapeOf = (part: Element): string => {
    const attributes = [...part.attributes].map(({ name, value }) =>
      compared.has(name) ? `${name}=${value}` : value && name,
    );
    const seen = new Map<string, number>();
    for (const child of part.childNodes) {
      const isText = child instanceof Text && child.data.trim() !== '';
      if (isText) seen.set('text', 1);
      if (!(child instanceof Element)) continue;
      const shape = shapeOf(child);
      const times = (seen.get(shape) ?? 0) + 1;
      seen.set(shape, times);
      if (times > 2 && !child.matches('h1, h2, h3, h4, h5, h6')) hide(child);
    }
    return `<${part.localName} ${attributes.join(' ')}>${[...seen.keys()].join('')}</>`;
  };
  shapeOf(document.body);
  if (shared) for (const part of document.querySelectorAll(shared)) hide(part);
}
