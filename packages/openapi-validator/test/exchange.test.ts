import { api as callForHelp } from '@frontline/specs/call-for-help';
import callForHelpAnswers from '@frontline/specs/call-for-help/answers';
import { api as lockers } from '@frontline/specs/lockers';
import lockersAnswers from '@frontline/specs/lockers/answers';
import { printedRequests } from '@frontline/specs/printed-requests';
import { api as radio } from '@frontline/specs/radio';
import radioAnswers from '@frontline/specs/radio/answers';
import { describe, expect, it } from 'vitest';
import { validateResponse, validateRequest, operationAt, type Contract } from '../src/index.ts';
import { createPathFinder } from '../src/path-finder.ts';

const contracts: Record<string, Contract> = {
  'call-for-help': { ...callForHelp, answers: callForHelpAnswers },
  lockers: { ...lockers, answers: lockersAnswers },
  radio: { ...radio, answers: radioAnswers },
};

describe('operationAt', () => {
  const at = (line: string) => {
    const [method = '', path = ''] = line.split(' ');
    return operationAt(lockers.document, method, path);
  };

  it('finds an operation and decodes its path parameters', () => {
    const found = at('put /api/lockers/orders/customer/a%2Fb');
    expect(found).toMatchObject({ parameters: { open_code: 'a/b' } });
    expect(found?.operation.operationId).toBe('completeCustomerOrder');
  });

  it.each([
    'GET /api/lockers/orders',
    'GET /api/lockers/locations/',
    'GET /api/lockers/locations/%E0',
    'GET /api/lockers/locations/1/2',
    'constructor /api/lockers/orders',
  ])('finds none at %s', (line) => expect(at(line)).toBeUndefined());
});

const entries = ['/a/{id}', '/a/all', '/a/{id}/{part}'].map((path) => [path, path] as const);

it('prefers fixed segments of a path, and ignores a base path only if allowed', () => {
  const find = createPathFinder(entries, { mayHaveBase: true });
  expect(find('/a/all')).toMatchObject({ path: '/a/all', actualPath: '/a/all' });
  expect(find('/v2/a/7')).toMatchObject({ path: '/a/{id}', actualPath: '/a/7' });
  expect(find('/v2/b/7')).toBeUndefined();
  expect(createPathFinder(entries)('/v2/a/7')).toBeUndefined();
});

describe('a third-party document', () => {
  const operation = {
    operationId: 'getFile',
    parameters: [
      { name: 'name', in: 'path', schema: { type: 'string' } },
      { name: 'ext', in: 'path', schema: { type: 'string' } },
      { name: 'scale', in: 'query', schema: { type: ['number', 'null'] } },
      { name: 'raw', in: 'query', schema: { type: 'boolean' } },
    ],
    responses: { '200': {}, '4XX': {}, default: {} },
  };
  const paths = { '/files/{name}.{ext}': { get: operation }, '/files/(all)': { get: operation } };

  it('may have several parameters in a segment, and types of all kinds', () => {
    const found = operationAt({ paths }, 'GET', '/files/a.b%2Fc.csv')!;
    expect(found.parameters).toEqual({ name: 'a', ext: 'b/c.csv' });
    expect(operationAt({ paths }, 'GET', '/files/(all)')?.path).toBe('/files/(all)');
    expect(operationAt({ paths }, 'GET', '/files/csv')).toBeUndefined();
    const heard: unknown[] = [];
    const getFileQuery = (data: unknown) => heard.push(data) > 0;
    const query = new URLSearchParams('scale=1.5&raw=true');
    validateRequest(found, { validators: { getFileQuery } }, { query, headers: new Headers() });
    expect(heard).toEqual([{ scale: 1.5, raw: true }]);
  });

  it('may document responses by range, or by default', () => {
    const answers = { getFile4XX: () => false };
    const { default: _, ...responses } = operation.responses;
    expect(validateResponse(operation, { answers }, { status: 404 })).toEqual([]);
    expect(validateResponse(operation, { answers }, { status: 503 })).toEqual([]);
    expect(
      validateResponse({ ...operation, responses }, { answers }, { status: 503 })[0]!.message,
    ).toBe('Status 503 is not documented; 200, 4XX are.');
  });
});

