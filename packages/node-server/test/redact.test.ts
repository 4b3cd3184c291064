import { expect, it } from 'vitest';
import { describeError } from '../src/redact.ts';

it('tells the causes of an error, three deep and no further', () => {
  let error = new Error('the root');
  for (const layer of ['the driver', 'the pool', 'the batch', 'the call'])
    error = new Error(layer, { cause: error });
  const told: unknown[] = [];
  for (let at: unknown = describeError(error); at; at = (at as { cause?: unknown }).cause)
    told.push((at as { message: unknown }).message);
  expect(told).toEqual(['the call', 'the batch', 'the pool', 'the driver']);
});

it('ends where an error is its own cause', () => {
  const error = new Error('round');
  error.cause = error;
  expect(JSON.stringify(describeError(error)).match(/"round"/g)).toHaveLength(4);
});
