import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { largeDocuments, packages } from '../api-reference/published.ts';
import { printTable } from '../figures.ts';
import type { RenderResult } from './render.ts';
import { installDocuments } from './install.ts';

// Renders third-party documents from the packages of this folder: each renders, or is refused with an error listed in
// `refusals`. Exits with 1 otherwise. `npm run bench -- documents`.

/** An expected refusal, and why it is right. */
interface Refusal {
  /** Matches the end of the file name. */
  file: RegExp;
  /** Text of the error message. */
  message: string;
  because: string;
}

/** Documents whose references would be wrong. */
const refusals: Refusal[] = [
  {
    file: /\/2\.0\/\w+\/[\w-]+\.(json|yaml)$/,
    message: 'OpenAPI 2.0 is not rendered. Write a document of OpenAPI 3.0 or 3.1',
    because: 'Another format: converters to 3.0 are many.',
  },
  {
    file: /\/3\.0\/\w+\/response-http-behavior\.(json|yaml)$/,
    message: '(#/paths/~1cache/get/security/0): The security scheme "api_key" is not defined.',
    because: 'It names a scheme and defines none, so nobody could prove who calls.',
  },
  {
    file: /\/3\.1\/\w+\/schema-validation-local\.(json|yaml)$/,
    message:
      '/schema/$schema): A known word is expected here, and there is "http://json-schema.org/draft-04/schema#".',
    because: 'Its schemas are of draft 4, in which keywords mean something else.',
  },
  {
    file: /\/3\.1\/\w+\/schema-validation-top-level\.(json|yaml)$/,
    message:
      '(#/jsonSchemaDialect): A known word is expected here, and there is "http://json-schema.org/draft-04/schema#".',
    because: 'Its schemas are of draft 4, in which keywords mean something else.',
  },
];

installDocuments();
const EXAMPLES = join(packages, '@readme/oas-examples');
const site = fileURLToPath(new URL('../../site', import.meta.url));

const examples = readdirSync(EXAMPLES, { recursive: true, encoding: 'utf8' })
  .filter((path) => /^[23]\.\d[\\/].+\.(json|yaml)$/.test(path))
  .map((path) => join(EXAMPLES, path));
const files = [...new Set([...largeDocuments().map(({ file }) => file), ...examples])];

const { stdout, stderr } = spawnSync(
  process.execPath,
  ['--import', 'tsx', fileURLToPath(new URL('./render.ts', import.meta.url))],
  {
    cwd: site,
    encoding: 'utf8',
    input: files.join('\n'),
    maxBuffer: 1e8,
    // As in a build: in development mode, React runs additional checks.
    env: { ...process.env, NODE_ENV: 'production' },
  },
);
const all = stdout
  .split('\n')
  .filter((line) => line.startsWith('{'))
  .map((line) => JSON.parse(line) as RenderResult);
if (all.length === 0 || all.length !== files.length)
  throw new Error(`${all.length} of ${files.length} documents were tried.\n${stderr}`);

const nameOf = ({ file }: RenderResult) => relative(packages, file).replaceAll('\\', '/');
const built = all.filter(({ refused, fault }) => !refused && !fault);
printTable(
  ['built', 'operations', 'pages', 'longest page, KiB', 'CPU s', 'warnings'],
  built.map((one) => [
    nameOf(one),
    ...[one.operations, one.pages, one.html.toFixed(1), one.seconds.toFixed(1), one.warnings].map(
      String,
    ),
  ]),
);

const refused = all.filter((one) => one.refused);
printTable(
  ['refused', 'sentence', 'why that is right'],
  refused.map((one) => [nameOf(one), one.refused!, reasonOf(one) ?? 'nobody has said']),
);

const faults = [
  ...all.filter(({ fault }) => fault).map((one) => `${nameOf(one)}: ${one.fault}`),
  ...refused
    .filter((one) => !reasonOf(one))
    .map((one) => `${nameOf(one)} is refused, and no row says why: ${one.refused}`),
  ...built
    .filter((one) => refusals.some(({ file }) => file.test(nameOf(one))))
    .map((one) => `${nameOf(one)} is built, and a row says that it is refused.`),
];
console.log(
  `\n${all.length} documents: ${built.length} built, ${refused.length} refused, ${faults.length} neither as they should.`,
);
console.error(faults.join('\n'));
if (faults.length > 0) process.exitCode = 1;

/** Why a refusal is right, if its message is an expected one. */
function reasonOf(one: RenderResult): string | undefined {
  return refusals.find(
    ({ file, message }) => file.test(nameOf(one)) && one.refused!.includes(message),
  )?.because;
}
