import { readFileSync } from 'node:fs';

/** A question and its right answers: routes, or routes with the heading that must match. */
export interface Query {
  class: string;
  query: string;
  answers: string[];
}

/** A question about these docs, and whether a page answers it, it is a registered open question, or neither. */
export interface Question extends Query {
  role: string;
  outcome: 'documented' | 'open' | 'out of scope';
}

export const questionsIn = (file: string): Question[] =>
  JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as Question[];

/** Questions by people who had not seen the docs; also typed to measure keystrokes. */
export const queries: Query[] = questionsIn('./strangers.json');
