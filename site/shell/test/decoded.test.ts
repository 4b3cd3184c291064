import { expect, test } from 'vitest';
import { decoded, decodedPath, idOf } from '../shared/decoded.ts';

test('decodes what is well encoded', () => {
  expect(decoded('tag%20a%2Fb')).toBe('tag a/b');
  expect(decodedPath('/docs/caf%C3%A9')).toBe('/docs/café');
});

test('keeps an encoded slash of a path', () => {
  expect(decodedPath('/docs/a%2Fb')).toBe('/docs/a%2Fb');
});

test('finds the id of a fragment in any script', () => {
  expect(idOf(new URL('https://x.example/#安装步骤').hash)).toBe('安装步骤');
  expect(idOf('#%E0%A4%A')).toBe('%E0%A4%A');
  // Decoded once: the percent sign was part of the id.
  expect(idOf('#100%2541')).toBe('100%41');
});

test.each(['%', '%E0%A4%A', '/docs/intro%', '%zz', '100%', '%ff'])('keeps %j as it is', (text) => {
  expect(decoded(text)).toBe(text);
  expect(decodedPath(text)).toBe(text);
});
