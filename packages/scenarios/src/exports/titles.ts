import type { Step } from '../scenario.ts';

/** The title of a step: its note, or else its request. */
export function titleOf(step: Step): string {
  if (step.note) return step.note;
  return step.kind === 'wait'
    ? `Wait ${step.seconds} seconds`
    : `${step.method} ${step.path.split('?')[0]}`;
}

/** Reduces a text to one line, for a comment. */
export const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** The path to a field in JavaScript: `.cabinets[0].key`. */
export const pathOf = (fields: readonly string[]): string =>
  fields.map((field) => (/^\d+$/.test(field) ? `[${field}]` : `.${field}`)).join('');

/** The variable of an answer: `orderAnswer`. The suffix avoids names of servers, of the shell and of the language. */
export const answerNamed = (name: string): string => `${name.replaceAll('-', '_')}Answer`;
