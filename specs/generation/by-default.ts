import { stringify } from 'yaml';
import type { OpenApiDocument } from '../document.ts';
import { kebab, pascal } from './limits.ts';

/**
 * What an API needs beside its document and its server, by its path below the root of the repository, where nobody
 * wrote a file that says more: so another API is one folder and a line in `ports.json`.
 */
export function filesByDefault(
  name: string,
  document: OpenApiDocument,
  isWritten: IsWritten,
): Record<string, string> {
  const missing = parts
    .map((part) => ({ part, ...placeOf(part, name, isWritten) }))
    .filter(({ isMade }) => isMade);
  return Object.fromEntries(missing.map(({ part, file }) => [file, texts[part](name, document)]));
}

/** Whether a file is there that somebody wrote, by its path below the root of the repository. */
export type IsWritten = (file: string) => boolean;

/** What an API has beside its document and its server: where it is written by hand, and where it is made otherwise. */
const PLACES = {
  serve: ['servers/*/serve.ts', 'servers/generated/*.serve.ts'],
  secrets: ['servers/*/src/printed-secrets.ts', 'specs/generated/*.printed-secrets.ts'],
  client: ['client/src/*.ts', 'client/generated/*.ts'],
  questions: ['client/check/questions/*.ts', 'client/generated/*.questions.ts'],
  cases: ['client/check/cases/*.ts', 'client/generated/*.cases.ts'],
  about: ['site/content/about-apis/*.ts', 'site/generated/*.about.ts'],
  page: ['site/docs/apis/*.mdx', 'site/docs/apis/*.mdx'],
} as const;

export type Part = keyof typeof PLACES;
const parts = Object.keys(PLACES) as Part[];

/** The file of a part of an API, below the root of the repository, and whether it is made. */
export function placeOf(
  part: Part,
  name: string,
  isWritten: IsWritten,
): { file: string; isMade: boolean } {
  const [own, made] = PLACES[part].map((place) => place.replace('*', name)) as [string, string];
  return isWritten(own) ? { file: own, isMade: false } : { file: made, isMade: true };
}

/** What the docs say of an API that nobody has said more about: who holds each credential. */
function aboutModule(_: string, document: OpenApiDocument): string {
  const holder = {
    scope: 'Not described here',
    holder: `The system that calls the ${document.info.title}`,
  };
  const holders = Object.fromEntries(
    Object.keys(document.components.securitySchemes).map((scheme) => [scheme, holder]),
  );
  return `import type { Holder } from '../content/about-apis/kind.ts';

export const holders: Record<string, Holder> = ${JSON.stringify(holders, null, 2)};
`;
}

/** The entry of the client, as `client/src` writes them by hand. */
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

const questionsModule = (
  name: string,
): string => `import { questionsByDefault } from '../check/by-default/questions.ts';

export const questions = questionsByDefault('${name}');
`;

const casesModule = (
  name: string,
): string => `import { casesByDefault } from '../check/by-default/cases.ts';

export const cases = casesByDefault('${name}');
`;

/** What runs a server that has no variables of its own. It is given all there is, and takes what it needs. */
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

/** A credential for each security scheme, that a demonstration server accepts: `demo-notes-key`. */
function secretsModule(_: string, { components }: OpenApiDocument): string {
  const secrets = Object.fromEntries(
    Object.keys(components.securitySchemes).map((scheme) => [scheme, `demo-${kebab(scheme)}`]),
  );
  return `/** The demonstration credentials that the docs print, by their security scheme. */
export const printedSecrets = ${JSON.stringify(secrets, null, 2)};
`;
}

/** Stands in each page that is written here. Without this line a page is its author's, and stays. */
export const MARK =
  '# Written from the document of the API. Delete this line to write the page by hand.';

/** The page of an API in the docs: what the build shows of the document, and nothing more. */
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

/** Keeps git from pages that are written here, and from this list itself. */
export const ignoredPages = (names: readonly string[]): string =>
  ['# Written by specs/generate.ts.', '.gitignore', ...names.map((name) => `${name}.mdx`), ''].join(
    '\n',
  );

const texts: Record<Part, (name: string, document: OpenApiDocument) => string> = {
  serve: serveModule,
  secrets: secretsModule,
  client: clientModule,
  questions: questionsModule,
  cases: casesModule,
  about: aboutModule,
  page: referencePage,
};