describe.each(Object.entries(contracts))('the document of %s', (name, contract) => {
  const { document } = { 'call-for-help': callForHelp, lockers, radio }[name]!;

  it('accepts its own examples, and reports requests it refuses', () => {
    const printed = printedRequests(document);
    expect(printed.length).toBeGreaterThan(5);
    for (const { operation, parameters, body, isRefused, path, ...rest } of printed) {
      const given = (place: string) =>
        (operation.parameters ?? [])
          .filter((one) => one.in === place && one.name in parameters)
          .map((one) => [one.name, String(parameters[one.name])]);
      const isForm = rest.mediaType?.includes('form') ?? false;
      const form = new URLSearchParams(body as Record<string, string>).toString();
      const found = validateRequest(
        { operation, path, parameters: Object.fromEntries(given('path')) },
        contract,
        {
          query: new URLSearchParams(given('query')),
          headers: new Headers(rest.mediaType ? { 'content-type': rest.mediaType } : {}),
          text: body === undefined ? undefined : isForm ? form : JSON.stringify(body),
        },
      );
      expect([rest.operationId, rest.name, found.length > 0]).toEqual([
        rest.operationId,
        rest.name,
        isRefused,
      ]);
      const isText = typeof rest.answer === 'string';
      const headers = { 'content-type': isText ? 'text/plain' : 'application/json; charset=utf-8' };
      const text = isText ? String(rest.answer) : JSON.stringify(rest.answer);
      const { status } = rest;
      const answer = { status, headers: new Headers(headers), text };
      expect(validateResponse(operation, contract, answer)).toEqual([]);
    }
  });
});

describe('validateResponse', () => {
  const press = operationAt(callForHelp.document, 'POST', '/api/callbutton/press')!.operation;
  const judge = (status: number, body: string, headers: Record<string, string>) =>
    validateResponse(press, contracts['call-for-help']!, {
      status,
      headers: new Headers(headers),
      text: body,
    });

  it('reports a missing header, with its anchor in the docs', () => {
    const found = judge(429, '{"message":"Wait"}', { 'content-type': 'application/json' });
    expect(found).toEqual([
      {
        kind: 'header',
        message: 'The header Retry-After is missing.',
        anchor: 'press-call-button--429--retry-after',
      },
    ]);
  });

  it('reports an undocumented status', () => {
    const [found] = judge(418, '', {});
    expect(found).toMatchObject({ kind: 'status', anchor: 'press-call-button' });
    expect(found!.message).toBe(
      'Status 418 is not documented; 200, 400, 401, 403, 422, 429, 500 are.',
    );
  });

  it('reports a fault of several list entries once', () => {
    const list = operationAt(lockers.document, 'GET', '/api/lockers/locations/1')!.operation;
    const body = JSON.stringify([{ cabinets: 7 }, { cabinets: 7 }]);
    const found = validateResponse(list, contracts['lockers']!, { status: 200, text: body });
    const messages = found.map((one) => one.message);
    expect(messages).toContain('`[].cabinets` must be array, and is number.');
    expect(new Set(messages).size).toBe(messages.length);
  });

  it.each([
    ['Application/JSON', true],
    ['APPLICATION/JSON ; Charset="UTF-8"', true],
    ['application/json;', true],
    ['application/problem+json', false],
    ['application/jsonp', false],
    ['Text/HTML; charset=utf-8', false],
  ])('compares the media type %s without parameters and case', (type, isTheOne) => {
    const findings = judge(429, '{"message":"Wait"}', { 'content-type': type, 'retry-after': '3' });
    const message = `The answer must be application/json, and is ${type.split(';')[0]!.trim()}.`;
    expect(findings.map((one) => one.message)).toEqual(isTheOne ? [] : [message]);
    const call = operationAt(lockers.document, 'PUT', '/api/lockers/orders/cabinets/1')!;
    const sent = {
      query: new URLSearchParams(),
      text: '{}',
      headers: new Headers({ 'content-type': type }),
    };
    expect(validateRequest(call, contracts['lockers']!, sent)).toHaveLength(isTheOne ? 0 : 1);
  });

  it('does not validate unknown parts of a response', () => {
    expect(validateResponse(press, contracts['call-for-help']!, { status: 429 })).toEqual([]);
  });

  it('quotes no value of an invalid body', () => {
    const body = JSON.stringify({ message: 4711, 'a/b': 'demo-secret' });
    const found = judge(401, body, { 'content-type': 'application/json' });
    expect(found.map(({ kind, message }) => [kind, message])).toEqual([
      ['undocumented-field', '`a.b` is not documented.'],
      ['body', '`message` must be string, and is number.'],
    ]);
  });
});
