import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { asText, checkScenario, createPlayer, createSeededRandom } from '../src/index.ts';
import { fromCalls, fromText, withoutSecrets } from '../src/index.ts';
import type { Public, RequestStep, Scenario, Store } from '../src/index.ts';
import { readLink, writeLink } from '../src/link.ts';

const known: Public = {
  apis: ['shelf', 'door'],
  values: new Set(['demo-key', 'demo-shelf-0001-of-the-hall', '482913']),
};

const request = (line: string, more: Partial<RequestStep> = {}): RequestStep => {
  const [method = '', path = ''] = line.split(' ');
  const texts = { note: '', body: '', as: '' };
  return { kind: 'request', api: 'shelf', method, path, headers: [], ...texts, ...more };
};

/** Twelve steps on two servers, with a wait, a credential and references to answers. */
const scenario: Scenario = {
  name: 'A book for “Ana” – 本',
  steps: [
    request('POST /books', { as: 'book', body: '{"title": "Café"}', note: 'A book arrives.' }),
    request('GET /books/{{book.id}}?key=demo-key'),
    { kind: 'wait', seconds: 600, note: 'Nobody comes.' },
    ...Array.from({ length: 8 }, (_, index) =>
      request(`PUT /doors/${index}`, {
        api: 'door',
        headers: Object.entries({ 'api-key': 'demo-key', 'Content-Type': 'application/json' }),
        body: `{"command": "open", "book": "{{book.id}}", "acted_by": "Person ${index}"}`,
        note: `Person ${index} opens door ${index}.`,
      }),
    ),
    { kind: 'wait', seconds: 1, note: '' },
  ],
};

