import { expect, it } from 'vitest';
import type { Operation } from '../document.ts';
import { addressOf } from '../printed-requests.ts';

it('puts a value into the path so that it stays one segment', () => {
  const operation = { parameters: [{ name: 'id', in: 'path' }] } as unknown as Operation;
  const parameters = { id: 'a/b c?d#e%' };
  expect(addressOf({ path: '/things/{id}/parts', operation, parameters })).toBe(
    '/things/a%2Fb%20c%3Fd%23e%25/parts',
  );
});
