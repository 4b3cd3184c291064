import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, afterAll } from 'vitest';
import type { Element, Root, RootContent } from 'hast';
import { VFile } from 'vfile';
import { cutFragment, cutFrame } from '../build/fragments/cut.ts';
import { withNotes } from '../build/print-notes.ts';
import { withTags } from '../build/page-head/index.ts';
import { rehypeSections } from '../build/sections/index.ts';
import { element } from '../build/articles/element.ts';
import { readHistory } from '../build/page-dates/index.ts';
import { createCollector } from '../build/collect-garbage.ts';

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

const h = (tagName: string, ...children: Parameters<typeof element>[2][]) =>
  element(tagName, {}, ...children);

const root = (...children: RootContent[]): Root => ({ type: 'root', children });
const divided = (tree: Root, path = 'docs/page.mdx') => {
  rehypeSections()(tree, new VFile({ path }));
  return tree;
};

const withParts = (tree: Root, parts: Record<string, string[]>) => {
  rehypeSections()(tree, new VFile({ path: 'docs/page.mdx', data: { frontMatter: { parts } } }));
  return tree;
};

const contents = expect.objectContaining({ name: 'Strip' }) as object;

describe('sections of a page', () => {
  it('holds a heading and what follows it, up to the next of its level', () => {
    const [lead, first, below, text, second] = [
      h('p', 'Lead'),
      h('h2', 'First'),
      h('h3', 'Below'),
      h('p', 'Text'),
      h('h2', 'Second'),
    ];
    expect(divided(root(lead!, first!, below!, text!, second!)).children).toEqual([
      lead,
      contents,
      { ...h('section', first!, below!, text!), properties: { style: '--letters:0;--blocks:3' } },
      { ...h('section', second!), properties: { style: '--letters:0;--blocks:1' } },
    ]);
  });

  it('says whose a section is, as the front matter does', () => {
    const tree = root(h('h2', 'All'), h('h2', 'Code'), h('p', 'Text'));
    const [, all, code] = withParts(tree, { Code: ['integrator'] }).children as Element[];
    expect(all!.properties['className']).toBeUndefined();
    expect(code!.properties['className']).toEqual(['not-for-staff', 'not-for-administrator']);
    expect(code!.children[1]).toMatchObject({
      name: 'PartNote',
      attributes: [{ value: 'integrators' }],
    });
    expect(() => withParts(root(h('h2', 'All')), { Cod: ['integrator'] })).toThrow(
      'Front matter "parts": "Cod" is no heading of the page.',
    );
  });

  it('leaves the list of contents to the page that shows a part', () => {
    const [lead, first] = [h('p', 'Lead'), h('h2', 'First')];
    const [one, two] = divided(root(lead!, first!), 'docs/_part.mdx').children;
    expect([one, two]).toEqual([lead, expect.objectContaining({ tagName: 'section' })]);
  });

  it('puts the folded list of contents below the first paragraph, or first of all', () => {
    const [imports, lead, figure, first] = [
      { type: 'mdxjsEsm', value: '' } as const,
      h('p', 'Lead'),
      h('figure'),
      h('h2', 'First'),
    ];
    const open = (...nodes: RootContent[]) => divided(root(...nodes)).children.slice(0, -1);
    expect(open(imports, lead, figure, first)).toEqual([imports, lead, contents, figure]);
    expect(open(figure, first)).toEqual([contents, figure]);
  });

  it('leaves a page without such headings as it is', () => {
    const tree = root(h('p', 'Lead'), h('h3', 'Below'));
    expect(divided(structuredClone(tree))).toEqual(tree);
  });

  const jsx = (name: string, children: string[] = [], html?: string): RootContent => ({
    type: 'mdxJsxFlowElement',
    name,
    attributes: html === undefined ? [] : [{ type: 'mdxJsxAttribute', name: 'html', value: html }],
    children: children.map((value) => ({ type: 'text', value })),
  });
  const sizeBelow = (...nodes: RootContent[]) => {
    const tree = divided(root(h('h2', 'Map'), ...nodes));
    return (tree.children.at(-1) as Element).properties['style'];
  };

  it('counts no white space, and a component as a figure of some height', () => {
    expect(sizeBelow({ type: 'text', value: '\n'.repeat(100) })).toBe('--letters:0;--blocks:1');
    expect(sizeBelow(jsx('Map'))).toBe('--letters:0;--blocks:12');
  });

  it.each(['details', 'Details'])('counts of a fold (%s) what is seen while it is shut', (name) => {
    expect(sizeBelow(jsx(name, ['x'.repeat(100)]))).toBe('--letters:0;--blocks:3');
  });

  it('counts what is written as HTML by what it holds', () => {
    expect(sizeBelow(jsx('span', ['x'.repeat(100)]))).toBe('--letters:100;--blocks:1');
  });

  it('counts lines of code, also those that wrap', () => {
    const long = `<b>${'x'.repeat(61)}</b>`;
    expect(sizeBelow(jsx('CodeBlock', [], `a\nb\n${long}`))).toBe('--letters:0;--blocks:5');
  });
});

