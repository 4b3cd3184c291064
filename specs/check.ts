import { apiNames, operationsOf, readSource, sourceFile, sourceUrl, type ApiName } from './apis.ts';
import { checkExamples } from './checking/examples.ts';
import { checkFields, checkRepeats } from './checking/fields.ts';
import { lintDocument } from './checking/lint.ts';
import { unknownKeywords } from './checking/vocabulary.ts';
import { bundle } from './generation/bundle.ts';

let failed = false;
for (const name of apiNames) {
  const { counts, faults } = examine(name);
  const sum = Object.entries(counts).map(([what, count]) => `${count} ${what}`);
  console.log(`${sourceFile(name)}: looked at ${sum.join(', ')}.`);
  for (const [what, count] of Object.entries(counts)) {
    if (count === 0)
      faults.push(`There are no ${what} to look at: the check itself must be wrong.`);
  }
  for (const fault of faults) console.error(`  ${fault}`);
  failed ||= faults.length > 0;
}
if (failed) process.exitCode = 1;

function examine(name: ApiName) {
  const source = readSource(name);
  const document = bundle(source);
  const fields = checkFields(document);
  const examples = checkExamples(document);
  return {
    counts: {
      operations: operationsOf(document).length,
      fields: fields.count,
      examples: examples.count,
    },
    faults: [
      ...lintDocument(sourceUrl(name)),
      ...unknownKeywords(source),
      ...fields.faults,
      ...examples.faults,
      ...checkRepeats(document).faults,
    ],
  };
}
