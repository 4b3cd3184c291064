import type { Findings } from '@frontline/search';
import type { LoadedSearch } from './load-search.ts';

/** The result of a query, or the reason why there is none. */
export interface Answer {
  /** The query, trimmed; empty before anything is typed. */
  question: string;
  findings: Findings;
  /** The message of the error that the engine threw, without its full stop. */
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

/** The answer before anything is typed. */
export const emptyAnswer: Answer = { question: '', findings: NOTHING, failure: undefined };

/** Runs a query. An error of the engine becomes part of the answer, and the list reports it. */
export function answerTo(typed: string, search: LoadedSearch): Answer {
  const question = typed.trim();
  if (question === '') return emptyAnswer;
  try {
    return { question, findings: search.find(typed), failure: undefined };
  } catch (error) {
    console.warn(`The search failed at "${question}".`, error);
    const reason = error instanceof Error ? error.message : String(error);
    return { question, findings: NOTHING, failure: reason.replace(/\.$/, '') };
  }
}
