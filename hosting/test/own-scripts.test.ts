import { expect, it } from 'vitest';
import { inlineScripts, ownScripts } from '../own-scripts.ts';

const page = (content: string, head = ''): string =>
  `<!doctype html><html><head><meta name=description content="Never send <script>a()</script>">
<title>About <script>b()</script></title><style>p::after{content:"<script>c()</script>"}</style>
<script data-own="recall-reader">remember()</script>${head}
<script src=/assets/js/main.01234567.js></script><script type=application/ld+json>{"a":1}</script>
</head><body><script data-own=theme>paint()</script><div id=__docusaurus><main>${content}</main></div></body>`;

const found = (...pages: string[]) =>
  ownScripts(pages.map((html, at): [string, string] => [`/docs/page-${at}.html`, html]));

it('names the scripts that the site has written, each once', () => {
  const html = page('<script data-own=reference-before-paint>open()</script>');
  expect([...found(html, page(''), html)]).toEqual([
    ['recall-reader', 'remember()'],
    ['theme', 'paint()'],
    ['reference-before-paint', 'open()'],
  ]);
});

it('finds no script where one is only spoken of', () => {
  const html = page(
    `<p title='<script>d()</script>' data-a="'">1 < 2 it's</p><!-- <script>e()</script> --><textarea><script>f()</script></textarea><code>&lt;script></code>`,
  );
  expect(inlineScripts(html).map(({ text }) => text)).toEqual(['remember()', 'paint()']);
});

it.each([
  [
    'a script of a document',
    '<p>Text <script>steal("all of it")</script></p>',
    'steal(\\"all of it\\")',
  ],
  ['a script in capitals', '<SCRIPT\n>steal()</SCRIPT >', 'steal()'],
  [
    'a script that takes the name of one of the frame',
    '<script data-own=theme>paint()</script>',
    'paint()',
  ],
  ['a script with a name of its own', '<script data-own="mine">steal()</script>', 'steal()'],
  ['a module', '<script type=module>steal()</script>', 'steal()'],
])('refuses %s in the content, naming page and beginning', (_, content, begins) => {
  expect(() => found(page(''), page(content))).toThrow(
    `/docs/page-1.html holds a script in its content that the site did not write. It begins with "${begins}". Take it out`,
  );
});

it('refuses a script that a page puts into its head', () => {
  expect(() => found(page('', '<script data-rh=true>count()</script>'))).toThrow(
    '/docs/page-0.html holds a script in its frame that the site did not write.',
  );
});

it('refuses another text under the name of one of ours', () => {
  const ours = page('<script data-own=reference-before-paint>open()</script>');
  const theirs = page('<script data-own=reference-before-paint>steal()</script>');
  expect(() => found(ours, theirs)).toThrow(
    '/docs/page-1.html holds another script "reference-before-paint" than /docs/page-0.html. It begins with "steal()".',
  );
});
