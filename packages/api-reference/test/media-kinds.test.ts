import { expect, it } from 'vitest';
import { mediaKind } from '../src/samples/media-kind.ts';
import { sampleOf } from '../test-models.ts';

it.each([
  ['application/json', 'json'],
  ['Application/JSON; charset=utf-8', 'json'],
  ['application/problem+json', 'json'],
  ['application/vnd.acme.platform+json', 'json'],
  ['application/json-seq', 'text'],
  ['application/x-ndjson', 'text'],
  ['application/vnd.jsonapi', 'text'],
  ['application/x-www-form-urlencoded', 'form'],
  ['application/x-www-form-urlencoded;charset=UTF-8', 'form'],
  ['multipart/form-data', 'multipart'],
  ['multipart/mixed', 'multipart'],
  ['application/vnd.acme.platform+xml', 'xml'],
  ['text/xml', 'xml'],
  ['image/svg+xml', 'xml'],
  ['application/vnd.transform', 'text'],
  ['text/x-information', 'text'],
  ['image/png', 'binary'],
  ['application/octet-stream', 'binary'],
])('reads %s as %s, by its parts and not by words in its name', (type, kind) => {
  expect(mediaKind(type)).toBe(kind);
});

it.each(['platform', 'transform'])('sends the text of application/vnd.%s+xml as it is', (word) => {
  const media = `application/vnd.${word}+xml: { schema: { type: string }, example: '<order a="1&amp;2">x=y</order>' }`;
  expect(sampleOf(media).body).toEqual({ kind: 'text', text: '<order a="1&amp;2">x=y</order>' });
});
