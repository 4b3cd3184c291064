import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { paragraph, text, type Block } from './markdown.ts';

/** What e2e/check-accessibility.ts wrote after it went through the whole site. */
export interface AccessibilityCheck {
  /** Day of the check, `2026-11-21`. */
  date: string;
  /** Pages looked at, each in every look. */
  pages: number;
  /** `light, dark, phone` */
  looks: string;
  /** The rules that were applied: name and version of the checker. */
  checker: string;
  /** Places where a rule was broken, over all pages and looks. */
  violations: number;
}

const file = fileURLToPath(new URL('../../../content/accessibility-check.json', import.meta.url));

/** The result of the last full check in one sentence. */
export function accessibilityCheck(): Block[] {
  const { date, pages, looks, checker, violations } = JSON.parse(
    readFileSync(file, 'utf8'),
  ) as AccessibilityCheck;
  const day = new Date(date).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  const found = violations === 0 ? 'no violation' : `${violations} violations`;
  return [
    paragraph(
      text(
        `Last full check: ${day}. ${checker} looked at ${pages} pages (${looks}) and found ${found}.`,
      ),
    ),
  ];
}
