import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CallError,
  createCallForHelpClient,
  createLockersClient,
  createRadioClient,
  NoAnswerError,
  TimeLimitError,
  UnexpectedAnswerError,
  type ClientOptions,
} from '../src/index.ts';
import { waitBefore } from '../src/repeats.ts';

type Answer = Response | Error | ((request: Request) => Promise<Response>);

/** A server that gives these answers in turn, repeats the last one, and records the requests. */
function answering(...answers: Answer[]) {
  const sent: Request[] = [];
  const fetch = async (request: Request) => {
    sent.push(request);
    const answer = answers[Math.min(sent.length, answers.length) - 1]!;
    if (answer instanceof Error) throw answer;
    return answer instanceof Response ? answer.clone() : answer(request);
  };
  return { sent, fetch };
}

const done = Response.json({ success: true });
const busy = Response.json({ message: 'Internal server error' }, { status: 500 });
const lost = new TypeError('fetch failed');
const start = (controller: ReadableStreamDefaultController) => {
  controller.enqueue(new TextEncoder().encode('{"succ'));
  controller.error(new TypeError('terminated'));
};
const cut = new Response(new ReadableStream({ start }));

type Own = ClientOptions<string> & { signal?: AbortSignal };
const claim = ({ signal, ...own }: Own) =>
  createCallForHelpClient({ longestWait: 5, ...own }).POST('/api/callforhelp/claim', {
    body: { message_id: 'a', channel_id: 'b', claimed_by: 'c', claimed_by_user_id: 'd' },
    ...(signal && { signal }),
  });
const message = { edgeId: 'a', text: 'b', actor: 'c' };
const speak = (own: Own, key?: string) =>
  createRadioClient({ longestWait: 5, ...own }).POST('/webhooks/incoming/generic', {
    body: message,
    ...(key !== undefined && { params: { header: { 'Idempotency-Key': key } } }),
  });
const thrown = (call: Promise<unknown>) => call.catch((error: unknown) => error);

describe('a call whose answer is lost', () => {
  it.each([
    ['no connection', lost],
    ['an answer cut in the middle', async () => cut],
    ['500', busy],
    ['the 502 of a proxy', new Response('<h1>Bad gateway</h1>', { status: 502 })],
  ])('is sent again after %s', async (_, first) => {
    const { sent, fetch } = answering(first as Answer, done);
    expect(await claim({ fetch })).toMatchObject({ status: 200, data: { success: true } });
    expect(sent).toHaveLength(2);
  });

  it('has the same key in each attempt, and another key in each call', async () => {
    const { sent, fetch } = answering(lost, done);
    await speak({ fetch });
    await speak({ fetch });
    const keys = sent.map(({ headers }) => headers.get('idempotency-key'));
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
    expect(await sent[1]!.json()).toEqual(message);
  });

  it('uses the given key, and treats an empty one as none, as the servers do', async () => {
    const { sent, fetch } = answering(done);
    for (const key of ['f3c1', ' ']) await speak({ fetch }, key);
    const keys = sent.map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toEqual(['f3c1', expect.stringMatching(/^[0-9a-f-]{36}$/)]);
  });

  it.each([undefined, ' '])('is not repeated if only a key would make it safe: %j', async (key) => {
    const { sent, fetch } = answering(lost);
    const error = await thrown(speak({ fetch, idempotencyKey: false }, key));
    expect(error).toBeInstanceOf(NoAnswerError);
    expect(sent).toHaveLength(1);
    expect(sent[0]!.headers.get('idempotency-key')?.trim()).toBe(key?.trim());
  });

  it('is repeated without a key if a repeat is safe by itself', async () => {
    const { sent, fetch } = answering(lost, done);
    await claim({ fetch, idempotencyKey: false });
    expect(sent).toHaveLength(2);
  });

  it('is given up after the last repeat', async () => {
    const { sent, fetch } = answering(lost);
    const error = await thrown(claim({ fetch }));
    expect(error).toBeInstanceOf(NoAnswerError);
    const operation = 'POST /api/callforhelp/claim';
    expect(error).toMatchObject({ operation, attempts: 3, cause: lost });
    await thrown(claim({ fetch, retries: 0 }));
    expect(sent).toHaveLength(4);
  });

  it('resolves to the last answer if it is documented, and throws otherwise', async () => {
    const { status, error } = await claim({ fetch: answering(busy).fetch });
    expect([status, error]).toEqual([500, { message: 'Internal server error' }]);
    const proxy = new Response('<h1>Bad gateway</h1>', { status: 502 });
    const unexpected = await thrown(claim({ fetch: answering(proxy).fetch }));
    expect(unexpected).toBeInstanceOf(UnexpectedAnswerError);
    expect(unexpected).toBeInstanceOf(CallError);
    expect(unexpected).toMatchObject({ body: '<h1>Bad gateway</h1>', attempts: 3 });
  });
});

