import { cpSync, mkdirSync, mkdtempSync, readdirSync } from 'node:fs';
import { readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { parse } from 'yaml';
import { apiNames, operationsOf, sourceFile, sourceUrl } from '../specs/apis.ts';
import { checkExamples } from '../specs/checking/examples.ts';
import { checkFields, checkRepeats } from '../specs/checking/fields.ts';
import { unknownKeywords } from '../specs/checking/vocabulary.ts';
import type { OpenApiDocument } from '../specs/document.ts';
import { bundle } from '../specs/generation/bundle.ts';
import { newOperation, newMigration } from './new/operation.ts';
import { newPage, newFigure } from './new/page.ts';
import { root } from './steps.ts';
import { compile } from './tools.ts';

let copy: string;
const text = (file: string) => readFileSync(join(copy, file), 'utf8');
beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'new-'));
  for (const folder of readdirSync(join(root, 'site/docs'), { withFileTypes: true }))
    if (folder.isDirectory()) mkdirSync(join(copy, 'site/docs', folder.name), { recursive: true });
  for (const api of apiNames) {
    cpSync(sourceUrl(api), join(copy, sourceFile(api)));
    const migrations = `servers/${api}/src/migrations`;
    cpSync(join(root, migrations), join(copy, migrations), { recursive: true });
  }
});
afterEach(() => rmSync(copy, { recursive: true }));

it('writes a page with the required front matter, but not over another one or outside a folder', () => {
  const given = ['radio/night-shift', 'Night: "quiet" hours'];
  const { written, nextSteps } = newPage(copy, given);
  const [, head = ''] = /^---\n(.*?)\n---\n/s.exec(text(written[0]!))!;
  const product = 'radio';
  expect(parse(head)).toMatchObject({ title: given[1], type: 'how-to', applies_to: { product } });
  expect(nextSteps.join()).toContain('site/sidebars.ts');
  expect(() => newPage(copy, given)).toThrow(
    `${written[0]} is there already. Choose another name.`,
  );
  expect(() => newPage(copy, ['radios/night', 'Night'])).toThrow('"radios": say one of');
});

it('writes only files that compile', () => {
  const written = [
    ...newFigure(copy, ['night-shift']).written,
    ...newOperation(copy, apiNames, ['radio', 'readDoor', 'get', '/api/doors/{door_id}']).written,
    ...newMigration(copy, apiNames, ['radio', 'door-sensors']).written,
  ].filter((file) => /\.tsx?$/.test(file));
  expect(written).toHaveLength(4);
  expect(text(written[0]!)).toContain('export const NightShiftFigure = ladder(');
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
  const config = {
    extends: join(root, 'site/tsconfig.json'),
    compilerOptions: { rootDirs: [copy, root] },
    include: [],
    files: [join(root, 'site/src/generated.d.ts'), ...written],
  };
  expect(compile(copy, config)).toBe('');
});

it('writes an operation that passes every rule, and none whose path or name is taken', () => {
  const file = 'specs/radio-api.yaml';
  const before = (parse(text(file)) as OpenApiDocument).paths;
  const given = ['radio', 'readDoor', 'GET', '/api/doors/{door_id}'];
  newOperation(copy, apiNames, given);
  newOperation(copy, apiNames, ['radio', 'ringDoorBell', 'post', '/api/doors']);
  const document = parse(text(file)) as OpenApiDocument;
  const added = ['/api/doors/{door_id}', '/api/doors'];
  expect(Object.keys(document.paths)).toEqual([...Object.keys(before), ...added]);
  const bundled = bundle(document);
  expect(operationsOf(bundled).at(-1)?.operation.operationId).toBe('ringDoorBell');
  expect([
    ...unknownKeywords(document),
    ...checkFields(bundled).faults,
    ...checkExamples(bundled).faults,
    ...checkRepeats(bundled).faults,
  ]).toEqual([]);
  expect(text('servers/radio/test/read-door.test.ts')).toContain('GET /api/doors/1');
  expect(() => newOperation(copy, apiNames, given)).toThrow(`has ${added[0]} already`);
  given[3] = '/api/bells';
  expect(() => newOperation(copy, apiNames, given)).toThrow(`${file} has readDoor already.`);
  expect(() => newOperation(copy, apiNames, ['radios'])).toThrow('There is no API "radios"');
});

it.each(apiNames)('lists a new migration of the %s server last', async (api) => {
  const [file = '', index = ''] = newMigration(copy, apiNames, [api, 'door-sensors']).written;
  expect(file).toMatch(/\/\d{3}-door-sensors\.ts$/);
  const { migrations } = (await import(
    pathToFileURL(join(root, `servers/${api}/src/migrations/index.ts`)).href
  )) as { migrations: { name: string }[] };
  const next = Number(/\d{3}/.exec(migrations.at(-1)!.name)?.[0]) + 1;
  expect(file).toContain(`/${String(next).padStart(3, '0')}-`);
  expect(text(index)).toContain(`import { doorSensors } from './${file.split('/').at(-1)}';`);
  expect(text(index)).toMatch(/(, |,\n {2})doorSensors,?\n?\];/);
});
