import { readSource, type ApiName } from '../apis.ts';
import { bundle } from './bundle.ts';
import { filesByDefault } from './by-default/files.ts';
import { callsOf } from './calls.ts';
import { answerChecks, requestChecks } from './checks.ts';
import { outlineOf } from './outline.ts';
import { typesOf } from './types.ts';
import { isWritten } from './write.ts';

const declaration = `import type { Validate } from '../document.ts';
declare const checks: Record<string, Validate>;
export default checks;
`;

/** Everything that is generated from one document, by its path below the root of the repository. */
export async function generatedFiles(name: ApiName): Promise<Record<string, string>> {
  const document = bundle(readSource(name));
  return {
    [`specs/generated/${name}.document.json`]: `${JSON.stringify(document, null, 2)}\n`,
    [`specs/generated/${name}.outline.json`]: `${JSON.stringify(outlineOf(document))}\n`,
    [`specs/generated/${name}.types.ts`]: await typesOf(document),
    [`specs/generated/${name}.calls.ts`]: callsOf(document),
    [`specs/generated/${name}.validators.js`]: requestChecks(document),
    [`specs/generated/${name}.validators.d.ts`]: declaration,
    [`specs/generated/${name}.answers.js`]: answerChecks(document),
    [`specs/generated/${name}.answers.d.ts`]: declaration,
    ...filesByDefault(name, document, isWritten),
  };
}
