import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import Prose, { isPlain } from '../src/markup/prose.tsx';
import { largeDocument } from '../test-large-document.ts';

const drawn = (markdown: string, isInline: boolean) =>
  renderToStaticMarkup(createElement(Prose, { markdown, isInline })).trim();
/** A comment, which is not shown, takes a text the long way. */
const parsed = (markdown: string, isInline: boolean) =>
  drawn(`${markdown}\n\n<!-- long -->`, isInline);

const written = [
  ...new Set(
    [...JSON.stringify(largeDocument(100)).matchAll(/"(?:description|summary)":"([^"\\]+)"/g)].map(
      ([, text = '']) => text.trim(),
    ),
  ),
];
const plain = [
  ...written.filter(isPlain),
  'The name, or none.',
  "It's (rarely) 5 - 7; a/b = 100%: $3?",
  'a 1. b',
  'See 3) and -x.',
];

it('draws a line without marks as Markdown does', () => {
  expect(plain.length).toBeGreaterThan(10);
  for (const text of plain)
    for (const isInline of [true, false])
      expect(drawn(text, isInline)).toBe(parsed(text, isInline));
});

it.each([
  'A *word*',
  'A `word`',
  'A _word_',
  '1. First',
  '- One',
  '# Head',
  'www.example.com',
  'See https://example.com',
  'Write to a@example.com',
  'a < b',
  'a & b',
  'one\ntwo',
  '~~gone~~',
  'a | b',
  'a\\b',
  '[x](y)',
  'é and more',
])('takes %s for Markdown', (text) => expect(isPlain(text)).toBe(false));
