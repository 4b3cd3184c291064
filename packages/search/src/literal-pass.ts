import { literalForm, longestRun } from './literal.ts';
import type { Ranked } from './rank.ts';
import { titleOf, type Index } from './read-index.ts';

/** A section's text, or undefined while it has not been loaded. */
export type TextOf = (section: number) => string | undefined;

/** Only this many of the best sections are read; a copied sentence is among them by its rare words. */
const READ = 30;
const RUN_BONUS = 3;
const HEADING_BONUS = 3;

/**
 * Prepares the literal reading of names and copied sentences: among the best sections, the one that holds
 * the longest run of the question's words wins, and one whose heading is all in that run wins over it.
 */
export function createLiteralPass(
  index: Index,
): (question: string, ranked: Ranked[], textOf: TextOf) => void {
  const forms = new Map<number, string>();
  return (question, ranked, textOf) => {
    const wanted = literalForm(question).trim().split(' ');
    ranked.sort((one, other) => other.score - one.score || one.section - other.section);
    for (const one of ranked.slice(0, READ)) {
      const title = literalForm(titleOf(index.sections, one.section));
      const run = longestRun(wanted, `${title}| ${formOf(one.section, textOf)}`);
      const share = (run.to - run.from) / wanted.length;
      if (run.to - run.from > 1) one.score *= 1 + RUN_BONUS * share ** 2;
      const asked = ` ${wanted.join(' ')} `;
      const heading = title.trim().split(' ').length;
      if (heading > 1 && asked.includes(title)) {
        one.score *= 1 + HEADING_BONUS * Math.min(1, heading / wanted.length) ** 2;
      }
    }
  };

  function formOf(section: number, textOf: TextOf): string {
    const known = forms.get(section);
    if (known !== undefined) return known;
    const text = textOf(section);
    if (text === undefined) return '';
    const form = literalForm(text);
    forms.set(section, form);
    return form;
  }
}
