import { readSource, type ApiName } from '../apis.ts';
import { bundle } from './bundle.ts';
import { callsOf } from './calls.ts';
import { answerChecks, requestChecks } from './checks.ts';
import { outlineOf } from './outline.ts';
import { typesOf } from './types.ts';

const declaration = `import type { Validate } from '../document.ts';
declare const checks: Record<string, Validate>;
export default checks;
`;

/** Everything that is generated from one document, by file name. */
export async function generatedFiles(name: ApiName): Promise<Record<string, string>> {
  const document = bundle(readSource(name));
  return {
    [`${name}.document.json`]: `${JSON.stringify(document, null, 2)}\n`,
    [`${name}.outline.json`]: `${JSON.stringify(outlineOf(document))}\n`,
    [`${name}.types.ts`]: await typesOf(document),
    [`${name}.calls.ts`]: callsOf(document),
    [`${name}.validators.js`]: requestChecks(document),
    [`${name}.validators.d.ts`]: declaration,
    [`${name}.answers.js`]: answerChecks(document),
    [`${name}.answers.d.ts`]: declaration,
  };
}
