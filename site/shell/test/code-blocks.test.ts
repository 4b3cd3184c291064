import { expect, test } from 'vitest';
import { caption, highlight } from '../build/code-blocks/index.ts';

test('captions executed examples and what they answer', () => {
  expect(caption('test=claim-ok')).toBe('Request');
  expect(caption('expect=claim-ok status=200')).toBe('Answer, status 200');
  expect(caption('expect=press-ok')).toBe('Answer');
});

test('prefers the caption a writer gave', () => {
  expect(caption('test=claim-ok title="Claim as Ana"')).toBe('Claim as Ana');
});

test('leaves other code without a caption', () => {
  expect(caption('')).toBeUndefined();
  expect(caption('latest=1')).toBeUndefined();
});

test('colours the parts of JSON and of an HTTP request', () => {
  expect(highlight('{"a": 1}', 'json')).toContain('<span class="token property">"a"</span>');
  expect(highlight('GET / HTTP/1.1\nHost: x', 'http')).toContain('class="token request-line"');
});

test('escapes code of a language it does not know', () => {
  expect(highlight('<a & b>', 'no-such-language')).toBe('&lt;a &amp; b&gt;');
});
