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

/** A server that gives these answers in turn, the last one for ever, and notes what it was sent. */
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

const quick = { longestWait: 5 } satisfies ClientOptions<string>;
const done = Response.json({ success: true });
const busy = Response.json({ message: 'Internal server error' }, { status: 500 });
const lost = new TypeError('fetch failed');
const claim = {
  body: { message_id: 'a', channel_id: 'b', claimed_by: 'c', claimed_by_user_id: 'd' },
};
const message = { body: { edgeId: 'a', text: 'b', actor: 'c' } };
const cut = new Response(
  new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"succ'));
      controller.error(new TypeError('terminated'));
    },
  }),
);

describe('a call whose answer is lost', () => {
  it.each([
    ['no connection', lost],
    ['an answer cut in the middle', async () => cut],
    ['500', busy],
    ['the 502 of a proxy', new Response('<h1>Bad gateway</h1>', { status: 502 })],
  ])('is sent again after %s', async (_, first) => {
    const { sent, fetch } = answering(first as Answer, done);
    const answer = await createCallForHelpClient({ fetch, ...quick }).POST(
      '/api/callforhelp/claim',
      claim,
    );
    expect(answer).toMatchObject({ status: 200, data: { success: true } });
    expect(sent).toHaveLength(2);
  });

  it('bears the same key each time, and each call a key of its own', async () => {
    const { sent, fetch } = answering(lost, done);
    const radio = createRadioClient({ fetch, ...quick });
    await radio.POST('/webhooks/incoming/generic', message);
    await radio.POST('/webhooks/incoming/generic', message);
    const keys = sent.map(({ headers }) => headers.get('idempotency-key'));
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
    expect(await sent[1]!.json()).toEqual(message.body);
  });

  it('bears the key it was given', async () => {
    const { sent, fetch } = answering(done);
    await createRadioClient({ fetch }).POST('/webhooks/incoming/generic', {
      ...message,
      params: { header: { 'Idempotency-Key': 'f3c1' } },
    });
    expect(sent[0]!.headers.get('idempotency-key')).toBe('f3c1');
  });

  it('is not sent again where only a key would make that safe', async () => {
    const { sent, fetch } = answering(lost);
    const radio = createRadioClient({ fetch, idempotencyKey: false, ...quick });
    const call = radio.POST('/webhooks/incoming/generic', message);
    await expect(call).rejects.toThrow(NoAnswerError);
    expect(sent).toHaveLength(1);
    expect(sent[0]!.headers.has('idempotency-key')).toBe(false);
  });

  it('takes an empty key for none, as the servers do', async () => {
    const empty = { ...message, params: { header: { 'Idempotency-Key': ' ' } } };
    const keyed = answering(lost, done);
    await createRadioClient({ fetch: keyed.fetch, ...quick }).POST(
      '/webhooks/incoming/generic',
      empty,
    );
    expect(keyed.sent[0]!.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/);
    const keyless = answering(lost);
    const radio = createRadioClient({ fetch: keyless.fetch, idempotencyKey: false, ...quick });
    const call = radio.POST('/webhooks/incoming/generic', empty);
    await expect(call).rejects.toThrow(NoAnswerError);
    expect(keyless.sent).toHaveLength(1);
  });

  it('is sent again without a key where a repeat is safe by itself', async () => {
    const { sent, fetch } = answering(lost, done);
    const help = createCallForHelpClient({ fetch, idempotencyKey: false, ...quick });
    await help.POST('/api/callforhelp/claim', claim);
    expect(sent).toHaveLength(2);
  });

  it('is given up after as many repeats as it may have', async () => {
    const { sent, fetch } = answering(lost);
    const help = createCallForHelpClient({ fetch, ...quick });
    const error = await help.POST('/api/callforhelp/claim', claim).catch((thrown) => thrown);
    expect(error).toBeInstanceOf(NoAnswerError);
    expect(error).toMatchObject({
      operation: 'POST /api/callforhelp/claim',
      attempts: 3,
      cause: lost,
    });
    await help.POST('/api/callforhelp/claim', { ...claim, retries: 0 }).catch(() => undefined);
    expect(sent).toHaveLength(4);
  });

  it('ends with the last answer where the document names it, and else throws', async () => {
    const help = createCallForHelpClient({ fetch: answering(busy).fetch, ...quick });
    const { status, error } = await help.POST('/api/callforhelp/claim', claim);
    expect([status, error]).toEqual([500, { message: 'Internal server error' }]);
    const proxy = new Response('<h1>Bad gateway</h1>', { status: 502 });
    const behind = createCallForHelpClient({ fetch: answering(proxy).fetch, ...quick });
    const thrown = await behind.POST('/api/callforhelp/claim', claim).catch((error) => error);
    expect(thrown).toBeInstanceOf(UnexpectedAnswerError);
    expect(thrown).toBeInstanceOf(CallError);
    expect(thrown).toMatchObject({ body: '<h1>Bad gateway</h1>', attempts: 3 });
  });
});