it('does not repeat a refusal, nor one whose Retry-After is longer than the longest wait', async () => {
  const no = answering(Response.json({ message: 'Not Found!' }, { status: 404 }));
  expect((await claim({ fetch: no.fetch })).status).toBe(404);
  const headers = { 'retry-after': '57' };
  const later = answering(Response.json({ message: 'Please wait' }, { status: 429, headers }));
  const help = createCallForHelpClient({ fetch: later.fetch });
  const press = await help.POST('/api/callbutton/press', { body: { device_key: 'a' } });
  expect([press.status, no.sent.length, later.sent.length]).toEqual([429, 1, 1]);
});

describe('an abort', () => {
  const never = () => new Promise<Response>(() => undefined);

  it('happens after the time limit, and counts as no answer', async () => {
    const { sent, fetch } = answering(never);
    const lockers = createLockersClient({ fetch, timeLimit: 20, longestWait: 5 });
    const params = { path: { location_id: 101 } };
    const call = lockers.GET('/api/lockers/locations/{location_id}', { params });
    await expect(call).rejects.toThrow(TimeLimitError);
    expect(sent).toHaveLength(3);
    expect(sent.every(({ signal }) => signal.aborted)).toBe(true);
  });

  it.each([
    ['before the call', () => AbortSignal.abort(new Error('enough')), never],
    ['during the call', () => AbortSignal.timeout(20), never],
    ['during a wait', () => AbortSignal.timeout(20), lost],
  ])('throws the reason of the signal %s', async (_, make, answer) => {
    const { fetch } = answering(answer);
    const signal = make();
    const call = claim({ fetch, longestWait: 60_000, retries: 9, signal });
    expect(await thrown(call)).toBe(signal.reason);
  });

  it('happens at once if a hook aborts a call before it is sent', { timeout: 5_000 }, async () => {
    const controller = new AbortController();
    const onRequest = async () => {
      controller.abort(new Error('signed out'));
      return undefined;
    };
    const { fetch } = answering(never);
    const { signal } = controller;
    const call = claim({ fetch, timeLimit: 60_000, hooks: { onRequest }, signal });
    await expect(call).rejects.toThrow('signed out');
  });
});

it('lets hooks see every attempt, every answer and every wait, and change what is sent', async () => {
  const seen: string[] = [];
  const { sent, fetch } = answering(busy, done);
  await claim({
    fetch,
    hooks: {
      onRequest: (request, { attempt }) => {
        request.headers.set('x-trace', `t${attempt}`);
        seen.push(`request ${attempt}`);
      },
      onAnswer: async (response, { attempt }) => {
        seen.push(`answer ${attempt} ${response.status} ${(await response.text()).length > 0}`);
      },
      onRepeat: ({ attempt, wait, because }) => {
        seen.push(`repeat ${attempt} ${wait <= 5} ${because instanceof Response}`);
      },
    },
  });
  expect(seen.join(', ')).toBe(
    'request 1, answer 1 500 true, repeat 1 true true, request 2, answer 2 200 true',
  );
  expect(sent.map(({ headers }) => headers.get('x-trace'))).toEqual(['t1', 't2']);
});

it('is sent completely if a hook has read its body', async () => {
  const { sent, fetch } = answering(busy, done);
  const read: string[] = [];
  const onRequest = async (request: Request) => {
    request.headers.set('x-trace', 't');
    read.push(await request.text());
  };
  await claim({ fetch, hooks: { onRequest } });
  expect(await Promise.all(sent.map((request) => request.text()))).toEqual(read);
  expect(sent.map(({ headers }) => headers.get('x-trace'))).toEqual(['t', 't']);
});

describe('the wait before a repeat', () => {
  const random = fc.double({ min: 0, max: 1, noNaN: true });

  it('is drawn from a span that doubles, and never exceeds the longest wait', () => {
    fc.assert(
      fc.property(fc.nat(40), fc.nat(60_000), random, (repeat, longest, drawn) => {
        const wait = waitBefore(repeat, undefined, longest, () => drawn)!;
        expect(wait).toBe(drawn * Math.min(longest, 250 * 2 ** repeat));
      }),
    );
  });

  it('is as long as Retry-After says, in seconds or as a date', () => {
    const response = (value: string) =>
      new Response('', { status: 429, headers: { 'retry-after': value } });
    const now = () => Date.parse('2025-03-14T15:04:05Z');
    const wait = (value: string, longest = 10_000) =>
      waitBefore(0, response(value), longest, () => 0.5, now);
    expect(wait('3')).toBe(3_125);
    expect(wait('Fri, 14 Mar 2025 15:04:08 GMT')).toBe(3_125);
    expect(wait('Fri, 14 Mar 2025 15:04:00 GMT')).toBe(125);
    expect(wait('soon')).toBe(125);
    expect(wait('11')).toBeUndefined();
    // Longer than any timer, which would end at once.
    expect(wait('2147484', Infinity)).toBeUndefined();
  });
});
