import { expect, it, describe } from 'vitest';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { referenceMarkdown } from '../src/downloads/markdown.ts';
import { postmanCollection } from '../src/downloads/postman.ts';
import { renderPages } from '../src/markup/render.tsx';
import { kebab } from '../src/model/pages.ts';
import { modelOf } from '../test-models.ts';
import Prose, { isPlain } from '../src/markup/prose.tsx';
import { largeDocument } from '../test-large-document.ts';
import { linkWarnings } from '../src/document/faults.ts';
import { readDocument } from '../src/document/read-document.ts';
import { resolveLinks } from '../src/document/resolve-links.ts';

/** A page whose document has the same text wherever Markdown is allowed. */
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

const countOf = (html: string, what: RegExp) => [...html.matchAll(what)].length;
/** The page without unsafe text, as a baseline. */
const plain = pageWith('Plain words.');

/** Text that runs code or loads resources, and a pattern that finds it in HTML. */
const unsafe: [string, RegExp][] = [
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

it.each(unsafe)('removes unsafe HTML from the text of a document: %s', (text, pattern) => {
  expect(countOf(pageWith(text), pattern)).toBe(countOf(plain, pattern));
});

it('shows unsafe HTML in code as text', () => {
  expect(pageWith('Never send `<script>alert(1)</script>`.')).toContain(
    '<code>&lt;script&gt;alert(1)&lt;/script&gt;</code>',
  );
});

it('keeps the HTML that documents commonly use', () => {
  const html = pageWith(
    '<details><summary>More</summary><p>Two<br>lines, H<sub>2</sub>O, <kbd>Ctrl</kbd>.</p></details>\n\n| A |\n| --- |\n| **b** |\n\n[Lockers](/docs/lockers/intro#problems) <https://example.com>',
  );
  for (const part of '<details><summary>More</summary> <br/> <sub>2</sub> <kbd> <table>'.split(' '))
    expect(html).toContain(part);
  expect(html).toContain('href="/docs/lockers/intro#problems"');
  expect(html).toContain('href="https://example.com"');
});

it('shows the placeholders of a text, which look like tags', () => {
  const html = pageWith(
    'Send <token> to /a/<your id>.\n\n<Node>\n\n<p>Or <key>.</p>\n\n<u>Now</u><wbr>.',
  );
  expect(html).toContain('Send &lt;token&gt; to /a/&lt;your id&gt;.');
  for (const part of ['&lt;Node&gt;', '<p>Or &lt;key&gt;.</p>', 'Now.'])
    expect(html).toContain(part);
});

it('renders GitHub Flavored Markdown without footnotes, whose ids would collide', () => {
  const html = pageWith(
    'See https://example.com/a, not ~~this~~.[^1]\n\n- [x] one\n- [ ] two\n\n[^1]: Noted\n[^2]: A note',
  );
  for (const text of ['[^1]</p>', '[^1]: Noted', '[^2]: A note']) expect(html).toContain(text);
  expect(html).toContain('href="https://example.com/a"');
  expect(html).toContain('<del>this</del>');
  expect(html).toMatch(/<input (?=[^>]*aria-label="Done")(?=[^>]*disabled)(?=[^>]*checked)/);
  expect(html).toMatch(/<input (?=[^>]*aria-label="To do")(?=[^>]*disabled)/);
  expect(html).not.toContain('footnote');
});

it('quotes a JSON string in an answer, and shows other text unchanged', () => {
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

const rendered = (markdown: string, isInline: boolean) =>
  renderToStaticMarkup(createElement(Prose, { markdown, isInline })).trim();
/** Renders with the Markdown parser: the invisible comment rules out the shortcut for plain text. */
const parsed = (markdown: string, isInline: boolean) =>
  rendered(`${markdown}\n\n<!-- long -->`, isInline);

const texts = [
  ...new Set(
    [...JSON.stringify(largeDocument(100)).matchAll(/"(?:description|summary)":"([^"\\]+)"/g)].map(
      ([, text = '']) => text.trim(),
    ),
  ),
];
const unmarked = [
  ...texts.filter(isPlain),
  'The name, or none.',
  "It's (rarely) 5 - 7; a/b = 100%: $3?",
  'a 1. b',
  'See 3) and -x.',
];

it('renders a plain line as the Markdown parser does', () => {
  expect(unmarked.length).toBeGreaterThan(10);
  for (const text of unmarked)
    for (const isInline of [true, false])
      expect(rendered(text, isInline)).toBe(parsed(text, isInline));
});

it.each([
  ...['A *word*', 'A `word`', 'A _word_', '1. First', '- One', '# Head', 'www.example.com'],
  ...['See https://example.com', 'Write to a@example.com', 'a < b', 'a & b', 'one\ntwo'],
  ...['~~gone~~', 'a | b', 'a\\b', '[x](y)', 'é and more'],
])('parses %s as Markdown', (text) => expect(isPlain(text)).toBe(false));

const documentWith = (description: string) => {
  const head = `openapi: 3.1.0\ninfo: { title: Things, version: '1' }\npaths: {}\ntags:\n  - name: a`;
  const lines = description.split('\n').map((line) => `      ${line}\n`);
  return readDocument(`${head}\n    description: |\n${lines.join('')}`, 'things.yaml');
};

const resolvedIn = (description: string, options: Parameters<typeof resolveLinks>[1]) => {
  const links = resolveLinks(documentWith(description), options);
  const [tag] = links.source.root['tags'] as { description: string }[];
  return { text: tag!.description.trimEnd(), warnings: linkWarnings(links, new Set(['there'])) };
};

describe('an address outside of descriptions', () => {
  const document = readDocument(
    `openapi: 3.0.4
info: { termsOfService: /terms }
servers: [{ url: 'https://{at}.example.com/v1', variables: { at: { default: api } } }]
externalDocs: { url: more }
components: { securitySchemes: { One: { type: openIdConnect, openIdConnectUrl: /openid } } }`,
    'things.yaml',
  );

  it.each([
    [{ isForeign: true }, 'https://api.example.com/terms', 'https://api.example.com/more'],
    [{ linkBase: 'https://b.example/a/' }, 'https://b.example/terms', 'https://b.example/a/more'],
    [{ baseUrl: '/help/' }, '/help/terms', 'https://api.example.com/more'],
  ])('is relative to the docs or to the first server: %o', (options, termsOfService, url) => {
    const { root } = resolveLinks(document, options).source;
    expect(root).toMatchObject({ info: { termsOfService }, externalDocs: { url } });
    expect(JSON.stringify(root)).toContain('"https://api.example.com/openid"');
  });
});

describe('a link in a description', () => {
  it.each([
    ['[a](/rest/x#y)', '[a](https://docs.example.com/rest/x#y)'],
    ['[a](more/x.md "Title")', '[a](https://docs.example.com/v3/more/x.md "Title")'],
    [
      '[a](<../x>) and [`b`](/z)',
      '[a](<https://docs.example.com/x>) and [`b`](https://docs.example.com/z)',
    ],
    ['See [a].\n\n[a]: /x', 'See [a].\n\n[a]: https://docs.example.com/x'],
    ['See.[^1]\n\n[^1]: noted', 'See.[^1]\n\n[^1]: noted'],
    ['`[a](/x)` and https://b.example/c', '`[a](/x)` and https://b.example/c'],
    [
      '[a](https://b.example) [m](mailto:a@b.example) [h](//b.example)',
      '[a](https://b.example) [m](mailto:a@b.example) [h](//b.example)',
    ],
  ])('resolves against the link base of its document: %s', (written, shown) => {
    const linkBase = 'https://docs.example.com/v3/';
    expect(resolvedIn(written, { linkBase })).toEqual({ text: shown, warnings: [] });
  });

  it.each([
    [{}, '[a](/docs/lockers/intro)'],
    [{ baseUrl: '/help/' }, '[a](/help/docs/lockers/intro)'],
  ])('is a page of the site if it begins at the root of our document: %o', (options, text) => {
    expect(resolvedIn('[a](/docs/lockers/intro)', options)).toEqual({ text, warnings: [] });
  });

  it('becomes plain text, with a warning naming its line, if it is broken', () => {
    const { text, warnings } = resolvedIn(
      'One.\n\nTwo: [a *b*](/rest/x) and [c](d.md).\n\nThree: [e](/rest/x)',
      { isForeign: true },
    );
    expect(text).toBe('One.\n\nTwo: a *b* and c.\n\nThree: e');
    expect(warnings).toEqual([
      'things.yaml:9, 11 (#/tags/0/description): The link "/rest/x" leads nowhere from a page of this site, and has lost its link. Write the whole address, or name "linkBase" beside the document.',
      'things.yaml:9 (#/tags/0/description): The link "d.md" leads nowhere from a page of this site, and has lost its link. Write the whole address, or name "linkBase" beside the document.',
    ]);
  });

  it.each([
    ['#operation/listThings', '#list-things'],
    ['#tag/a/operation/getThing', '#get-thing'],
    ['#section/About/Two-words', '#two-words'],
  ])('converts an anchor of Redoc: %s', (written, anchor) => {
    const links = resolveLinks(documentWith(`[a](${written})`), {});
    expect(links.source.root['tags']).toMatchObject([{ description: `[a](${anchor})\n` }]);
    expect(linkWarnings(links, new Set([anchor.slice(1)]))).toEqual([]);
    expect(linkWarnings(links, new Set())).toEqual([
      `things.yaml:7 (#/tags/0/description): The link "${written}" is no part of this reference. Take the anchor from the address of the part.`,
    ]);
  });

  it('causes a warning with its line if its anchor does not exist', () => {
    const { text, warnings } = resolvedIn('[a](#there) and\n[b](#nowhere)', {});
    expect(text).toBe('[a](#there) and\n[b](#nowhere)');
    expect(warnings).toEqual([
      'things.yaml:8 (#/tags/0/description): The link "#nowhere" is no part of this reference. Take the anchor from the address of the part.',
    ]);
  });
});

it('labels examples by media type if several have one, and keeps a summary on one line', () => {
  const model = modelOf(`
paths:
  /a:
    get:
      summary: "Get\\n  it"
      description: "# One\\n\\n~~~sh\\n# two\\n~~~\\n\\n### Three"
      responses:
        '200':
          description: Yes.
          content: { text/csv: { example: 'a,b' }, text/html: { example: <p> } }
        '400': { description: No., content: { text/csv: { example: c }, text/html: {} } }
`);
  const markdown = referenceMarkdown(model, { secrets: {} });
  expect(markdown).toContain('### Get it\n');
  expect(markdown).toContain('#### One\n\n~~~sh\n# two\n~~~\n\n##### Three\n');
  expect(markdown).toContain('As text/csv\n\n```text\na,b\n```\n\nAs text/html\n\n');
  expect(markdown).toContain('any\n\n```text\nc\n```\n');
});

it('moves children out of void elements', () => {
  const html = renderToStaticMarkup(createElement(Prose, { markdown: '<svg><input>b<source>c' }));
  expect(html).toMatch(/<input[^>]*\/>b<source\/>c/);
});

// cspell:ignore Größe berblick große uberblick हिन्दी
it.each([
  ['claimRequest', 'claim-request'],
  ['Größe & U\u0308berblick', 'große-uberblick'],
  ['हिन्दी ペット', 'हिन्दी-ペット'],
  ['한국어', '한국어'],
])('makes of %s an anchor without breaking its words', (name, anchor) => {
  expect(kebab(name)).toBe(anchor);
});
