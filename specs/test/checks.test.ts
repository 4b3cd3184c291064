import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSource } from '../apis.ts';
import { checkExamples } from '../checking/examples.ts';
import { checkFields, checkRepeats } from '../checking/fields.ts';
import { lintDocument } from '../checking/lint.ts';
import { unknownKeywords } from '../checking/vocabulary.ts';
import type { OpenApiDocument } from '../document.ts';
import { bundle } from '../generation/bundle.ts';

/** The radio document with one fault. */
const whole = bundle(readSource('radio'));
function broken(breakIt: (document: OpenApiDocument) => void): OpenApiDocument {
  const document = structuredClone(whole);
  breakIt(document);
  return document;
}

function generic(document: OpenApiDocument) {
  const operation = document.paths['/webhooks/incoming/generic']?.post;
  const media = operation?.requestBody?.content['application/json'];
  if (!operation || !media) throw new Error('The radio document has changed its shape.');
  return { operation, media };
}

describe('a fault in a document', () => {
  let folder: string;
  beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'specs-'))));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is reported as an error, even if Redocly only warns', () => {
    const document = broken(({ components }) => {
      components.schemas['Unused'] = { type: 'object' };
    });
    const file = join(folder, 'radio-api.json');
    writeFileSync(file, JSON.stringify(document));
    expect(lintDocument(pathToFileURL(file))).toContainEqual(
      expect.stringMatching(/"Unused" .*\(no-unused-components\)/),
    );
  });

  const fits = { edgeId: 'a', text: 'b', actor: 'c' };
  const fieldFaults = (document: OpenApiDocument) => checkFields(document).faults;
  const exampleFaults = (document: OpenApiDocument) => checkExamples(document).faults;
  const repeatFaults = (document: OpenApiDocument) => checkRepeats(document).faults;
  type Generic = ReturnType<typeof generic>;
  it.each<[string, (api: Generic) => unknown, (document: OpenApiDocument) => string[], string[]]>([
    [
      'an example is invalid',
      ({ media }) =>
        (media.examples!['accepted'] = { summary: 'A number', value: { ...fits, edgeId: 42 } }),
      exampleFaults,
      ['sendGenericMessage: request example accepted does not fit its schema.'],
    ],
    [
      'an x-refused request is valid',
      ({ operation }) =>
        (operation['x-refused'] = { validationFailure: { summary: 'Fits', body: fits } }),
      exampleFaults,
      ['sendGenericMessage: x-refused validationFailure fits the schema after all.'],
    ],
    [
      'a request has no response of the same name',
      ({ media }) => (media.examples!['lost'] = { summary: 'Lost', value: fits }),
      exampleFaults,
      ['sendGenericMessage: the request "lost" is named after no answer.'],
    ],
    [
      'a field has no type, description or example',
      ({ media }) => (media.schema.properties = { edgeId: {} }),
      fieldFaults,
      [
        'sendGenericMessage.edgeId has no type.',
        'sendGenericMessage.edgeId has no description.',
        'sendGenericMessage.edgeId has no example.',
        'sendGenericMessage requires "text", which is no field.',
        'sendGenericMessage requires "actor", which is no field.',
      ],
    ],
    [
      'a condition requires a field that does not exist',
      ({ media }) => (media.schema.then = { required: ['volume'] }),
      fieldFaults,
      ['sendGenericMessage requires "volume", which is no field.'],
    ],
    [
      'an operation does not declare whether retries are safe',
      ({ operation }) => delete (operation as { 'x-repeat'?: string })['x-repeat'],
      repeatFaults,
      ['sendGenericMessage: x-repeat is missing. Write safe or with-key.'],
    ],
    [
      'retries need a key that the operation does not accept',
      ({ operation }) => (operation.parameters = []),
      repeatFaults,
      ['sendGenericMessage: x-repeat is with-key, but it takes no Idempotency-Key.'],
    ],
    [
      'a keyword is not supported',
      ({ operation, media }) => {
        Object.assign(media.schema, { not: {} });
        Object.assign(operation, { deprecated: true });
      },
      unknownKeywords,
      [
        '#/paths//webhooks/incoming/generic/post/requestBody/content/application/json/schema/not: ' +
          '"not" is not a word this project understands (schema).',
        '#/paths//webhooks/incoming/generic/post/deprecated: ' +
          '"deprecated" is not a word this project understands (operation).',
      ],
    ],
  ])('is reported when %s', (_, breakIt, check, faults) => {
    expect(check(broken((document) => void breakIt(generic(document))))).toEqual(faults);
  });

  it('is reported when a reference cannot be resolved', () => {
    const source = readSource('radio');
    generic(source).media.schema = { $ref: '#/components/schemas/Nothing' };
    expect(() => bundle(source)).toThrow(
      'The reference "#/components/schemas/Nothing" leads nowhere.',
    );
  });
});
