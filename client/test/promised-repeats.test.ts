import { createHmac } from 'node:crypto';
import { createCallForHelp } from '@frontline/call-for-help';
import { createLockers } from '@frontline/lockers';
import { createRadio } from '@frontline/radio';
import { api as callForHelp } from '@frontline/specs/call-for-help';
import { calls as callForHelpCalls } from '@frontline/specs/generated/call-for-help.calls.ts';
import { calls as lockersCalls } from '@frontline/specs/generated/lockers.calls.ts';
import { calls as radioCalls } from '@frontline/specs/generated/radio.calls.ts';
import { api as lockers } from '@frontline/specs/lockers';
import { printedRequests, type PrintedRequest } from '@frontline/specs/printed-requests';
import { api as radio } from '@frontline/specs/radio';
import { openSqlite } from '@frontline/storage/sqlite';
import { textsToSign } from '@frontline/twilio-signature';
import { describe, expect, it } from 'vitest';
import { requestOf } from '../src/request.ts';

/**
 * Checks `x-repeat` of the documents against the reference servers, with the requests that our client repeats: with a
 * key and, where that is safe, without one.
 */
const publicUrl = 'https://radio.example.com';
const secrets = {
  CallButtonKey: 'demo-button-secret',
  SecretToken: 'demo-secret-token',
  LockerKey: 'demo-locker-key-1',
  EdgeDeviceKey: 'demo-edge-key-0042',
};
const apis = {
  'Call for Help': [callForHelp, callForHelpCalls, createCallForHelp],
  Lockers: [lockers, lockersCalls, createLockers],
  Radio: [radio, radioCalls, createRadio],
} as const;

for (const [name, [api, calls, create]] of Object.entries(apis)) {
  describe(`the ${name} API`, () => {
    const accepted = printedRequests(api.document)
      .filter(({ isRefused, status }) => !isRefused && status < 300)
      .flatMap((printed) =>
        (printed.operation['x-repeat'] === 'with-key' ? ['f3c1'] : ['', 'f3c1']).map((key) => ({
          ...printed,
          key,
        })),
      );

    it.each(accepted)(
      'answers $operationId, example $name, a second time as the first, with the key "$key"',
      async (printed) => {
        const db = await openSqlite({ file: ':memory:' });
        let seconds = 0;
        const now = () => new Date(Date.parse('2025-03-14T15:04:05Z') + (seconds += 2) * 1_000);
        const { fetch } = await create({
          db,
          now,
          newId: () => crypto.randomUUID(),
          demo: true,
          publicUrl,
        });
        const first = await read(await fetch(requestFor(printed, printed.key)));
        const again = await read(await fetch(requestFor(printed, printed.key)));
        expect(first.status).toBe(printed.status);
        expect(again).toEqual(first);
        await db.close();
      },
    );

    function requestFor(
      { operation, method, path, parameters, body }: PrintedRequest,
      key: string,
    ): Request {
      const known = calls.operations[`${method} ${path}`]!;
      const given = (place: string) =>
        Object.fromEntries(
          (operation.parameters ?? [])
            .filter((one) => one.in === place && one.name in parameters)
            .map((one) => [one.name, parameters[one.name]]),
        );
      const params = { path: given('path'), query: given('query'), header: given('header') };
      const headers = { ...(key && { 'Idempotency-Key': key }), ...signature() };
      const surroundings = { credentials: calls.credentials, secrets, schemeWord: undefined };
      return requestOf(method, path, { params, body, headers }, known, {
        ...surroundings,
        baseUrl: calls.server,
      });

      function signature() {
        if (!known.isForm) return {};
        const url = `${publicUrl}${path.replace('{edgeId}', String(parameters['edgeId']))}`;
        const [text = ''] = textsToSign(url, Object.entries(body as Record<string, string>));
        const hmac = createHmac('sha1', 'test_auth_token').update(text).digest('base64');
        return { 'X-Twilio-Signature': hmac };
      }
    }
  });
}

async function read(response: Response) {
  return { status: response.status, text: await response.text() };
}