describe('a refusal', () => {
  it('is not repeated', async () => {
    const { sent, fetch } = answering(Response.json({ message: 'Not Found!' }, { status: 404 }));
    const { status } = await createCallForHelpClient({ fetch }).POST(
      '/api/callforhelp/claim',
      claim,
    );
    expect([status, sent.length]).toEqual([404, 1]);
  });

  it('is given at once where Retry-After is longer than the longest wait', async () => {
    const headers = { 'retry-after': '57' };
    const { sent, fetch } = answering(
      Response.json({ message: 'Please wait 57 seconds' }, { status: 429, headers }),
    );
    const press = { body: { device_key: 'a' } };
    const { status } = await createCallForHelpClient({ fetch }).POST(
      '/api/callbutton/press',
      press,
    );
    expect([status, sent.length]).toEqual([429, 1]);
  });
});

describe('an end', () => {
  const never = () => new Promise<Response>(() => undefined);

  it('comes when the time limit has passed, and counts as no answer', async () => {
    const { sent, fetch } = answering(never);
    const lockers = createLockersClient({ fetch, timeLimit: 20, ...quick });
    const call = lockers.GET('/api/lockers/locations/{location_id}', {
      params: { path: { location_id: 101 } },
    });
    await expect(call).rejects.toThrow(TimeLimitError);
    expect(sent).toHaveLength(3);
    expect(sent.every(({ signal }) => signal.aborted)).toBe(true);
  });

  it.each([
    ['before the call', () => AbortSignal.abort(new Error('enough')), never],
    ['during the call', () => AbortSignal.timeout(20), never],
    ['during a wait', () => AbortSignal.timeout(20), lost],
  ])('comes with the reason of the signal %s', async (_, signal, answer) => {
    const { fetch } = answering(answer);
    const options = { fetch, longestWait: 60_000, retries: 9 };
    const given = signal();
    const call = createCallForHelpClient(options).POST('/api/callforhelp/claim', {
      ...claim,
      signal: given,
    });
    const thrown = await call.catch((error) => error);
    expect(thrown).toBe(given.reason);
  });
});

it('ends at once where a hook ends the call before it is sent', { timeout: 5_000 }, async () => {
  const controller = new AbortController();
  const { fetch } = answering(() => new Promise<Response>(() => undefined));
  const onRequest = async () => {
    controller.abort(new Error('signed out'));
    return undefined;
  };
  const call = createCallForHelpClient({ fetch, timeLimit: 60_000, hooks: { onRequest } }).POST(
    '/api/callforhelp/claim',
    { ...claim, signal: controller.signal },
  );
  await expect(call).rejects.toThrow('signed out');
});

describe('the hooks', () => {
  it('see every attempt, every answer and every wait, and may change what is sent', async () => {
    const seen: string[] = [];
    const { sent, fetch } = answering(busy, done);
    await createCallForHelpClient({
      fetch,
      ...quick,
      hooks: {
        onRequest: (request, { attempt }) => {
          request.headers.set('x-trace', `t${attempt}`);
          seen.push(`request ${attempt}`);
          return undefined;
        },
        onAnswer: async (response, { attempt }) => {
          seen.push(`answer ${attempt} ${response.status} ${(await response.text()).length > 0}`);
        },
        onRepeat: ({ attempt, wait, because }) => {
          seen.push(`repeat ${attempt} ${wait <= 5} ${because instanceof Response}`);
        },
      },
    }).POST('/api/callforhelp/claim', claim);
    expect(seen).toEqual([
      'request 1',
      'answer 1 500 true',
      'repeat 1 true true',
      'request 2',
      'answer 2 200 true',
    ]);
    expect(sent.map(({ headers }) => headers.get('x-trace'))).toEqual(['t1', 't2']);
  });
});

describe('the wait before a repeat', () => {
  const random = fc.double({ min: 0, max: 1, noNaN: true });

  it('is drawn from a span that doubles, and never longer than the longest', () => {
    fc.assert(
      fc.property(fc.nat(40), fc.nat(60_000), random, (repeat, longest, drawn) => {
        const wait = waitBefore(repeat, undefined, longest, () => drawn)!;
        expect(wait).toBe(drawn * Math.min(longest, 250 * 2 ** repeat));
      }),
    );
  });

  it('is as long as Retry-After says, in seconds or as a date', () => {
    const asked = (value: string) =>
      new Response('', { status: 429, headers: { 'retry-after': value } });
    const now = () => Date.parse('2025-03-14T15:04:05Z');
    const wait = (value: string) => waitBefore(0, asked(value), 10_000, () => 0.5, now);
    expect(wait('3')).toBe(3_125);
    expect(wait('Fri, 14 Mar 2025 15:04:08 GMT')).toBe(3_125);
    expect(wait('Fri, 14 Mar 2025 15:04:00 GMT')).toBe(125);
    expect(wait('soon')).toBe(125);
    expect(wait('11')).toBeUndefined();
  });
});
