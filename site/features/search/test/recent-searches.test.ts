import { expect, test } from 'vitest';
import { isKeepable } from '../page/recent-searches.ts';

test.each(['api-key', 'secret_token', 'on_the_way', 'what is a device key', 'message id q7Jk'])(
  'keeps "%s"',
  (question) => expect(isKeepable(question)).toBe(true),
);

test.each([
  'secret_token=abc',
  '"api-key": "abc"',
  'Authorization: Bearer abc',
  'bearer abcdef99',
  'q7Jk3vX0T2mZbW8nR5cYdA',
  'locker '.repeat(20),
])('keeps no paste and no secret: %s', (question) => expect(isKeepable(question)).toBe(false));
