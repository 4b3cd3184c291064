import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { largeDocuments, packages } from '../api-reference/published.ts';
import { printTable } from '../figures.ts';
import type { Become } from './become.ts';
import { installDocuments } from './install.ts';

// Documents of others, from packages of this folder: each becomes a reference, or is refused with the
// sentence that a row below says is right. Ends with 1 where one does neither. `npm run bench -- documents`.

/** A document that is refused, and why that is right. */
interface Refusal {
  /** The end of its name. */
  file: RegExp;
  /** Words of the sentence. */
  says: string;
  because: string;
}

/** The documents that readers would be told something wrong about. */
const refusals: Refusal[] = [
  {
    file: /\/2\.0\/\w+\/[\w-]+\.(json|yaml)$/,
    says: 'OpenAPI 2.0 is not rendered. Write a document of OpenAPI 3.0 or 3.1',
    because: 'Another format: converters to 3.0 are many.',
  },
  {
    file: /\/3\.0\/\w+\/response-http-behavior\.(json|yaml)$/,
    says: '(#/paths/~1cache/get/security/0): The security scheme "api_key" is not defined.',
    because: 'It names a scheme and defines none, so nobody could prove who calls.',
  },
  {
    file: /\/3\.1\/\w+\/schema-validation-local\.(json|yaml)$/,
    says: '/schema/$schema): A known word is expected here, and there is "http://json-schema.org/draft-04/schema#".',
    because: 'Its schemas are of draft 4, in which keywords mean something else.',
  },
  {
    file: /\/3\.1\/\w+\/schema-validation-top-level\.(json|yaml)$/,
    says: '(#/jsonSchemaDialect): A known word is expected here, and there is "http://json-schema.org/draft-04/schema#".',
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
  ['--import', 'tsx', fileURLToPath(new URL('./become.ts', import.meta.url))],
  {
    cwd: site,
    encoding: 'utf8',
    input: files.join('\n'),
    maxBuffer: 1e8,
    // As in a build: React draws otherwise with checks for those who write components.
    env: { ...process.env, NODE_ENV: 'production' },
  },
);
const all = stdout
  .split('\n')
  .filter((line) => line.startsWith('{'))
  .map((line) => JSON.parse(line) as Become);
if (all.length === 0 || all.length !== files.length)
  throw new Error(`${all.length} of ${files.length} documents were tried.\n${stderr}`);

const nameOf = ({ file }: Become) => relative(packages, file).replaceAll('\\', '/');
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

/** Why a refusal is right, where its sentence is the one that is known. */
function reasonOf(one: Become): string | undefined {
  return refusals.find(({ file, says }) => file.test(nameOf(one)) && one.refused!.includes(says))
    ?.because;
}
