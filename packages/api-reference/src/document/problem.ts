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

/** The first 60 characters of document text, for quoting in messages. */
export const excerpt = (written: string): string =>
  written.length > 60 ? `${written.slice(0, 60)}…` : written;

/** A fault in an API document with its location and fix. Fails the build. */
export class DocumentProblem extends Error {
  override readonly name = 'DocumentProblem';

  constructor(place: { file: string; line: number; pointer: string }, fault: string, cure: string) {
    super(`${place.file}:${place.line} (${place.pointer || '#'}): ${fault} ${cure}`);
    // The fault is in the document, so our own stack would not help.
    this.stack = `${this.name}: ${this.message}`;
  }
}

/** A fault that fails the build for our own documents and is a warning for third-party ones. */
export interface Fault {
  pointer: string;
  fault: string;
  cure: string;
}

/** Percent-decodes a text; returns it unchanged if an escape is malformed. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
