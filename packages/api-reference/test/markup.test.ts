import { expect, it } from 'vitest';
import { referenceMarkdown } from '../src/downloads/markdown.ts';
import { postmanCollection } from '../src/downloads/postman.ts';
import { renderPages } from '../src/markup/render.tsx';
import { modelOf } from '../test-models.ts';

/** A document with the same text in every place that may hold Markdown. */
const pageWith = (text: string): string => {
  const words = JSON.stringify(text);
  const model = modelOf(`
info: { title: Things, version: '1', summary: ${words}, description: ${words} }
servers: [{ url: 'http://localhost:1', description: ${words} }]
tags: [{ name: Things, description: ${words} }]
security: [{ Key: [] }]
paths:
  /things:
    post:
      tags: [Things]
      summary: Make
      description: ${words}
      parameters: [{ name: size, in: query, description: ${words}, schema: { type: string } }]
      requestBody:
        description: ${words}
        content:
          application/json:
            schema: { $ref: '#/components/schemas/Thing' }
            examples: { one: { summary: ${words}, value: { name: ${words} } } }
      responses:
        '200':
          description: ${words}
          content: { application/json: { schema: { $ref: '#/components/schemas/Thing' } } }
        '422': { description: ${words} }
components:
  securitySchemes: { Key: { type: apiKey, in: header, name: key, description: ${words} } }
  schemas:
    Thing:
      type: object
      description: ${words}
      properties: { name: { type: string, description: ${words} } }
`);
  return renderPages(model, { secrets: {} }, '/reference/things/')['']!;
};

/** What our own page holds with nothing strange in the document. */
const countOf = (html: string, what: RegExp) => [...html.matchAll(what)].length;
const plain = pageWith('Plain words.');

/** What runs code or loads something, and the sign of it in HTML. */
const harm: [string, RegExp][] = [
  ['Before <script>steal()</script> after.\n\n<script>steal()</script>', /<script/g],
  ['An <img src=x onerror=steal()> here. <b onclick="steal()">Bold</b>', /<[^>]*(on\w+=|steal)/g],
  [
    '[here](javascript:steal()) <a href=" java&#10;script:steal()">x</a> [x](JaVaScRiPt:a)',
    /<[^>]*script:/gi,
  ],
  [
    '<iframe src="//e.example"></iframe><object data=x></object><embed src=x>',
    /<(iframe|object|embed)/g,
  ],
  [
    '<style>body{display:none}</style><link rel=stylesheet href=x><base href=x>',
    /<(style|link|base)/g,
  ],
  ['<form action="//e.example"><input name=password></form>', /<form|<input name=.?password/g],
  ['</div></section></main><svg onload=steal()>', /<[^>]*onload|<\/main/g],
];

it.each(harm)('takes what harms out of the text of a document: %s', (text, sign) => {
  expect(countOf(pageWith(text), sign)).toBe(countOf(plain, sign));
});

it('shows code about such things as text', () => {
  expect(pageWith('Never send `<script>alert(1)</script>`.')).toContain(
    '<code>&lt;script&gt;alert(1)&lt;/script&gt;</code>',
  );
});

it('keeps the HTML that writers of documents use', () => {
  const html = pageWith(
    '<details><summary>More</summary><p>Two<br>lines, H<sub>2</sub>O, <kbd>Ctrl</kbd>.</p></details>\n\n| A |\n| --- |\n| **b** |\n\n[Lockers](/docs/lockers/intro#problems) <https://example.com>',
  );
  for (const part of [
    '<details><summary>More</summary>',
    '<br/>',
    '<sub>2</sub>',
    '<kbd>',
    '<table>',
  ])
    expect(html).toContain(part);
  expect(html).toContain('href="/docs/lockers/intro#problems"');
  expect(html).toContain('href="https://example.com"');
});

it('shows what GitHub adds to Markdown, but no footnotes, which would share their ids', () => {
  const html = pageWith(
    'See https://example.com/a, not ~~this~~.[^1]\n\n- [x] one\n- [ ] two\n\n[^1]: A note',
  );
  expect(html).toContain('href="https://example.com/a"');
  expect(html).toContain('<del>this</del>');
  expect(html).toMatch(/<input (?=[^>]*aria-label="Done")(?=[^>]*disabled)(?=[^>]*checked)/);
  expect(html).toMatch(/<input (?=[^>]*aria-label="To do")(?=[^>]*disabled)/);
  expect(html).not.toContain('footnote');
});

it('shows a text that an answer holds as JSON between its quotes, and any other as it is', () => {
  const model = modelOf(`
info: { title: Things, version: '1' }
paths:
  /version:
    get:
      responses:
        '200': { description: It., content: { application/json: { example: 1.10-beta } } }
        '503': { description: Not yet., content: { text/plain: { example: Later } } }
`);
  const page = renderPages(model, { secrets: {} }, '/')['']!.replaceAll('&quot;', '"');
  const bodies = JSON.stringify(postmanCollection(model, { secrets: {} })).match(/"body":"[^}]*"/g);
  expect(page).toContain('>"1.10-beta"</code>');
  expect(page).toContain('>Later</code>');
  expect(referenceMarkdown(model, { secrets: {} })).toMatch(/\n"1.10-beta"\n[^]*\nLater\n/);
  expect(bodies).toEqual([String.raw`"body":"\"1.10-beta\""`, '"body":"Later"']);
});
