import { expect, test } from 'vitest';
import { decoded, decodedPath } from '../src/addresses/decoded.ts';

test('decodes what is well encoded', () => {
  expect(decoded('tag%20a%2Fb')).toBe('tag a/b');
  expect(decodedPath('/docs/caf%C3%A9')).toBe('/docs/café');
});

test('keeps an encoded slash of a path', () => {
  expect(decodedPath('/docs/a%2Fb')).toBe('/docs/a%2Fb');
});

test.each(['%', '%E0%A4%A', '/docs/intro%', '%zz', '100%', '%ff'])('keeps %j as it is', (text) => {
  expect(decoded(text)).toBe(text);
  expect(decodedPath(text)).toBe(text);
});
