import { faultyExamples } from './check-examples.ts';
import { faultyNames } from './check-names.ts';
import type { Fault } from './problem.ts';
import type { SourceDocument } from './read-document.ts';

/** All that a page can show and that cannot be right, in a document whose keywords are known and references lead on. */
export function* faultsIn(source: SourceDocument): Generator<Fault> {
  yield* faultyNames(source);
  yield* faultyExamples(source);
}

/** Throws a `DocumentProblem` for the first fault, with its place, the wrong value and the cure. */
export function checkFaults(source: SourceDocument): void {
  for (const { pointer, fault, cure } of faultsIn(source)) source.fail(pointer, fault, cure);
}

/** So many faults are told with their lines, which take another reading of the document. */
export const MOST_TOLD = 20;

/** The faults of a document that somebody else writes, a sentence each; the first ones with their lines. */
export function toldFaults(source: SourceDocument): string[] {
  const faults = [...faultsIn(source)];
  const lines = source.linesOf(faults.slice(0, MOST_TOLD).map(({ pointer }) => pointer));
  return faults.map(({ pointer, fault, cure }, index) => {
    const line = lines[index];
    return `${source.file}${line === undefined ? '' : `:${line}`} (${pointer}): ${fault} ${cure}`;
  });
}
