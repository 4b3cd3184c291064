import { expect, test } from 'vitest';
import { asDrawn, noteDrawn } from '../../reference/page/try-it/mount-playable.tsx';

test('puts what the server drew into later requests, and says so', () => {
  noteDrawn('q7Jk3vX0T2mZbW8nR5cYdA\n', 'abcDEFghi');
  noteDrawn('{ "order_id": "ORD-1", "open_code": "604178" }', '{"open_code":"012345"}');
  expect(asDrawn('PUT /orders/604178 by q7Jk3vX0T2mZbW8nR5cYdA')).toEqual({
    text: 'PUT /orders/012345 by abcDEFghi',
    replaced: [
      { printed: 'q7Jk3vX0T2mZbW8nR5cYdA', drawn: 'abcDEFghi' },
      { printed: '604178', drawn: '012345' },
    ],
  });
  noteDrawn('{ "open_code": "604178" }', '{"open_code":"604178"}');
  expect(asDrawn('PUT /orders/604178').replaced).toEqual([]);
});

test('leaves words, times, numbers and refusals as they are printed', () => {
  noteDrawn('{ "state": "closed" }', '{"state":"closing"}');
  noteDrawn('{ "at": "2025-03-14T15:05:00.000Z" }', '{"at":"2026-01-01T00:00:00.000Z"}');
  noteDrawn('{ "id": 123456 }', '{"id":654321}');
  noteDrawn('{ "code": "1234567" }', '{"message":"Not Found!"}');
  const request = 'closed 2025-03-14T15:05:00.000Z 123456 1234567';
  expect(asDrawn(request)).toEqual({ text: request, replaced: [] });
});
