import { countWords, literalForm, longestRun } from './literal.ts';
import type { Query } from './query.ts';
import type { Ranked } from './rank.ts';
import { titleOf, type Index } from './read-index.ts';

/** A section's text, or undefined while it has not been loaded. */
export type TextOf = (section: number) => string | undefined;

/** Only this many of the best sections are read; a copied sentence is among them by its rare words. */
const READ = 30;
/** At most how many times more a section counts that holds the question word for word. */
const BONUS = { run: 1.5, beginning: 2, same: 2 };
/** Around a copied message stands other text, so its heading need not fill the question. */
const HEADING = { pasted: { bonus: 6, exponent: 1 }, typed: { bonus: 3, exponent: 3 } };

/**
 * Prepares the literal reading of names and copied sentences: among the best sections, the one that holds
 * the longest run of the question's words wins, and one whose heading is all in the question, or whose
 * text begins with it, wins over that. Changes the scores in place.
 */
export function createLiteralPass(
  index: Index,
): (question: string, query: Query, ranked: Ranked[], textOf: TextOf) => void {
  const forms = new Map<number, string>();
  return (question, { open, pasted }, ranked, textOf) => {
    const asked = literalForm(question);
    const name = /\s/.test(question.trim()) ? undefined : question.trim().toLowerCase();
    const wanted = asked.trim().split(' ');
    const all = countWords(wanted, { from: 0, to: wanted.length });
    if (all === 0) return;
    const heading = pasted ? HEADING.pasted : HEADING.typed;
    const phrase = open ? asked.trimEnd() : asked;
    ranked.sort((one, other) => other.score - one.score || one.section - other.section);
    for (const one of ranked.slice(0, READ)) {
      const title = literalForm(titleOf(index.sections, one.section));
      const text = formOf(one.section, textOf);
      const run = countWords(wanted, longestRun(wanted, `${title}|${text}`, open));
      if (run > 1) one.score *= 1 + BONUS.run * (run / all) ** 2;
      if (all > 1 && text.startsWith(phrase)) one.score *= 1 + BONUS.beginning;
      one.score *= 1 + heading.bonus * headingShare(title) ** heading.exponent;
      if (titleOf(index.sections, one.section).toLowerCase() === name) one.score *= 1 + BONUS.same;
    }

    /** How much of the question a heading takes up, when one is all in the other. */
    function headingShare(title: string): number {
      if (all > 1 && title.includes(phrase)) return 1;
      const named = asked.includes(title) ? countWords(title.trim().split(' '), WHOLE) : 0;
      return named > 1 ? Math.min(1, named / all) : 0;
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

const WHOLE = { from: 0, to: Infinity };
