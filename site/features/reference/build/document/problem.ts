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
