import { integratorWords } from './integrator-words.ts';
import { plannerWords } from './planner-words.ts';

const both: Record<string, string>[] = [plannerWords, integratorWords];

/** What readers call the thing that stands below a heading: words, where sayings.ts has whole phrases. */
export const sectionWordsOf = (url: string, anchor: string): string[] =>
  both.flatMap((words) => words[anchor ? `${url}#${anchor}` : url] ?? []);

/** The sections named here, which must exist. */
export const wordedSections = both.flatMap((words) => Object.keys(words));
