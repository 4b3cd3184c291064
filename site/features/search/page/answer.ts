import type { Findings } from '@frontline/search';
import type { LoadedSearch } from './load-search.ts';

/** What the engine says to a question, or why it says nothing. */
export interface Answer {
  /** The question, without spaces around it; empty before anything is typed. */
  to: string;
  findings: Findings;
  /** What the engine threw, as a sentence without its full stop. */
  failure: string | undefined;
}

const NOTHING: Findings = {
  pages: [],
  marks: [],
  nearest: [],
  corrected: undefined,
  read: undefined,
  weak: false,
  complete: true,
};

/** Before anything is typed. */
export const unasked: Answer = { to: '', findings: NOTHING, failure: undefined };

/**
 * Asks the engine. What it throws becomes part of the answer, so that a failed question is told in the list
 * and leaves field and page as they are.
 */
export function answerTo(question: string, search: LoadedSearch): Answer {
  const to = question.trim();
  if (to === '') return unasked;
  try {
    return { to, findings: search.find(question), failure: undefined };
  } catch (error) {
    console.warn(`The search failed at "${to}".`, error);
    const reason = error instanceof Error ? error.message : String(error);
    return { to, findings: NOTHING, failure: reason.replace(/\.$/, '') };
  }
}