const folder = mkdtempSync(path.join(tmpdir(), 'history-'));
const origin = path.join(folder, 'origin');
for (const name of ['content', 'docs'])
  mkdirSync(path.join(origin, 'site', name), { recursive: true });
afterAll(() => rmSync(folder, { recursive: true }));

const git = (cwd: string, day: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
    cwd,
    env: {
      ...process.env,
      GIT_COMMITTER_DATE: `${day}T12:00:00Z`,
      GIT_AUTHOR_DATE: `${day}T12:00:00Z`,
    },
    stdio: 'pipe',
  });

function commit(day: string, name: string): void {
  writeFileSync(path.join(origin, name), day);
  git(origin, day, 'add', '.');
  git(origin, day, 'commit', '-qm', day);
}

git(origin, '2026-01-01', 'init', '-q');
commit('2026-01-01', 'site/docs/a b.mdx');
commit('2026-01-02', 'site/docs/b.mdx');
commit('2026-01-03', 'site/content/products.ts');

it('knows the day a file was last changed, and the latest of several', () => {
  const lastChange = readHistory(origin)!;
  expect(lastChange(['site/docs/a b.mdx'])).toBe('2026-01-01');
  expect(lastChange(['site/docs'])).toBe('2026-01-02');
  expect(lastChange(['site/docs/b.mdx', 'site/content/products.ts'])).toBe('2026-01-03');
});

it('gives no date to what was never committed', () => {
  expect(readHistory(origin)!(['site/docs/new.mdx'])).toBeUndefined();
});

it('gives no dates in a shallow clone or outside of a repository', () => {
  git(folder, '2026-01-04', 'clone', '-q', '--depth=1', `file://${origin}`, 'shallow');
  expect(readHistory(path.join(folder, 'shallow'))).toBeUndefined();
  mkdirSync(path.join(folder, 'bare'));
  expect(readHistory(path.join(folder, 'bare'))).toBeUndefined();
});

/**
 * How often garbage is collected in a process that holds so many MB, of which scripts have so many, at one look after the
 * other: `1300:200 1500:500`.
 *
 * @param alive what scripts have left then, in MB
 */
function collections(looks: string, alive: number): number {
  const held = looks.split(' ').map((one) => one.split(':').map((mb) => Number(mb) * 1e6));
  let times = 0;
  let now = { rss: 0, heapUsed: held[0]![1]! };
  const look = createCollector(
    () => now,
    () => {
      times += 1;
      now = { ...now, heapUsed: alive * 1e6 };
    },
  );
  for (const [rss, heapUsed] of held) {
    now = { rss: rss!, heapUsed: heapUsed! };
    look();
  }
  return times;
}

it('leaves a process alone that holds little, whatever its scripts leave behind', () => {
  expect(collections('500:200 900:700 1100:900', 200)).toBe(0);
});

it('collects what scripts have left behind in a process that holds much, each time they have', () => {
  expect(collections('1300:200 1400:400', 200)).toBe(0);
  expect(collections('1300:200 1500:500 1300:300 1500:500', 200)).toBe(2);
});

it('does not collect again and again what is alive', () => {
  expect(collections('1300:200 1900:900 1900:910 1950:1000', 890)).toBe(1);
});
