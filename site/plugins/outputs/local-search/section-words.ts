import { contractWords } from './contract-words.ts';
import { integratorWords } from './integrator-words.ts';
import { plannerWords } from './planner-words.ts';
import { staffWords } from './staff-words.ts';

const all: Record<string, string>[] = [plannerWords, contractWords, integratorWords, staffWords];

/** What readers call the thing that stands below a heading: words, where sayings.ts has whole phrases. */
export const sectionWordsOf = (url: string, anchor: string): string[] =>
  all.flatMap((words) => words[anchor ? `${url}#${anchor}` : url] ?? []);

/** The sections named here, which must exist. */
export const wordedSections = all.flatMap((words) => Object.keys(words));
