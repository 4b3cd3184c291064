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

it('leaves out what no value is given for, and encodes what is asked', () => {
  const operation = {
    parameters: ['a', 'left-out', 'b'].map((name) => ({ name, in: 'query' })),
  } as unknown as Operation;
  const parameters = { a: 'x&y=z', b: 1 };
  expect(addressOf({ path: '/things', operation, parameters })).toBe('/things?a=x%26y%3Dz&b=1');
});
