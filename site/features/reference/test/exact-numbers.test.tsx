import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { consoleForm } from '@frontline/api-reference';
import type { OperationForm } from '@frontline/api-reference/page';
import { referenceFiles } from '../build/files.tsx';
import { checkForm } from '../page/try-it/check-form.ts';
import FieldInput from '../page/try-it/field-input.tsx';
import { buildRequest, recall } from '../page/try-it/form-state.ts';
import { typed } from '../page/try-it/form-value.ts';
import { modelOf, operationsIn } from '@frontline/api-reference/test-models';

const big = '9007199254740993';
const most = '9223372036854775807';
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
                serial: { type: integer, format: int64, maximum: ${most}, enum: [${big}, 9007199254740995] }
            example: { serial: ${big}, price: 1.10, huge: 1e400 }
      responses:
        '200': { description: Done., content: { application/json: { example: { serial: ${big}, price: 1.10 } } } }
`;
const written = [most, big, '1.10', '1e400', '12.50'];

/** All files that a document becomes. */
function filesOf(text: string, name: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'digits-'));
  writeFileSync(path.join(folder, name), text);
  const document = { name: 'meters', file: name, isForeign: true };
  const made = referenceFiles(document, { siteDir: folder, baseUrl: '/', secrets: {} });
  rmSync(folder, { recursive: true });
  return made;
}

describe('numbers that JavaScript cannot keep', () => {
  const { pages, downloads, warnings } = filesOf(yaml, 'openapi.yaml');

  it('stand on the page and in every file with their digits', () => {
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

  it('are published as they came, from JSON too', () => {
    const json = downloads['openapi.json']!.replaceAll('\n', '\r\n');
    const again = filesOf(json, 'openapi.json').downloads;
    expect(again['openapi.json']).toBe(json);
    for (const one of written)
      expect(again['openapi.yaml']).toMatch(new RegExp(`[: ]${one.replace('.', '\\.')}\\b`));
  });

  it('begin the form of the console, and are sent as they are', async () => {
    const form = JSON.parse(downloads['put-reading.form.json']!) as OperationForm;
    const { url, body } = await buildRequest(form, recall(form));
    expect(url).toBe(`https://n.example.com/readings/${big}?price=12.50`);
    expect(body.replaceAll(/\s/g, '')).toBe(`{"serial":${big},"price":1.10,"huge":1e400}`);
    expect(await checkForm(form, recall(form))).toEqual({});
    const listed = renderToStaticMarkup(
      <FieldInput
        path="serial"
        label="serial"
        scope="x"
        schema={form.body!.schema.properties!['serial']!}
        isRequired
        value={(recall(form).body as Record<string, unknown>)['serial']}
        faults={{}}
        onChange={() => undefined}
      />,
    );
    expect(listed).toContain(`selected="">${big}<`);
  });
});

it('sends every number that is typed with the digits it was typed with', async () => {
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
      const raw = { ...recall(form), mode: 'raw' as const, raw: `{"id": ${id}}` };
      expect((await buildRequest(form, raw)).body).toBe(`{"id": ${id}}`);
      const body = { id: typed(id, form.body!.schema.properties!['id']!) };
      const filled = { ...raw, mode: 'form' as const, body };
      expect((await buildRequest(form, filled)).body.replaceAll(/\s/g, '')).toBe(`{"id":${id}}`);
    }),
  );
});
