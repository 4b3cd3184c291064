import { printedRequests } from '@frontline/specs/printed-requests';
import { describe, expect, it } from 'vitest';
import {
  answerSuccess,
  apis,
  createTrivial,
  firstAnswers,
  operationsOf,
  requestFor,
} from './promised-documents.ts';

for (const [name, { api, answers }] of Object.entries(apis)) {
  describe(`the ${name} document`, () => {
    const fetch = createTrivial(api, answerSuccess);
    const failing = createTrivial(api, () => Promise.reject(new Error('out of order')));

    for (const documented of operationsOf(api)) {
      const { operation } = documented;
      const id = operation.operationId;
      const printed = printedRequests(api.document).filter(({ operationId }) => operationId === id);
      const accepted = printed.filter(({ isRefused }) => !isRefused);
      const [wellFormed] = accepted;
      const read = async (response: Response) => {
        const text = await response.text();
        const isText = response.headers.get('content-type')?.startsWith('text/plain');
        return { status: response.status, body: isText ? text : (JSON.parse(text) as unknown) };
      };

      for (const request of accepted) {
        it(`lets the request ${id} ${request.name} through to its handler`, async () => {
          const { status, body } = await read(await fetch(requestFor(api, documented, request)));
          expect(status).toBeLessThan(300);
          expect(answers[id + status]?.(body)).toBe(true);
        });
      }

      for (const request of printed.filter(({ isRefused }) => isRefused)) {
        it(`refuses the request ${id} ${request.name} with the printed answer`, async () => {
          const answer = await read(await fetch(requestFor(api, documented, request)));
          expect(answer).toEqual({ status: request.status, body: request.answer });
          expect(answers[id + answer.status]?.(answer.body)).toBe(true);
        });
      }

      it(`answers ${id} with the printed 500 when its handler throws`, async () => {
        const response = await failing(requestFor(api, documented, wellFormed!));
        expect([await read(response)]).toEqual(
          firstAnswers(operation).filter(({ status }) => status === 500),
        );
      });

      if (operation.security.length === 0) continue;
      it(`refuses ${id} with a wrong key by the printed 401 or 403`, async () => {
        const response = await fetch(requestFor(api, documented, wellFormed!, 'wrong'));
        const refusals = firstAnswers(operation).filter(({ status }) =>
          [401, 403].includes(status),
        );
        expect(await read(response)).toEqual(refusals[0]);
      });
    }
  });
}
