import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { consoleForm, languages } from '@frontline/api-reference';
import { modelOf, operationsIn } from '@frontline/api-reference/test-models';
import type { OperationForm } from '@frontline/api-reference/page';
import { toRequest } from '../../sandbox/page/raw-request.ts';
import { checkForm } from '../page/try-it/check-form.ts';
import ConsoleForm from '../page/try-it/console-form.tsx';
import { type FormState, parseInput } from '../page/try-it/form-value.ts';
import { buildRequest, restoreForm } from '../page/try-it/form-state.ts';
import { toSample } from '../page/try-it/sample-of-request.ts';
import { referenceFiles } from '../build/files.tsx';
import FieldInput from '../page/try-it/field-input.tsx';

const model = modelOf(`
servers: [{ url: 'https://api.example.com' }]
paths:
  /upload:
    post:
      operationId: upload
      requestBody:
        required: true
        content:
          multipart/form-data:
            schema:
              type: object
              required: [photo, meta]
              properties:
                photo: { type: string, format: binary }
                pages: { type: array, items: { contentMediaType: application/octet-stream } }
                meta: { type: object, properties: { store: { type: string }, aisle: { type: integer } } }
                csv: { type: string }
                tags: { type: array, items: { type: string } }
                scan: {}
                order: { description: What is ordered., properties: { id: { xml: { attribute: true } } } }
                size: { type: array, items: { type: string } }
            encoding:
              size: { explode: false }
              csv: { contentType: text/csv }
              photo: { contentType: 'image/png, image/jpeg' }
              scan: { contentType: application/pdf }
              order: { contentType: 'text/xml, text/plain', headers: { X-Copy: { schema: {}, example: 2 }, X-None: {} } }
            example: { order: { id: 7 }, photo: bytes, meta: { store: Riverside, aisle: 4 }, csv: 'a,b', tags: [x, y], size: [s, m] }
      responses: {}
  /photo:
    put:
      operationId: putPhoto
      requestBody: { required: true, content: { image/png: { schema: {} } } }
      responses: {}
`);
const [upload, putPhoto] = operationsIn(model).map((operation) => consoleForm(model, operation));
const bytes = new Uint8Array([137, 80, 78, 71, 0, 255, 13, 10, 45, 45]);
const photo = new File([bytes], 'my "photo".png', { type: 'image/png' });

/** The request that a server receives. */
const received = async (form: typeof upload, change: Partial<FormState>) => {
  const request = await buildRequest(form!, { ...restoreForm(form!), ...change });
  return { request, sent: toRequest(request) };
};

