import type { Step } from '../scenario.ts';

/** What a step is called: its note, else what it sends. */
export function titleOf(step: Step): string {
  if (step.note) return step.note;
  return step.kind === 'wait'
    ? `Wait ${step.seconds} seconds`
    : `${step.method} ${step.path.split('?')[0]}`;
}

/** In one line, for a comment. */
export const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** The name of a variable for a field of an answer: `order_open_code`. */
export const variableOf = (name: string, fields: readonly string[]): string =>
  [name, ...fields].join('_').replaceAll('-', '_');