const letters = [
  { alphabet: 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_', length: 22 },
  { alphabet: '0123456789', length: 6 },
] as const;

/** A store that numbers and echoes its requests. */
function shop() {
  const opened: { log: string[]; isOpen: boolean }[] = [];
  const open = async (): Promise<Store> => {
    const { newId } = createSeededRandom(...letters);
    const one = { log: [] as string[], isOpen: true };
    opened.push(one);
    return {
      send: async ({ method, path, body }) => {
        one.log.push(`${method} ${path} ${body}`);
        const text = JSON.stringify({ id: newId(), deep: [{ n: 5 }] });
        return { status: 200, headers: [], text };
      },
      wait: async (seconds) => void one.log.push(`wait ${seconds}`),
      close: async () => void (one.isOpen = false),
    };
  };
  return { opened, player: createPlayer(open) };
}

describe('a player', () => {
  it('resolves references to earlier answers', async () => {
    const { opened, player } = shop();
    const steps = [
      request('POST /a', { as: 'first' }),
      request('PUT /{{first.id}}?n={{first.deep.0.n}}', { body: '{"whole": "{{first}}"}' }),
    ];
    const [first] = await player.playTo({ name: '', steps }, 2);
    const text = first?.kind === 'answered' ? first.answer.text : '';
    const { id } = JSON.parse(text) as { id: string };
    expect(id).toMatch(/^[\w-]{22}$/);
    expect(opened[0]!.log[1]).toBe(`PUT /${id}?n=5 {"whole": ${JSON.stringify(text)}}`);
  });

  it('continues in the same store, and opens a fresh one if an earlier step has changed', async () => {
    const { opened, player } = shop();
    await player.playTo(scenario, 3);
    await player.playTo(scenario, 5);
    expect(opened.map(({ log }) => log.length)).toEqual([5]);
    const [first, ...others] = scenario.steps;
    await player.playTo({ name: '', steps: [{ ...first!, note: 'Another.' }, ...others] }, 6);
    expect(opened).toHaveLength(1);
    await player.playTo({ name: '', steps: others }, 1);
    await player.playTo(scenario, 4);
    expect(opened.map(({ isOpen }) => isOpen)).toEqual([false, false, true]);
    await player.playTo(scenario, 2);
    expect(opened.at(-1)!.log).toHaveLength(2);
  });

  it('has the same outcome however it is stepped through', async () => {
    const stepped = shop().player;
    for (const [index] of scenario.steps.entries()) await stepped.playTo(scenario, index + 1);
    const whole = await shop().player.playTo(scenario, scenario.steps.length);
    expect(await stepped.playTo(scenario, scenario.steps.length)).toEqual(whole);
  });

  it('stops if an answer lacks a referenced field', async () => {
    const { opened, player } = shop();
    const code = request('PUT /{{first.code}}');
    const steps = [request('POST /a', { as: 'first' }), code, request('GET /b')];
    const outcomes = await player.playTo({ name: '', steps }, 3);
    const because = 'The answer kept as “first” has no field “code”.';
    expect(outcomes.slice(1)).toEqual([{ kind: 'stopped', because }]);
    expect(opened[0]!.log).toHaveLength(1);
  });
});

const faulty: [string, Scenario['steps']][] = [
  [
    'Step 2: It uses “book”, and no step before it keeps',
    [request('GET /'), request('GET /{{book.id}}')],
  ],
  ['Step 1: It uses “book”', [request('GET /{{book}}', { as: 'book' })]],
  ['Step 1: These docs have no API named “attic”.', [request('GET /', { api: 'attic' })]],
  ['Step 1: The path begins with one slash', [request('GET //elsewhere.example/')]],
  ['Step 1: “BREW” is none of', [request('BREW /')]],
  ['Step 1: The header “a b” cannot be sent.', [request('GET /', { headers: [['a b', '']] })]],
  ['Step 1: The header “a” cannot be sent.', [request('GET /', { headers: [['a', 'x\ny']] })]],
  ['Step 1: A GET request has no body.', [request('GET /', { body: 'x' })]],
  ['Step 1: The name of an answer', [request('GET /', { as: '__proto__' })]],
  ['Step 1: The clock moves by', [{ kind: 'wait', seconds: 0.5, note: '' }]],
  ['at most 40 steps', Array.from({ length: 41 }, () => request('GET /'))],
];
it.each(faulty)('refuses a scenario with the number of the step: %s', (sentence, steps) => {
  expect(() => checkScenario({ name: '', steps }, known.apis)).toThrow(sentence);
});

const id = 'q7Jk3vX0T2mZbW8nR5cYdA';
it('refers to random values of recorded answers, and preserves the time between calls', () => {
  const calls = [
    { request: request('POST /press', { body: '{"order": "ORD-2001"}' }), answer: id, at: 0 },
    { request: request(`GET /track?id=${id}`), answer: '{"a":[{"code":"604178"}]}', at: 1_400 },
    {
      request: request('POST /open', { body: `{"code": "604178", "n": 1604178}` }),
      answer: '',
      at: 62_000,
    },
  ];
  expect(fromCalls(calls, letters, 663_000)).toEqual([
    request('POST /press', { as: 'answer1', body: '{"order": "ORD-2001"}' }),
    request('GET /track?id={{answer1}}', { as: 'answer2' }),
    { kind: 'wait', seconds: 60, note: '' },
    request('POST /open', { body: '{"code": "{{answer2.a.0.code}}", "n": 1604178}' }),
    { kind: 'wait', seconds: 601, note: '' },
  ]);
});

it('keeps the last calls that fit with the time between them, and refers to no other', () => {
  const calls = Array.from({ length: 50 }, (_, index) => ({
    request: request(`POST /press/${index}`, { body: `{"of": "${id}", "n": ${index}}` }),
    answer: index === 0 ? id : '',
    at: index * 10_000,
  }));
  const steps = fromCalls(calls, letters, 0);
  expect(steps.map(({ kind }) => kind).join(' ')).toBe(`request${' wait request'.repeat(19)}`);
  expect(steps.at(-1)).toEqual(calls[49]!.request);
  expect(fromCalls(calls, letters, 500_000)).toHaveLength(40);
  expect(fromCalls([], letters, 0)).toEqual([]);
});

describe('a request as text', () => {
  const hosts = { shelf: 'localhost:8002', door: 'localhost:8004' };
  it('is parsed to the same request', () => {
    for (const step of scenario.steps) {
      if (step.kind === 'wait') continue;
      const { api, method, path, headers, body } = step;
      expect(fromText(asText(step, hosts), hosts)).toEqual({ api, method, path, headers, body });
    }
  });

  it.each([
    ['fetch it', 'The first line'],
    ['GET /', 'The header “Host” is to be one of localhost:8002, localhost:8004.'],
    ['GET / HTTP/1.1\nHost: localhost:1', 'The header “Host”'],
    ['GET / HTTP/1.1\nHost localhost:8002', '“Host localhost:8002” is not a header'],
  ])('is refused if it is invalid: %j', (text, sentence) => {
    expect(() => fromText(text, hosts)).toThrow(sentence);
  });
});

const damaged = 'This link does not hold a whole scenario';
const linkOf = (content: unknown) =>
  `1.${deflateSync(JSON.stringify(content)).toString('base64url')}`;

describe('a link', () => {
  it('contains a whole scenario, in characters that no mail program changes', async () => {
    const link = await writeLink(scenario, known);
    expect(link).toMatch(/^1\.[\w-]+$/);
    expect(link.length).toBeLessThan(1000);
    expect(await readLink(link, known)).toEqual(scenario);
  });

  it('is not written if it would be too long to be read', async () => {
    const words = { alphabet: 'abcdefghijklmnopqrstuvwxyz ', length: 3_000 };
    const { newId } = createSeededRandom(words, letters[1]);
    const steps = Array.from({ length: 40 }, () => request('POST /', { body: newId() }));
    await expect(writeLink({ name: '', steps }, known)).rejects.toThrow('too long for a link');
  });

  it('reports damage for any lost or changed character', async () => {
    const link = await writeLink(scenario, known);
    for (let at = 0; at < link.length; at += 7) {
      const other = link[at] === 'A' ? 'B' : 'A';
      for (const broken of [link.slice(0, at), link.slice(0, at) + other + link.slice(at + 1)])
        await expect(readLink(broken, known), `sign ${at}`).rejects.toThrow(damaged);
    }
  });

  it.each([
    ['a list of something else', [1, 2]],
    ['a step that is none', ['name', 'step']],
    ['fields of the wrong kind', ['name', [['shelf'], 'GET /']]],
  ])('is damaged if it contains %s', async (_, content) => {
    await expect(readLink(linkOf(content), known)).rejects.toThrow(damaged);
  });

  it('reports that a newer version wrote it', async () => {
    const link = await writeLink(scenario, known);
    await expect(readLink(`2${link.slice(1)}`, known)).rejects.toThrow('a newer version');
  });

  it('is not decompressed beyond the size limit', async () => {
    const bomb = linkOf(['a'.repeat(3_000_000)]);
    expect(bomb.length).toBeLessThan(5_000);
    await expect(readLink(bomb, known)).rejects.toThrow(damaged);
  });

  it('is refused if its scenario cannot be played', async () => {
    await expect(readLink(linkOf(['', ['attic', 'GET /']]), known)).rejects.toThrow(
      'Step 1: These docs have no API named “attic”.',
    );
  });

  it('contains no secret, even if somebody else put one in', async () => {
    const secret = 'my-own-key-4711-of-production';
    const steps = [request(`GET /books?key=${secret}`)];
    const link = await writeLink({ name: secret, steps }, known);
    expect(JSON.stringify(await readLink(link, known))).not.toContain(secret);
    const planted = linkOf(['', ['shelf', `GET /books?key=${secret}`]]);
    expect(JSON.stringify(await readLink(planted, known))).not.toContain(secret);
  });
});

const json: [string, string][] = [['Content-Type', 'application/json']];
const FORM = 'Application/X-WWW-Form-URLEncoded; charset=utf-8';

describe('a shared scenario', () => {
  it('keeps values printed in the docs', () => {
    expect(withoutSecrets(scenario, known)).toEqual({ scenario, replaced: [] });
    const printed = request('GET /demo-shelf-0001-of-the-hall/482913?token={{login.token}}', {
      headers: [['Authorization', 'Bearer demo-key']],
    });
    expect(withoutSecrets({ name: '', steps: [printed] }, known).replaced).toEqual([]);
  });

  it.each([
    ['a header with its scheme', { headers: [['Authorization', 'Bearer mine']] }],
    ['a cookie', { headers: [['Cookie', 'session=mine; key=demo-key']] }],
    ['a field of JSON', { headers: json, body: '{"device_key": "mine"}' }],
    ['a number of JSON', { headers: json, body: '{"pass\\u0077ord": 1, "token": 47114711}' }],
    ['a field of JSON that is cut', { headers: json, body: '{"secret" : "mine", "a"' }],
    ['a field inside of others', { body: '{"a": [{"apiKey": "mi\\"ne"}]}' }],
    ['a form', { headers: [['Content-Type', FORM]], body: 'a=1&AuthToken=mine' }],
    ['a text', { body: '{"text": "it is mine-0123456789-abcdef"}' }],
    ['a note', { note: 'my key is mine-0123456789-abcdef' }],
    ['a query', { path: '/books?a=1&secret_token=mine' }],
    ['an id in the path', { path: '/books/mine0123456789ABCDEF-_' }],
    ['a code in the path', { path: '/customers/112233' }],
  ] as const)('loses a secret in %s', (_, more) => {
    const steps = [request('POST /books', more as object)];
    const { scenario: shared, replaced } = withoutSecrets({ name: 'n', steps }, known);
    expect(replaced).toEqual([1]);
    expect(JSON.stringify(shared)).toContain('not-shared');
    expect(JSON.stringify(shared)).not.toMatch(/mine|47114711|112233/);
  });

  it('keeps idempotency keys, true and null', () => {
    const steps = [
      request('POST /books', {
        headers: [['Idempotency-Key', crypto.randomUUID()]],
        body: '{"has_token": true, "key": null}',
      }),
    ];
    expect(withoutSecrets({ name: '', steps }, known).replaced).toEqual([]);
  });
});