describe('a multipart form', () => {
  const filled = { ...(restoreForm(upload!).body as object), photo };

  it('sends the file unchanged, and the media type of each part', async () => {
    const { sent } = await received(upload, { body: filled });
    const form = await sent.clone().formData();
    const file = form.get('photo') as File;
    expect([...form.keys()].toSorted()).toEqual([
      'csv',
      'meta',
      'order',
      'photo',
      'size',
      'tags',
      'tags',
    ]);
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(bytes);
    expect([file.name, file.type]).toEqual(['my "photo".png', 'image/png']);
    const text = new TextDecoder('latin1').decode(await sent.arrayBuffer());
    for (const part of [
      'name="meta"\r\nContent-Type: application/json\r\n\r\n{"store":"Riverside"',
      'name="csv"\r\nContent-Type: text/csv\r\n\r\na,b\r\n',
      'name="tags"\r\n\r\nx\r\n',
      'name="size"\r\n\r\ns,m\r\n',
      'name="order"\r\nContent-Type: text/xml\r\nX-Copy: 2\r\n\r\n<order id="7"/>\r\n',
    ])
      expect(text).toContain(part);
  });

  it('uses the media type of the file if the document allows it, else the documented one', async () => {
    const typed = async (type: string) => {
      const one = new File(['x'], 'x', { type });
      const body = { ...filled, photo: one, pages: [one, one] };
      const form = await (await received(upload, { body })).sent.formData();
      const parts = [form.get('photo'), ...form.getAll('pages')] as File[];
      return parts.map((part) => part.type).join();
    };
    expect(await typed('image/jpeg')).toBe('image/jpeg,image/jpeg,image/jpeg');
    expect(await typed('text/plain')).toBe('image/png,text/plain,text/plain');
    expect(await typed('')).toBe('image/png,application/octet-stream,application/octet-stream');
  });

  it('renders file inputs, and sends no text in place of a file', async () => {
    const state = restoreForm(upload!);
    const html = renderToStaticMarkup(
      <ConsoleForm
        form={upload!}
        scope="t"
        state={state}
        faults={{}}
        addressFault=""
        onChange={() => undefined}
      />,
    );
    const files = [...html.matchAll(/<input id="t-body-(\w+)"[^>]*type="file"/g)];
    expect(files.map(([, id]) => id)).toEqual(['photo', 'scan']);
    expect(html).not.toContain('Raw text');
    expect((await received(upload, {})).request.body).not.toContain('photo');
    expect(await checkForm(upload!, state)).toEqual({ photo: ['The photo field is required.'] });
    expect(await checkForm(upload!, { ...state, body: filled })).toEqual({});
  });

  it('shows the name of the file in the request and in the code', async () => {
    const { request } = await received(upload, { body: filled });
    expect(request.body).toContain('(the 10 bytes of my "photo".png)');
    const code = languages[0]!.write(toSample(upload!, request));
    expect(code).toContain(`--form 'photo=@"my \\"photo\\".png";type=image/png'`);
    expect(code).toContain(
      `--form 'meta="{\\"store\\":\\"Riverside\\",\\"aisle\\":4}";type=application/json'`,
    );
    expect(code).toContain(
      `--form 'order="<order id=\\"7\\"/>";type=text/xml;headers="X-Copy: 2"'`,
    );
    expect(code).not.toContain('boundary');
  });

  it('carries every text and every byte', async () => {
    const text = fc.string({ unit: 'grapheme' }).filter((one) => one.isWellFormed());
    await fc.assert(
      fc.asyncProperty(text, fc.uint8Array(), async (csv, data) => {
        const file = new File([new Uint8Array(data)], 'x.png', { type: 'image/png' });
        const body = { csv: `${csv}part-of-the-form`, photo: file };
        const form = await (await received(upload, { body })).sent.formData();
        const arrived = await (form.get('photo') as File).arrayBuffer();
        expect(form.get('csv')).toBe(body.csv);
        expect([...new Uint8Array(arrived)]).toEqual([...data]);
      }),
    );
  });
});

it('sends a file as the body of a binary media type', async () => {
  const { request, sent } = await received(putPhoto, { body: photo });
  expect(sent.headers.get('Content-Type')).toBe('image/png');
  expect(new Uint8Array(await sent.arrayBuffer())).toEqual(bytes);
  expect(request.body).toContain('(the 10 bytes of');
  const faults = await checkForm(putPhoto!, restoreForm(putPhoto!));
  expect(faults).toEqual({ '': ['The body must be a file.'] });
});

it('takes files where bytes can travel, and text in their place in JSON', () => {
  const bytes = '{ type: string, format: binary }';
  const schemas = ['application/json', 'application/x-custom'].map((type) => {
    const schema = type.endsWith('json') ? `{ properties: { a: ${bytes} } }` : bytes;
    const { groups } = modelOf(
      `paths: { /a: { post: { requestBody: { content: { ${type}: { schema: ${schema} } } }, responses: {} } } }`,
    );
    return consoleForm(model, groups[0]!.operations[0]!).body!.schema;
  });
  expect(schemas[0]!.properties!['a']).toEqual({ type: 'string' });
  expect(schemas[1]).toMatchObject({ format: 'binary' });
});

const big = '9007199254740993';
const maximum = '9223372036854775807';
const yaml = `openapi: 3.1.0
info: { title: Meters, version: '1' }
servers: [{ url: 'https://n.example.com' }]
paths:
  /readings/{serial}:
    put:
      operationId: putReading
      parameters:
        - { name: serial, in: path, required: true, schema: { type: integer }, example: ${big} }
        - { name: price, in: query, schema: { type: number, default: 1.10 }, example: 12.50 }
      requestBody:
        content:
          application/json:
            schema:
              type: object
              properties:
                serial: { type: integer, format: int64, maximum: ${maximum}, enum: [${big}, 9007199254740995] }
            example: { serial: ${big}, price: 1.10, huge: 1e400 }
      responses:
        '200': { description: Done., content: { application/json: { example: { serial: ${big}, price: 1.10 } } } }
`;
const written = [maximum, big, '1.10', '1e400', '12.50'];

