import { stringify } from 'yaml';
import type { OpenApiDocument } from '../document.ts';
import { kebab, pascal } from './limits.ts';

/**
 * Generates the files that an API needs besides its document and server, by path in the repository, unless a
 * handwritten one exists: so a new API is one folder and a line in `ports.json`.
 */
export function filesByDefault(
  name: string,
  document: OpenApiDocument,
  isHandwritten: IsHandwritten,
): Record<string, string> {
  const missing = kinds
    .map((kind) => ({ kind, ...placeOf(kind, name, isHandwritten) }))
    .filter(({ isGenerated }) => isGenerated);
  return Object.fromEntries(missing.map(({ kind, file }) => [file, texts[kind](name, document)]));
}

/** Whether a handwritten file exists, by its path in the repository. */
export type IsHandwritten = (file: string) => boolean;

/** The files of an API besides its document and server: the path of the handwritten one, and of the generated one. */
const PLACES = {
  serve: ['servers/*/serve.ts', 'servers/generated/*.serve.ts'],
  secrets: ['servers/*/src/printed-secrets.ts', 'specs/generated/*.printed-secrets.ts'],
  client: ['client/src/*.ts', 'client/generated/*.ts'],
  questions: ['client/check/questions/*.ts', 'client/generated/*.questions.ts'],
  cases: ['client/check/cases/*.ts', 'client/generated/*.cases.ts'],
  page: ['site/docs/apis/*.mdx', 'site/docs/apis/*.mdx'],
} as const;

export type FileKind = keyof typeof PLACES;
const kinds = Object.keys(PLACES) as FileKind[];

/** The file of an API, by its path in the repository, and whether it is generated. */
export function placeOf(
  kind: FileKind,
  name: string,
  isHandwritten: IsHandwritten,
): { file: string; isGenerated: boolean } {
  const [handwritten, generated] = PLACES[kind].map((place) => place.replace('*', name)) as [
    string,
    string,
  ];
  return isHandwritten(handwritten)
    ? { file: handwritten, isGenerated: false }
    : { file: generated, isGenerated: true };
}

/** The client's module for an API, like the handwritten ones in `client/src`. */
const clientModule = (
  name: string,
  { info }: OpenApiDocument,
): string => `import { calls } from '@frontline/specs/generated/${name}.calls.ts';
import type { operations, paths } from '@frontline/specs/generated/${name}.types.ts';
import { createClient } from '../src/create-client.ts';
import type { ClientOptions } from '../src/options.ts';
import type { Client, SchemeOf } from '../src/types.ts';

export type { components as ${pascal(name)}Schemas } from '@frontline/specs/generated/${name}.types.ts';
export type ${pascal(name)}Client = Client<paths>;

/** A typed client of the ${info.title.replaceAll('*/', '* /')}. */
export const create${pascal(name)}Client = (
  options: ClientOptions<SchemeOf<operations>> = {},
): ${pascal(name)}Client => createClient(calls, options);
`;

/** What a check asks and sends. */
const checkModule =
  (what: 'questions' | 'cases') =>
  (name: string): string =>
    `import { ${what}ByDefault } from '../check/by-default.ts';

export const ${what} = ${what}ByDefault('${name}');
`;

/** The entry point of a server without environment variables of its own. It gets all options and picks some. */
const serveModule = (
  name: string,
): string => `import { digest, serve } from '@frontline/node-server';
import ports from '@frontline/specs/ports.json' with { type: 'json' };
import { create${pascal(name)} } from '../${name}/src/index.ts';

await serve({
  name: '${name}',
  port: ports['${name}'],
  environment: {},
  create({ hooks, ...given }) {
    // A constant, because a literal may hold no more than the server declares.
    const options = { ...hooks, ...given, digest };
    return create${pascal(name)}(options);
  },
});
`;

/** A credential for each security scheme that the demo server accepts: `demo-notes-key`. */
function secretsModule(_: string, { components }: OpenApiDocument): string {
  const secrets = Object.fromEntries(
    Object.keys(components.securitySchemes).map((scheme) => [scheme, `demo-${kebab(scheme)}`]),
  );
  return `/** The demonstration credentials that the docs print, by their security scheme. */
export const printedSecrets = ${JSON.stringify(secrets, null, 2)};
`;
}

/** Marks a generated page. Without this line a page is handwritten and never overwritten. */
export const MARK =
  '# Written from the document of the API. Delete this line to write the page by hand.';

/** The docs page of an API: only its generated reference. */
function referencePage(name: string, { info, tags }: OpenApiDocument): string {
  const words = [info.title.replace(/ API$/, ''), ...tags.map((tag) => tag.name), 'api', 'openapi'];
  const matter = {
    title: info.title,
    description: `Every operation, field, status and example of the ${info.title}.`,
    type: 'reference',
    roles: ['integrator'],
    applies_to: { product: 'suite' },
    keywords: [...new Set(words.map((word) => word.toLowerCase()))],
  };
  return `---\n${MARK}\n${stringify(matter)}---\n\n<ApiReference api="${name}" />\n`;
}

/** A .gitignore for generated pages and itself. */
export const ignoredPages = (names: readonly string[]): string =>
  ['# Written by specs/generate.ts.', '.gitignore', ...names.map((name) => `${name}.mdx`), ''].join(
    '\n',
  );

const texts: Record<FileKind, (name: string, document: OpenApiDocument) => string> = {
  serve: serveModule,
  secrets: secretsModule,
  client: clientModule,
  questions: checkModule('questions'),
  cases: checkModule('cases'),
  page: referencePage,
};
