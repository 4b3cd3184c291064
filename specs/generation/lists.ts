const pascal = (name: string): string =>
  name.replaceAll(/(?:^|-)(\w)/g, (_, first: string) => first.toUpperCase());
const camel = (name: string): string =>
  name.replaceAll(/-(\w)/g, (_, first: string) => first.toUpperCase());

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
export const lists = (names: readonly string[]): Record<string, string> => ({
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
  'servers/generated/printed-secrets.ts': [
    ...names.map(
      (name) =>
        `import { printedSecrets as ${camel(name)} } from '../${name}/src/printed-secrets.ts';`,
    ),
    `\nexport const printedSecrets = { ${names.map((name) => `...${camel(name)}`).join(', ')} };\n`,
  ].join('\n'),
  'client/generated/clients.ts': names
    .map((name) => `export * from '../src/${name}.ts';\n`)
    .join(''),
  'client/generated/stories.ts': byName(
    'stories',
    names,
    (name, local) => `{ story as ${local} } from '../check/stories/${name}.ts'`,
  ),
  'site/generated/about-apis.ts': names
    .map((name) => `import * as ${camel(name)} from '../about-apis/${name}.ts';\n`)
    .join('')
    .concat(
      `\nexport const aboutApis = { ${names.map((name) => `'${name}': ${camel(name)}`).join(', ')} };\n`,
    ),
  'client/generated/questions.ts': byName(
    'questions',
    names,
    (name, local) => `{ questions as ${local} } from '../check/questions/${name}.ts'`,
  ),
});