/** All files generated from a document. */
function filesOf(text: string, name: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'digits-'));
  writeFileSync(path.join(folder, name), text);
  const document = { name: 'meters', file: name, isForeign: true };
  const files = referenceFiles(document, { siteDir: folder, baseUrl: '/', secrets: {} });
  rmSync(folder, { recursive: true });
  return files;
}

describe('numbers beyond double precision', () => {
  const { pages, downloads, warnings } = filesOf(yaml, 'openapi.yaml');

  it('keep their digits on the page and in every file', () => {
    const page = pages['']!.replaceAll(/<[^>]+>/g, '');
    for (const words of ['at most 9,223,372,036,854,775,807', 'Default1.10', 'Example12.50'])
      expect(page).toContain(words);
    expect(page).not.toMatch(/9007199254740992|9007199254740996|775,?808|digits/);
    for (const file of ['openapi.json', 'openapi.yaml'])
      for (const one of written) expect(downloads[file]).toContain(one);
    for (const file of ['postman.json', 'index.md', 'put-reading.md'])
      for (const one of written.slice(1)) expect(downloads[file], file).toContain(one);
    for (const [name, text] of Object.entries(downloads))
      if (!name.endsWith('.form.json')) expect(text, name).not.toMatch(/9007199254740992|u0000/);
    expect(warnings).toEqual([]);
  });

  it('keep their digits when published, from JSON too', () => {
    const json = downloads['openapi.json']!.replaceAll('\n', '\r\n');
    const again = filesOf(json, 'openapi.json').downloads;
    expect(again['openapi.json']).toBe(json);
    expect(filesOf(`\uFEFF${json}`, 'openapi.json').downloads['openapi.json']).toBe(json);
    const nearly = filesOf(json.replace(/}\s*$/, ',}'), 'openapi.json').downloads;
    expect(JSON.parse(nearly['openapi.json']!)).toEqual(JSON.parse(json));
    for (const one of written)
      expect(again['openapi.yaml']).toMatch(new RegExp(`[: ]${one.replace('.', '\\.')}\\b`));
  });

  it('prefill the console, and are sent with their digits', async () => {
    const form = JSON.parse(downloads['put-reading.form.json']!) as OperationForm;
    const { url, body } = await buildRequest(form, restoreForm(form));
    expect(url).toBe(`https://n.example.com/readings/${big}?price=12.50`);
    expect(body.replaceAll(/\s/g, '')).toBe(`{"serial":${big},"price":1.10,"huge":1e400}`);
    expect(await checkForm(form, restoreForm(form))).toEqual({});
    const listed = renderToStaticMarkup(
      <FieldInput
        path="serial"
        label="serial"
        scope="x"
        schema={form.body!.schema.properties!['serial']!}
        isRequired
        value={(restoreForm(form).body as Record<string, unknown>)['serial']}
        faults={{}}
        onChange={() => undefined}
      />,
    );
    expect(listed).toContain(`selected="">${big}<`);
  });
});

it('sends every number with the digits that were typed', async () => {
  const model = modelOf(`
servers: [{ url: 'https://api.example.com' }]
paths:
  /big:
    post:
      operationId: postBig
      requestBody: { content: { application/json: { schema: { properties: { id: { type: number } } } } } }
      responses: {}
`);
  const form = consoleForm(model, operationsIn(model)[0]!);
  const numbers = fc.stringMatching(/^-?(0|[1-9][0-9]{0,30})(\.[0-9]{1,9})?$/);
  await fc.assert(
    fc.asyncProperty(numbers, async (id) => {
      const raw = { ...restoreForm(form), mode: 'raw' as const, raw: `{"id": ${id}}` };
      expect((await buildRequest(form, raw)).body).toBe(`{"id": ${id}}`);
      const body = { id: parseInput(id, form.body!.schema.properties!['id']!) };
      const filled = { ...raw, mode: 'form' as const, body };
      expect((await buildRequest(form, filled)).body.replaceAll(/\s/g, '')).toBe(`{"id":${id}}`);
    }),
  );
});
