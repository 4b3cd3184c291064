import { posix } from 'node:path';
import { ignoredPages, placeOf, type IsHandwritten, type FileKind } from './by-default.ts';
import { camel, pascal } from './limits.ts';

/** The source of a module that exports a record by API name, from a file of each API. */
const byName = (
  list: string,
  names: readonly string[],
  from: (name: string, local: string) => string,
): string =>
  [
    ...names.map((name) => `import ${from(name, camel(name))};`),
    '',
    `export const ${list} = { ${names.map((name) => `'${name}': ${camel(name)}`).join(', ')} };`,
    '',
  ].join('\n');

/** The module with the document of an API, its compiled request validators and its types. */
const apiModule = (
  name: string,
): string => `import type { ApiDocument, OpenApiDocument } from '../document.ts';
import document from './${name}.document.json' with { type: 'json' };
import validators from './${name}.validators.js';

export type { components, operations, paths } from './${name}.types.ts';

/** The document and its compiled request checks, ready for \`createApi\`. */
export const api: ApiDocument = { document: document as unknown as OpenApiDocument, validators };
`;

/** The module with the outline of a document, against which recordings are validated. */
const outlineModule = (
  name: string,
): string => `import outline from './${name}.outline.json' with { type: 'json' };

export { outline };
`;

const lazyImport = (name: string): string =>
  `  '${name}': () => import(/* webpackChunkName: "recorded-${name}" */ './${name}.outline.ts'),`;

/**
 * The generated modules that list every API, by path in the repository. No handwritten file lists them: adding an API
 * to `ports.json` adds it to all of these.
 */
export function lists(
  names: readonly string[],
  isHandwritten: IsHandwritten,
): Record<string, string> {
  /** The import path of an API's file, handwritten or generated, from a list. */
  const from = (list: string, kind: FileKind, name: string): string => {
    const way = posix.relative(posix.dirname(list), placeOf(kind, name, isHandwritten).file);
    return way.startsWith('.') ? way : `./${way}`;
  };
  const clients = 'client/generated/clients.ts';
  const cases = 'client/generated/cases.ts';
  const questions = 'client/generated/questions.ts';
  const generatedPages = names.filter((name) => placeOf('page', name, isHandwritten).isGenerated);
  return {
    ...Object.fromEntries(
      names.flatMap((name) => [
        [`specs/generated/${name}.ts`, apiModule(name)],
        [`specs/generated/${name}.outline.ts`, outlineModule(name)],
      ]),
    ),
    'specs/generated/documents.ts': byName(
      'documents',
      names,
      (name, local) => `{ api as ${local} } from './${name}.ts'`,
    ),
    'specs/generated/answers.ts': byName(
      'answers',
      names,
      (name, local) => `${local} from './${name}.answers.js'`,
    ),
    'specs/generated/calls.ts': byName(
      'calls',
      names,
      (name, local) => `{ calls as ${local} } from './${name}.calls.ts'`,
    ),
    'specs/generated/outlines.ts': `export const outlines = {\n${names.map(lazyImport).join('\n')}\n};\n`,
    'servers/generated/creators.ts': byName(
      'creators',
      names,
      (name, local) => `{ create${pascal(name)} as ${local} } from '../${name}/src/index.ts'`,
    ),
    'servers/generated/printed-secrets.ts': printedSecrets(names, isHandwritten),
    [clients]: names.map((name) => `export * from '${from(clients, 'client', name)}';\n`).join(''),
    [cases]: byName(
      'cases',
      names,
      (name, local) => `{ cases as ${local} } from '${from(cases, 'cases', name)}'`,
    ),
    [questions]: byName(
      'questions',
      names,
      (name, local) => `{ questions as ${local} } from '${from(questions, 'questions', name)}'`,
    ),
    ...(generatedPages.length > 0 && { 'site/docs/apis/.gitignore': ignoredPages(generatedPages) }),
  };
}

/** Generated secrets are in specs/generated, where their server imports them. */
function printedSecrets(names: readonly string[], isHandwritten: IsHandwritten): string {
  const fileOf = (name: string) =>
    placeOf('secrets', name, isHandwritten).isGenerated
      ? `@frontline/specs/${name}.printed-secrets`
      : `../${name}/src/printed-secrets.ts`;
  return [
    ...names.map((name) => `import { printedSecrets as ${camel(name)} } from '${fileOf(name)}';`),
    `\nexport const printedSecrets = { ${names.map((name) => `...${camel(name)}`).join(', ')} };\n`,
  ].join('\n');
}
