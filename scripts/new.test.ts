import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { apiNames, operationsOf, sourceFile, sourceUrl } from '../specs/apis.ts';
import { examineExamples } from '../specs/checking/examples.ts';
import { examineFields, examineRepeats } from '../specs/checking/fields.ts';
import { unknownWords } from '../specs/checking/vocabulary.ts';
import type { OpenApiDocument } from '../specs/document.ts';
import { bundle } from '../specs/generation/bundle.ts';
import { newOperation, newMigration } from './new/operation.ts';
import { newPage, newFigure } from './new/page.ts';
import { root } from './steps.ts';
import { compile } from './test-compile.ts';

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

describe('a new page', () => {
  it('has the front matter that pages need, whatever its title', () => {
    const { written, nextSteps } = newPage(copy, ['radio/night-shift', 'Night: "quiet" hours']);
    const [, head = ''] = /^---\n(.*?)\n---\n/s.exec(text(written[0]!))!;
    expect(parse(head)).toMatchObject({
      title: 'Night: "quiet" hours',
      type: 'how-to',
      applies_to: { product: 'radio' },
    });
    expect(nextSteps.join()).toContain('site/sidebars.ts');
  });

  it('is refused where one is, or in a folder that is none', () => {
    newPage(copy, ['radio/night-shift', 'Night shift']);
    expect(() => newPage(copy, ['radio/night-shift', 'Night shift'])).toThrow(
      'site/docs/radio/night-shift.mdx is there already. Choose another name.',
    );
    expect(() => newPage(copy, ['radios/night', 'Night'])).toThrow('"radios": say one of');
  });
});

it('writes nothing that does not compile', () => {
  const written = [
    ...newFigure(copy, ['night-shift']).written,
    ...newOperation(copy, apiNames, ['radio', 'readDoor', 'get', '/api/doors/{door_id}']).written,
    ...newMigration(copy, apiNames, ['radio', 'door-sensors']).written,
  ].filter((file) => /\.tsx?$/.test(file));
  expect(written).toHaveLength(4);
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
  const config = {
    extends: join(root, 'site/tsconfig.json'),
    compilerOptions: { rootDirs: [copy, root] },
    include: [],
    files: [join(root, 'site/src/generated.d.ts'), ...written],
  };
  expect(compile(copy, config)).toBe('');
});

it('writes a figure whose component has the name that pages ask for', () => {
  const { written } = newFigure(copy, ['night-shift']);
  expect(text(written[0]!)).toContain('export function NightShiftFigure(): ReactNode {');
  expect(() => newFigure(copy, ['Night Shift'])).toThrow('"Night Shift" is no name of a figure');
});

describe('a new operation', () => {
  it('keeps every rule of its document', () => {
    const api = 'radio';
    const before = (parse(text(`specs/${api}-api.yaml`)) as OpenApiDocument).paths;
    newOperation(copy, apiNames, [api, 'readDoor', 'GET', '/api/doors/{door_id}']);
    newOperation(copy, apiNames, [api, 'ringDoorBell', 'post', '/api/doors']);
    const document = parse(text(`specs/${api}-api.yaml`)) as OpenApiDocument;
    expect(Object.keys(document.paths)).toEqual([
      ...Object.keys(before),
      '/api/doors/{door_id}',
      '/api/doors',
    ]);
    const bundled = bundle(document);
    expect(operationsOf(bundled).at(-1)?.operation.operationId).toBe('ringDoorBell');
    expect([
      ...unknownWords(document),
      ...examineFields(bundled).faults,
      ...examineExamples(bundled).faults,
      ...examineRepeats(bundled).faults,
    ]).toEqual([]);
    expect(text(`servers/${api}/test/read-door.test.ts`)).toContain('GET /api/doors/1');
  });

  it('is refused where its path or its name is taken', () => {
    const given = ['radio', 'readDoor', 'get', '/api/doors'];
    newOperation(copy, apiNames, given);
    expect(() => newOperation(copy, apiNames, given)).toThrow('has /api/doors already');
    expect(() => newOperation(copy, apiNames, ['radio', 'readDoor', 'get', '/api/bells'])).toThrow(
      'specs/radio-api.yaml has readDoor already.',
    );
    expect(() => newOperation(copy, apiNames, ['radios'])).toThrow('There is no API "radios"');
  });
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
