import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkFaults } from './document/faults.ts';
import { DocumentProblem } from './document/problem.ts';
import { readDocument } from './document/read-document.ts';
import { buildModel } from './model/build-model.ts';
import type { ReferenceDocument } from './options.ts';
import { referenceDocuments } from './reference-documents.ts';

const site = fileURLToPath(new URL('../../..', import.meta.url));

/** The fault of each API document that has one, in a sentence with its place and the cure. */
export const faultsIn = (
  documents: Pick<ReferenceDocument, 'name' | 'file' | 'isForeign'>[],
): string[] =>
  documents.flatMap(({ name, file, isForeign }) => {
    const place = path.resolve(site, file);
    try {
      const source = readDocument(place, path.relative(process.cwd(), place));
      buildModel(name, source);
      if (!isForeign) checkFaults(source);
      return [];
    } catch (cause) {
      if (cause instanceof DocumentProblem) return [cause.message];
      throw cause;
    }
  });

if (process.argv[1]?.endsWith('check-documents.ts')) {
  const faults = faultsIn(referenceDocuments);
  for (const fault of faults) console.error(fault);
  console.log(`${referenceDocuments.length} API documents, ${faults.length} with a fault.`);
  if (faults.length > 0) process.exitCode = 1;
}
