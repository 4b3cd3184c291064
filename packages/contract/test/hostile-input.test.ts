import * as fc from 'fast-check';
import { requestsOf } from '@frontline/specs/printed-requests';
import { describe, expect, it } from 'vitest';
import {
  answerSuccess,
  apis,
  createTrivial,
  operationsOf,
  requestFor,
} from './promised-documents.ts';

const kernelStatuses = [400, 403, 404, 405, 413, 415, 422];

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom('', '\u0000', '\ud800', '__proto__', 'constructor', '%', '%00', '../..', '🛒'),
  fc.constantFrom('0', '-1', '1e3', '99999999999999999999', 'NaN', 'true', 'null', "';--"),
  fc.string({ minLength: 2_000, maxLength: 2_000 }),
);
const value = fc.oneof(
  text,
  fc.integer(),
  fc.constantFrom(null, true, false, 0, -0, 1.5, 1e308, 2 ** 53, [], {}, [[[]]], [null], [{}]),
  fc.jsonValue({ maxDepth: 4 }),
);

for (const [name, { api, answers }] of Object.entries(apis)) {
  describe(`hostile input to the ${name} API`, () => {
    const errors: unknown[] = [];
    const fetch = createTrivial(api, answerSuccess, { onError: (error) => errors.push(error) });

    for (const documented of operationsOf(api)) {
      const { operation } = documented;
      const id = operation.operationId;
      const [media] = Object.values(operation.requestBody?.content ?? {});
      const fields = Object.keys(media?.schema.properties ?? {});
      const printed = requestsOf(operation).filter(({ isRefused }) => !isRefused);

      /** Answers only what the document or the kernel promises, and never a 500. */
      const hold = async (request: Request) => {
        const response = await fetch(request);
        const body = await response.text();
        expect(errors).toEqual([]);
        expect([200, 201, ...kernelStatuses]).toContain(response.status);
        const check = answers[id + response.status];
        const isJson = response.headers.get('content-type') === 'application/json';
        const isDocumented = response.status !== 400 && response.status !== 404;
        if (check && isDocumented) expect(check(isJson ? JSON.parse(body) : body)).toBe(true);
        return response.status;
      };

      it(`finds no way past ${id} with wrong values`, async () => {
        const seen = new Set<number>();
        await fc.assert(
          fc.asyncProperty(
            fc.constantFrom(...printed),
            fc.dictionary(fc.oneof(fc.constantFrom('', ...fields), text), value, { maxKeys: 4 }),
            fc.option(text, { nil: undefined }),
            async (request, wrong, parameter) => {
              const parameters = Object.fromEntries(
                Object.entries(request.parameters).map(([key, fine]) => [
                  key,
                  parameter?.replace(/\p{Surrogate}/gu, '') ?? fine,
                ]),
              );
              const body = media ? { ...(request.body as object), ...wrong } : undefined;
              seen.add(await hold(requestFor(api, documented, { parameters, body })));
            },
          ),
          { numRuns: 150 },
        );
        expect([...seen].some((status) => status < 300)).toBe(true);
        expect(seen).toContain(422);
      });

      if (!media) continue;
      it(`finds no way past ${id} with bytes that are no body`, async () => {
        const fine = requestFor(api, documented, printed[0]!);
        await fc.assert(
          fc.asyncProperty(
            fc.oneof(
              fc.uint8Array({ maxLength: 60 }),
              fc.json().map((it) => encode(it)),
            ),
            fc.constantFrom(fine.headers.get('content-type') ?? '', 'text/plain', 'nonsense', ''),
            async (bytes, type) => {
              const headers = new Headers(fine.headers);
              headers.set('content-type', type);
              const { url, method } = fine;
              await hold(new Request(url, { method, headers, body: Buffer.from(bytes) }));
            },
          ),
          { numRuns: 100 },
        );
      });
    }
  });
}

function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
