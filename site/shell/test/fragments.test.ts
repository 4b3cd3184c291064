import { describe, expect, it } from 'vitest';
import { cutFragment, cutFrame } from '../build/fragments/cut.ts';
import { withNotes } from '../build/print-notes.ts';
import { withTags } from '../build/page-head/index.ts';

const built = (article: string, head = '') =>
  `<!doctype html><html lang=en class="docs-wrapper docs-doc-page"><head><meta charset=UTF-8>${head}` +
  `<script data-sheets="/assets/css/styles.0123abcd.css" data-scripts="/assets/js/main.0123abcd.js">run()</script></head>` +
  `<body><div id=__docusaurus><nav><div>bar</div></nav><main>${article}</main><footer><div>end</div></footer></div></body></html>`;

const frame = (inside: string, attributes = 'data-article=true') =>
  `<div ${attributes}>${inside}</div>`;

describe('the fragment of a page', () => {
  it('is the article, without the bars around it', () => {
    const inside = '<div class=row><div><p>Text <b>a</b></div></div><div>more</div>';
    expect(cutFragment(built(frame(inside)))?.html).toBe(inside);
  });

  it('counts no tags in attributes, scripts and comments of the article', () => {
    const inside =
      `<p title="</div>">a</p><script>if(1<2)document.write("<div>")</script>` +
      `<div data-x='<div>'>b</div><style>p::after{content:"</div>"}</style><textarea><div></textarea><!-- <div> -->`;
    expect(cutFragment(built(frame(inside)))?.html).toBe(inside);
  });

  it('names sidebar, trail, class and build', () => {
    const attributes = 'data-article=true data-sidebar=docs data-trail="0a1b 2c3d"';
    expect(cutFragment(built(frame('x', attributes)))).toMatchObject({
      sidebar: 'docs',
      trail: ['0a1b', '2c3d'],
      className: 'docs-wrapper docs-doc-page',
      build: '/assets/js/main.0123abcd.js',
    });
  });

  it('carries the tags of the head that belong to the page, and none of those of all pages', () => {
    const head =
      '<title data-rh=true>A</title><meta data-rh=true name=a content="1 > 0"/><meta name=b content=data-rh>' +
      '<script>if(1<2)"<meta data-rh=true>"</script><link rel=icon href=/data-rh >';
    const page = withTags(built(`${frame('x')}<meta data-rh=true name=c>`, head), [
      ['script', { type: 'application/ld+json' }, '{"a":"</script>"}'],
    ]);
    expect(cutFragment(page)?.head).toBe(
      '<title data-rh=true>A</title><meta data-rh=true name=a content="1 > 0"/>' +
        '<script data-rh="true" type="application/ld+json">{"a":"\\u003c/script>"}</script>',
    );
  });

  it('is not there for a page without an article', () => {
    expect(cutFragment(built('<h1>Moved</h1>'))).toBeUndefined();
  });
});

describe('the frame of the docs', () => {
  const around = (inside: string) =>
    `<nav class="navbar"><div>bar</div></nav><div class=main id=__docusaurus_skipToContent_fallback>${inside}</div><footer></footer>`;

  it('is what stands around an article and the list of pages, without these', () => {
    const docs =
      '<div class=docs><aside><nav aria-label="Docs sidebar" class="menu thin"><ul><li>a</li></ul></nav></aside>' +
      `<main>${frame('<div>text</div>', 'data-article=true data-sidebar=docs')}</main></div>`;
    expect(cutFrame(around(docs))).toBe(
      '<div class=docs><aside><nav aria-label="Docs sidebar" class="menu thin"></nav></aside>' +
        '<main><div data-article></div></main></div>',
    );
  });

  it('is not there where no list of pages stands before the article', () => {
    expect(cutFrame(around(frame('<nav class="menu"></nav>')))).toBeUndefined();
    expect(cutFrame('<h1>Moved</h1>')).toBeUndefined();
  });
});

describe('the notes of a page on paper', () => {
  it('number each address elsewhere once, in all texts of the page and in nothing else', () => {
    const page = built(
      '<a href=https://a.example>bar</a><div class=markdown><a href="https://b.example/?x=1&amp;y">b</a> <a href=/docs>own</a></div>' +
        '<div class="theme markdown"><div><a class=x href=https://c.example>c</a></div><a href="https://b.example/?x=1&amp;y">b</a></div>',
    );
    const noted = withNotes(page);
    expect(noted.match(/data-note=\d/g)).toEqual([1, 2, 1].map((note) => `data-note=${note}`));
    expect(noted).toContain('<a href=https://a.example>bar</a>');
    expect(noted).toContain(
      '<ol class=notes hidden><li>https://b.example/?x=1&amp;y<li>https://c.example</ol></div></main>',
    );
  });

  it('are not there where nothing leads elsewhere', () => {
    const page = built('<div class=markdown><a href=/docs>own</a></div>');
    expect(withNotes(page)).toBe(page);
  });
});
