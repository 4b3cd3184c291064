import openapiTS, { astToString } from 'openapi-typescript';
import { readSource, readText, type ApiName, operationsOf } from '../apis.ts';
import type { OpenApiDocument } from '../document.ts';
import { bundle } from './bundle.ts';
import { filesByDefault, MARK } from './by-default.ts';
import { answerChecks, requestChecks } from './checks.ts';
import { limitsModule } from './limits.ts';
import { outlineOf, callsOf } from './outline.ts';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const declaration = `import type { Validate } from '../document.ts';
declare const checks: Record<string, Validate>;
export default checks;
`;

/** All files generated from one document, by path in the repository. */
export async function generatedFiles(name: ApiName): Promise<Record<string, string>> {
  const document = bundle(readSource(name));
  return {
    ...runFiles(name, document),
    ...(await otherFiles(name, document)),
    [`specs/generated/${name}.openapi.yaml`]: readText(name),
  };
}

/** The files that servers and pages need at runtime: in development they wait for these only. */
export const runFiles = (name: ApiName, document: OpenApiDocument): Record<string, string> => ({
  [`specs/generated/${name}.document.json`]: `${JSON.stringify(document, null, 2)}\n`,
  [`specs/generated/${name}.outline.json`]: `${JSON.stringify(outlineOf(document))}\n`,
  [`specs/generated/${name}.calls.ts`]: callsOf(document),
  [`specs/generated/${name}.limits.ts`]: limitsModule(document),
  [`specs/generated/${name}.validators.js`]: requestChecks(document),
});

/** The files for compilers and tests, and defaults for files that are not handwritten. */
export const otherFiles = async (
  name: ApiName,
  document: OpenApiDocument,
): Promise<Record<string, string>> => ({
  [`specs/generated/${name}.types.ts`]: await typesOf(document),
  [`specs/generated/${name}.validators.d.ts`]: declaration,
  [`specs/generated/${name}.answers.js`]: answerChecks(document),
  [`specs/generated/${name}.answers.d.ts`]: declaration,
  ...filesByDefault(name, document, isHandwritten),
});

/**
 * The TypeScript types of a document from openapi-typescript, with an additional field on each operation:
 * `security`, the name of its security scheme or `never`.
 *
 * @throws {Error} openapi-typescript writes operations in another shape than expected
 */
async function typesOf(document: OpenApiDocument): Promise<string> {
  const text = astToString(
    await openapiTS(JSON.stringify(document), { defaultNonNullable: false }),
  );
  const [types = '', all = ''] = text.split(/^(?=export interface operations \{$)/m);
  const operations = operationsOf(document).reduce((before, { operation }) => {
    const end = new RegExp(`^ {4}${operation.operationId}: \\{$[^]*?(?=^ {4}\\};$)`, 'm');
    const scheme = JSON.stringify(Object.keys(operation.security[0] ?? {})[0]) ?? 'never';
    const after = before.replace(end, (own) => `${own}        security: ${scheme};\n`);
    if (after !== before) return after;
    throw new Error('openapi-typescript writes operations in another shape than expected.');
  }, all);
  return types + operations;
}

const placeOf = (file: string): string => fileURLToPath(new URL(`../../${file}`, import.meta.url));

/**
 * Writes a generated file, by its path in the repository. An unchanged file is not touched, so that watchers do not
 * restart. Returns whether it was written.
 */
export function writeGenerated(file: string, text: string): boolean {
  const place = placeOf(file);
  if (existsSync(place) && readFileSync(place, 'utf8') === text) return false;
  mkdirSync(dirname(place), { recursive: true });
  writeFileSync(place, text);
  return true;
}

/** Whether a file exists that was not generated. */
export function isHandwritten(file: string): boolean {
  const place = placeOf(file);
  return existsSync(place) && !readFileSync(place, 'utf8').includes(MARK);
}

/**
 * Removes generated pages of APIs that are no longer listed, and their .gitignore if no generated page is left.
 * Returns the removed files.
 */
export function removeGeneratedPages(names: readonly string[]): string[] {
  const folder = 'site/docs/apis';
  const pages = readdirSync(placeOf(folder)).filter((file) => file.endsWith('.mdx'));
  const generated = pages.filter((file) => !isHandwritten(`${folder}/${file}`));
  const current = generated.filter((file) => names.includes(file.slice(0, -'.mdx'.length)));
  const files = [
    ...generated.filter((file) => !current.includes(file)),
    ...(current.length === 0 && isHandwritten(`${folder}/.gitignore`) ? ['.gitignore'] : []),
  ].map((file) => `${folder}/${file}`);
  for (const file of files) rmSync(placeOf(file));
  return files;
}
