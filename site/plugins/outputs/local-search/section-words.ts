import { callForHelpWords } from './call-for-help-words.ts';
import { contractWords } from './contract-words.ts';
import { curbsideWords } from './curbside-words.ts';
import { integratorWords } from './integrator-words.ts';
import { lockerWords } from './locker-words.ts';
import { plannerWords } from './planner-words.ts';
import { runningWords } from './running-words.ts';
import { radioWords } from './radio-words.ts';
import { staffWords } from './staff-words.ts';
import { startWords } from './start-words.ts';
import { textingWords } from './texting-words.ts';

const byAudience = [plannerWords, runningWords, contractWords, integratorWords, staffWords];
const byProduct = [
  callForHelpWords,
  lockerWords,
  textingWords,
  curbsideWords,
  radioWords,
  startWords,
];
const all: Record<string, string>[] = [...byAudience, ...byProduct];

/** What readers call the thing that stands below a heading: words, where sayings.ts has whole phrases. */
export const sectionWordsOf = (url: string, anchor: string): string[] =>
  all.flatMap((words) => words[anchor ? `${url}#${anchor}` : url] ?? []);

/** The sections named here, which must exist. */
export const wordedSections = all.flatMap((words) => Object.keys(words));
