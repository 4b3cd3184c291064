import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { largeDocuments, packages } from '../api-reference/published.ts';
import { printTable } from '../figures.ts';
import type { Become } from './become.ts';
import { installDocuments } from './install.ts';
import { refusals } from './refusals.ts';

// Documents of others, from packages of this folder: each becomes a reference, or is refused with the
// sentence that refusals.ts says is right. Ends with 1 where one does neither. `npm run bench -- documents`.

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
    .map((one) => `${nameOf(one)} is refused, and refusals.ts does not say why: ${one.refused}`),
  ...built
    .filter((one) => refusals.some(({ file }) => file.test(nameOf(one))))
    .map((one) => `${nameOf(one)} is built, and refusals.ts says that it is refused.`),
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
