import { readFileSync } from 'node:fs';

/** A question and where its right answers are: routes, or routes with the heading that must be hit. */
export interface Query {
  class: string;
  query: string;
  answers: string[];
}

/** A question about these docs, and what becomes of it: a page answers it, the register holds it, or neither. */
export interface Question extends Query {
  role: string;
  outcome: 'documented' | 'open' | 'out of scope';
}

/** The questions of a set. */
export const questionsIn = (file: string): Question[] =>
  JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8')) as Question[];

/** Questions by strangers who had not seen the docs; also what is typed where key strokes are measured. */
export const queries: Query[] = questionsIn('./strangers.json');
