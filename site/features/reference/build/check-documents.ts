import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkFaults, DocumentProblem, buildModel } from '@frontline/api-reference/model';
import { documentAt, type ReferenceDocument } from './read-document.ts';
import { referenceDocuments } from './reference-documents.ts';

const site = fileURLToPath(new URL('../../..', import.meta.url));

/** Error messages of invalid API documents: one sentence each, with the location and the fix. */
export const faultsIn = (
  documents: Pick<ReferenceDocument, 'name' | 'file' | 'isForeign'>[],
): string[] =>
  documents.flatMap(({ name, file, isForeign }) => {
    try {
      const known = documentAt(path.resolve(site, file));
      const source = { ...known, isForeign: isForeign === true };
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
