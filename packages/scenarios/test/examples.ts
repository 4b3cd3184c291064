import type { Public, RequestStep, Scenario } from '../src/index.ts';

export const known: Public = {
  apis: ['shelf', 'door'],
  values: new Set(['demo-key', 'demo-shelf-0001-of-the-hall', '482913']),
};

export const request = (line: string, more: Partial<RequestStep> = {}): RequestStep => {
  const [method = '', path = ''] = line.split(' ');
  return {
    kind: 'request',
    note: '',
    api: 'shelf',
    method,
    path,
    headers: [],
    body: '',
    as: '',
    ...more,
  };
};

/** Twelve steps over two servers, with a wait, a credential and answers that are used. */
export const scenario: Scenario = {
  name: 'A book for “Ana” – 本',
  steps: [
    request('POST /books', { as: 'book', body: '{"title": "Café"}', note: 'A book arrives.' }),
    request('GET /books/{{book.id}}?key=demo-key'),
    { kind: 'wait', seconds: 600, note: 'Nobody comes.' },
    ...Array.from({ length: 8 }, (_, index) =>
      request(`PUT /doors/${index}`, {
        api: 'door',
        headers: [
          ['api-key', 'demo-key'],
          ['Content-Type', 'application/json'],
        ],
        body: `{"command": "open", "book": "{{book.id}}", "acted_by": "Person ${index}"}`,
        note: `Person ${index} opens door ${index}.`,
      }),
    ),
    { kind: 'wait', seconds: 1, note: '' },
  ],
};
