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

test('colors runs of JSON, of an HTTP request and of PHP, each once', () => {
  expect(highlight('{"a": [1, true]}', 'json')).toBe(
    '<span class="code-muted">{</span><span class="code-name">"a"</span><span class="code-muted">: [</span>' +
      '<span class="code-value">1</span><span class="code-muted">, </span><span class="code-value">true</span><span class="code-muted">]}</span>',
  );
  expect(highlight('GET /a HTTP/1.1\nHost: x', 'http')).toBe(
    '<span class="code-method">GET </span><span class="code-text">/a </span><span class="code-name">HTTP/1.1\nHost</span><span class="code-muted">: </span>x',
  );
  expect(highlight('<?php echo "a";', 'php')).toContain('<span class="code-text">"a"</span>');
});

test('escapes code of a language it does not know', () => {
  expect(highlight('<a & b>', 'no-such-language')).toBe('&lt;a &amp; b&gt;');
});
