/** The steps of a JSON pointer, unescaped. */
export const stepsOf = (pointer: string): string[] =>
  pointer
    .replace(/^#\/?/, '')
    .split('/')
    .filter((step) => step !== '')
    .map((step) => decodeURIComponent(step.replaceAll('~1', '/').replaceAll('~0', '~')));

/** One step of a JSON pointer, escaped. */
export const escapeStep = (step: string): string =>
  step.replaceAll('~', '~0').replaceAll('/', '~1').replaceAll('%', '%25');

/** The beginning of what a document has, for a sentence. */
export const excerpt = (written: string): string =>
  written.length > 60 ? `${written.slice(0, 60)}…` : written;

/** A fault of an API document, with the place to mend and what to do there. Fails the build. */
export class DocumentProblem extends Error {
  override readonly name = 'DocumentProblem';

  constructor(place: { file: string; line: number; pointer: string }, fault: string, cure: string) {
    super(`${place.file}:${place.line} (${place.pointer || '#'}): ${fault} ${cure}`);
    // The fault is in the document, and no line of ours leads to it.
    this.stack = `${this.name}: ${this.message}`;
  }
}

/** A fault that ends the build of our own documents, and is told of those that somebody else writes. */
export interface Fault {
  pointer: string;
  fault: string;
  cure: string;
}

/** What an encoded text stands for; one with a broken escape stands as it is written. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
