import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSource } from '../apis.ts';
import { examineExamples } from '../checking/examples.ts';
import { examineFields, examineRepeats } from '../checking/fields.ts';
import { lintDocument } from '../checking/lint.ts';
import { unknownWords } from '../checking/vocabulary.ts';
import type { OpenApiDocument } from '../document.ts';
import { bundle } from '../generation/bundle.ts';

/** The radio document with one thing broken in it. */
function broken(breakIt: (document: OpenApiDocument) => void): OpenApiDocument {
  const document = bundle(readSource('radio'));
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

  it('is found by Redocly as an error, also where it only warns', () => {
    const document = broken(({ components }) => {
      components.schemas['Unused'] = { type: 'object' };
    });
    const file = join(folder, 'radio-api.json');
    writeFileSync(file, JSON.stringify(document));
    expect(lintDocument(pathToFileURL(file))).toContainEqual(
      expect.stringMatching(/"Unused" .*\(no-unused-components\)/),
    );
  });

  it('is found when an example does not fit its schema', () => {
    const document = broken((it) => {
      const examples = generic(it).media.examples ?? {};
      examples['accepted'] = { summary: 'A number', value: { edgeId: 42, text: 'a', actor: 'b' } };
    });
    expect(examineExamples(document).faults).toEqual([
      'sendGenericMessage: request example accepted does not fit its schema.',
    ]);
  });

  it('is found when a request that should be refused fits', () => {
    const document = broken((it) => {
      generic(it).operation['x-refused'] = {
        validationFailure: { summary: 'Fits', body: { edgeId: 'a', text: 'b', actor: 'c' } },
      };
    });
    expect(examineExamples(document).faults).toEqual([
      'sendGenericMessage: x-refused validationFailure fits the schema after all.',
    ]);
  });

  it('is found when a request is named after no answer', () => {
    const document = broken((it) => {
      const examples = generic(it).media.examples ?? {};
      examples['lost'] = { summary: 'Lost', value: { edgeId: 'a', text: 'b', actor: 'c' } };
    });
    expect(examineExamples(document).faults).toEqual([
      'sendGenericMessage: the request "lost" is named after no answer.',
    ]);
  });

  it('is found when a field lacks what a reader needs', () => {
    const document = broken((it) => {
      const { schema } = generic(it).media;
      schema.properties = { edgeId: {} };
    });
    expect(examineFields(document).faults).toEqual([
      'sendGenericMessage.edgeId has no type.',
      'sendGenericMessage.edgeId has no description.',
      'sendGenericMessage.edgeId has no example.',
      'sendGenericMessage requires "text", which is no field.',
      'sendGenericMessage requires "actor", which is no field.',
    ]);
  });

  it('is found when a condition requires a field that does not exist', () => {
    const document = broken((it) => {
      generic(it).media.schema.then = { required: ['volume'] };
    });
    expect(examineFields(document).faults).toEqual([
      'sendGenericMessage requires "volume", which is no field.',
    ]);
  });

  it('is found when an operation does not say whether it may be repeated', () => {
    const document = broken((it) => {
      delete (generic(it).operation as { 'x-repeat'?: string })['x-repeat'];
    });
    expect(examineRepeats(document).faults).toEqual([
      'sendGenericMessage: x-repeat is missing. Write safe or with-key.',
    ]);
  });

  it('is found when a repeat needs a key that the operation does not take', () => {
    const document = broken((it) => {
      generic(it).operation.parameters = [];
    });
    expect(examineRepeats(document).faults).toEqual([
      'sendGenericMessage: x-repeat is with-key, but it takes no Idempotency-Key.',
    ]);
  });

  it('is found when a keyword is one that nobody here understands', () => {
    const document = broken((it) => {
      Object.assign(generic(it).media.schema, { not: {} });
      Object.assign(generic(it).operation, { deprecated: true });
    });
    expect(unknownWords(document)).toEqual([
      '#/paths//webhooks/incoming/generic/post/requestBody/content/application/json/schema/not: ' +
        '"not" is not a word this project understands (schema).',
      '#/paths//webhooks/incoming/generic/post/deprecated: ' +
        '"deprecated" is not a word this project understands (operation).',
    ]);
  });

  it('is found when a reference leads nowhere', () => {
    const source = readSource('radio');
    generic(source).media.schema = { $ref: '#/components/schemas/Nothing' };
    expect(() => bundle(source)).toThrow(
      'The reference "#/components/schemas/Nothing" leads nowhere.',
    );
  });
});
