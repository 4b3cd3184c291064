import { readSource, readText, type ApiName } from '../apis.ts';
import type { OpenApiDocument } from '../document.ts';
import { bundle } from './bundle.ts';
import { filesByDefault } from './by-default.ts';
import { answerChecks, requestChecks } from './checks.ts';
import { limitsModule } from './limits.ts';
import { outlineOf, callsOf } from './outline.ts';
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
    ...runFiles(name, document),
    ...(await otherFiles(name, document)),
    [`specs/generated/${name}.openapi.yaml`]: readText(name),
  };
}

/** What servers and pages run: while developing they wait for it, and for nothing else. */
export const runFiles = (name: ApiName, document: OpenApiDocument): Record<string, string> => ({
  [`specs/generated/${name}.document.json`]: `${JSON.stringify(document, null, 2)}\n`,
  [`specs/generated/${name}.outline.json`]: `${JSON.stringify(outlineOf(document))}\n`,
  [`specs/generated/${name}.calls.ts`]: callsOf(document),
  [`specs/generated/${name}.limits.ts`]: limitsModule(document),
  [`specs/generated/${name}.validators.js`]: requestChecks(document),
});

/** What compilers and checks read, and what nobody wrote by hand. */
export const otherFiles = async (
  name: ApiName,
  document: OpenApiDocument,
): Promise<Record<string, string>> => ({
  [`specs/generated/${name}.types.ts`]: await typesOf(document),
  [`specs/generated/${name}.validators.d.ts`]: declaration,
  [`specs/generated/${name}.answers.js`]: answerChecks(document),
  [`specs/generated/${name}.answers.d.ts`]: declaration,
  ...filesByDefault(name, document, isWritten),
});
