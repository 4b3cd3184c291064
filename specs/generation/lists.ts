import { posix } from 'node:path';
import { ignoredPages, placeOf, type IsWritten, type Part } from './by-default.ts';
import { camel, pascal } from './limits.ts';

/** A module that exports one value for each API, by its name, from a file that each API has. */
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

/** The document of an API with its compiled request checks, and the types of its operations. */
const apiModule = (
  name: string,
): string => `import type { ApiDocument, OpenApiDocument } from '../document.ts';
import document from './${name}.document.json' with { type: 'json' };
import validators from './${name}.validators.js';

export type { components, operations, paths } from './${name}.types.ts';

/** The document and its compiled request checks, ready for \`createApi\`. */
export const api: ApiDocument = { document: document as unknown as OpenApiDocument, validators };
`;

/** A document without its prose, and its schemas: what recordings are held to. */
const outlineModule = (
  name: string,
): string => `import outline from './${name}.outline.json' with { type: 'json' };

export { outline };
`;

const fetched = (name: string): string =>
  `  '${name}': () => import(/* webpackChunkName: "recorded-${name}" */ './${name}.outline.ts'),`;

/**
 * The modules that name every API, by their path below the root of the repository. No file that is
 * written by hand names them all: an API that is listed in `ports.json` is in each of these, on every floor.
 */
export function lists(names: readonly string[], isWritten: IsWritten): Record<string, string> {
  /** Where a list finds a part of an API, written by hand or made. */
  const from = (list: string, part: Part, name: string): string => {
    const way = posix.relative(posix.dirname(list), placeOf(part, name, isWritten).file);
    return way.startsWith('.') ? way : `./${way}`;
  };
  const clients = 'client/generated/clients.ts';
  const cases = 'client/generated/cases.ts';
  const questions = 'client/generated/questions.ts';
  const about = 'site/generated/about-apis.ts';
  const pagesMade = names.filter((name) => placeOf('page', name, isWritten).isMade);
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
    'specs/generated/outlines.ts': `export const outlines = {\n${names.map(fetched).join('\n')}\n};\n`,
    'servers/generated/creators.ts': byName(
      'creators',
      names,
      (name, local) => `{ create${pascal(name)} as ${local} } from '../${name}/src/index.ts'`,
    ),
    'servers/generated/printed-secrets.ts': printedSecrets(names, isWritten),
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
    [about]: byName(
      'aboutApis',
      names,
      (name, local) => `* as ${local} from '${from(about, 'about', name)}'`,
    ),
    ...(pagesMade.length > 0 && { 'site/docs/apis/.gitignore': ignoredPages(pagesMade) }),
  };
}

/** Those that are made stand beside the document, where their server finds them. */
function printedSecrets(names: readonly string[], isWritten: IsWritten): string {
  const fileOf = (name: string) =>
    placeOf('secrets', name, isWritten).isMade
      ? `@frontline/specs/${name}.printed-secrets`
      : `../${name}/src/printed-secrets.ts`;
  return [
    ...names.map((name) => `import { printedSecrets as ${camel(name)} } from '${fileOf(name)}';`),
    `\nexport const printedSecrets = { ${names.map((name) => `...${camel(name)}`).join(', ')} };\n`,
  ].join('\n');
}
