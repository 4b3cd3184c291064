import { describe, expect, it } from 'vitest';
import { modelNamed } from '../build/named-model.ts';
import { modelOf, operationsIn } from '@frontline/api-reference/test-models';

const lockers = modelNamed('lockers');
const operation = (id: string) =>
  operationsIn(lockers).find(({ operationId }) => operationId === id)!;

describe('the operations of a document', () => {
  it('have stable anchors, down to nested fields', () => {
    const { anchor, body } = operation('reportCabinetStatus');
    expect(anchor).toBe('report-cabinet-status');
    const [cabinets] = body!.media[0]!.shape.fields;
    expect(cabinets!.anchor).toBe('report-cabinet-status--body--cabinets');
    expect(cabinets!.shape.items!.fields[0]!.anchor).toBe(
      'report-cabinet-status--body--cabinets--key',
    );
  });

  it('list a credential once, even if it is also declared as a parameter', () => {
    const { parameters, credentials } = operation('listLockers');
    expect(parameters.flatMap(({ fields }) => fields.map(({ name }) => name))).toEqual([
      'location_id',
    ]);
    expect(credentials).toMatchObject([[{ parameter: 'secret_token', place: 'query' }]]);
  });

  it('label idempotent operations as x-repeat declares', () => {
    expect(operation('completeCustomerOrder').repeats).toBe(
      'Safe at any time, on the reference server.',
    );
    expect(operation('createOrder').repeats).toBe(
      'Safe with the same `Idempotency-Key`, on the reference server.',
    );
  });

  it('pair the request with the response example of the same name', () => {
    const { requests, answers } = operation('createOrder');
    const occupied = requests.find(({ name }) => name === 'cabinetOccupied');
    expect(occupied?.body?.value).toMatchObject({ cabinet_id: 12 });
    const names = answers.flatMap(({ examples }) => examples.map(({ name }) => name));
    expect(names).toContain('cabinetOccupied');
  });

  it('list pitfalls for callers', () => {
    expect(operation('createOrder').pitfalls).toEqual([
      'The credential is part of the address, and addresses end up in logs. Call from your own server.',
    ]);
    expect(operation('commandCabinet').pitfalls.at(-1)).toBe(
      '`size` is required when `command` is `resize`. `thermal_mode` is required when `command` is `set_thermal_mode`.',
    );
  });

  it('inherit path-level parameters, and override those of the same name', () => {
    const model = modelOf(`
paths:
  /things/{id}:
    parameters:
      - { name: id, in: path, required: true, schema: { type: string } }
      - { name: page, in: query, schema: { type: string } }
    get:
      parameters: [{ name: page, in: query, schema: { type: integer } }]
      responses: { '204': { description: Done. } }`);
    const [first] = operationsIn(model);
    expect(first!.parameters.map(({ place }) => place)).toEqual(['path', 'query']);
    expect(first!.parameters[1]!.fields[0]!.shape.types).toEqual(['integer']);
    expect(first!.anchor).toBe('get-things-id');
  });

  it('omit readOnly fields from requests and writeOnly fields from responses, the reverse for webhooks', () => {
    const content = `
          content:
            application/json:
              schema:
                properties:
                  id: { type: integer, readOnly: true }
                  made: { allOf: [{ type: string }, { readOnly: true }] }
                  secret: { type: string, writeOnly: true }
                  name: { type: string }`;
    const call = `
      requestBody:${content}
      responses:
        '200':
          description: Done.${content}`;
    const model = modelOf(`
paths:
  /things:
    post:${call}
webhooks:
  thing:
    post:${call}`);
    const sides = ({ body, answers }: (typeof model.webhooks)[number]) =>
      [body, answers[0]].map((side) => side!.media[0]!.shape.fields.map(({ name }) => name).join());
    expect(sides(operationsIn(model)[0]!)).toEqual(['secret,name', 'id,made,name']);
    expect(sides(model.webhooks[0]!)).toEqual(['id,made,name', 'secret,name']);
  });

  it('list every error message once, whatever number it contains', () => {
    const messages = lockers.errors.map(({ sentence }) => sentence);
    expect(new Set(messages).size).toBe(messages.length);
    const wait = lockers.errors.find(({ sentence }) => sentence.startsWith('Please wait'));
    expect(wait?.anchor).toBe('error-please-wait-n-seconds-before-sending-another-request');
    expect(wait?.operations).toHaveLength(2);
  });
});
