import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, afterAll } from 'vitest';
import type { Element, ElementContent, Root, RootContent } from 'hast';
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
  it('contains the article without the layout', () => {
    const inside = '<div class=row><div><p>Text <b>a</b></div></div><div>more</div>';
    expect(cutFragment(built(frame(inside)))?.html).toBe(inside);
  });

  it('ignores tags in attributes, scripts and comments of the article', () => {
    const inside =
      `<p title="</div>">a</p><script>if(1<2)document.write("<div>")</script>` +
      `<div data-x='<div>'>b</div><style>p::after{content:"</div>"}</style><textarea><div></textarea><!-- <div> -->`;
    expect(cutFragment(built(frame(inside)))?.html).toBe(inside);
  });

  it('includes sidebar, trail, class and build', () => {
    const attributes = 'data-article=true data-sidebar=docs data-trail="0a1b 2c3d"';
    expect(cutFragment(built(frame('x', attributes)))).toMatchObject({
      sidebar: 'docs',
      trail: ['0a1b', '2c3d'],
      className: 'docs-wrapper docs-doc-page',
      build: '/assets/js/main.0123abcd.js',
    });
  });

  it('includes head tags of the page, and none of those shared by all pages', () => {
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

  it('is undefined for a page without an article', () => {
    expect(cutFragment(built('<h1>Moved</h1>'))).toBeUndefined();
  });
});

describe('the docs layout', () => {
  const around = (inside: string) =>
    `<nav class="navbar"><div>bar</div></nav><div class=main id=__docusaurus_skipToContent_fallback>${inside}</div><footer></footer>`;

  it('is cut without its article and sidebar entries', () => {
    const docs =
      '<div class=docs><aside><nav aria-label="Docs sidebar" class="menu thin"><ul><li>a</li></ul></nav></aside>' +
      `<main>${frame('<div>text</div>', 'data-article=true data-sidebar=docs')}</main></div>`;
    expect(cutFrame(around(docs))).toBe(
      '<div class=docs><aside><nav aria-label="Docs sidebar" class="menu thin"></nav></aside>' +
        '<main><div data-article></div></main></div>',
    );
  });

  it('is undefined if there is no sidebar before the article', () => {
    expect(cutFrame(around(frame('<nav class="menu"></nav>')))).toBeUndefined();
    expect(cutFrame('<h1>Moved</h1>')).toBeUndefined();
  });
});

describe('the print notes of a page', () => {
  it('number each external URL once, only in the text of the page', () => {
    const page = built(
      '<a href=https://a.example>bar</a><div class=markdown><a href="https://b.example/?x=1&amp;y">b</a> <a href=/docs>own</a></div>' +
        '<article class="theme markdown"><div><a class=x href=https://c.example>c</a></div><a href="https://b.example/?x=1&amp;y">b</a></article>',
    );
    const noted = withNotes(page);
    expect(noted.match(/data-note=\d/g)).toEqual([1, 2, 1].map((note) => `data-note=${note}`));
    expect(noted).toContain('<a href=https://a.example>bar</a>');
    expect(noted).toContain(
      '<ol class=notes hidden><li>https://b.example/?x=1&amp;y<li>https://c.example</ol></article></main>',
    );
  });

  it('are omitted without external links', () => {
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
  it('contain a heading and what follows it, up to the next of its level', () => {
    const lead = h('p', 'Lead');
    const first = [h('h2', 'First'), h('h3', 'Below'), h('p', 'Text')];
    const second = h('h2', 'Second');
    expect(divided(root(lead, ...first, second)).children).toEqual([
      lead,
      contents,
      { ...h('section', ...first), properties: { style: '--letters:0;--blocks:3' } },
      { ...h('section', second), properties: { style: '--letters:0;--blocks:1' } },
    ]);
  });

  it('mark the roles from front matter', () => {
    const tree = root(h('h2', 'All'), h('h2', 'Code'), h('p', 'Text'));
    const [, all, code] = withParts(tree, { Code: ['integrator'] }).children as Element[];
    expect(all!.properties['className']).toBeUndefined();
    expect(code!.properties['className']).toEqual(['not-for-staff', 'not-for-administrator']);
    const note = { name: 'PartNote', attributes: [{ value: 'integrators' }] };
    expect(code!.children[1]).toMatchObject(note);
    const sentence = 'Front matter "parts": "Cod" is no heading of the page.';
    const wrong = () => withParts(root(h('h2', 'All')), { Cod: ['integrator'] });
    expect(wrong).toThrow(sentence);
  });

  it('add no table of contents to a partial', () => {
    const [lead, first] = [h('p', 'Lead'), h('h2', 'First')];
    const [one, two] = divided(root(lead!, first!), 'docs/_part.mdx').children;
    expect([one, two]).toEqual([lead, expect.objectContaining({ tagName: 'section' })]);
  });

  it('of a partial are beside those of the page', () => {
    const value = "import ChatSetup from './_chat-setup.mdx';\nimport Own from './own.tsx';";
    const [first, partial, last] = [h('h2', 'First'), jsx('ChatSetup'), h('h2', 'Last')] as const;
    const tree = root({ type: 'mdxjsEsm', value }, first, jsx('Own'), partial, last);
    const parts = divided(tree, 'site/docs/getting-started/ringcentral.mdx').children.slice(2);
    expect(parts).toEqual([
      { ...h('section', first, jsx('Own')), properties: { style: '--letters:0;--blocks:12' } },
      partial,
      { ...h('section', last), properties: { style: '--letters:0;--blocks:1' } },
    ]);
  });

  it('put the table of contents below the first paragraph, or at the top', () => {
    const imports = { type: 'mdxjsEsm', value: '' } as const;
    const [lead, figure, first] = [h('p', 'Lead'), h('figure'), h('h2', 'First')] as const;
    const open = (...nodes: RootContent[]) => divided(root(...nodes)).children.slice(0, -1);
    expect(open(imports, lead, figure, first)).toEqual([imports, lead, contents, figure]);
    expect(open(figure, first)).toEqual([contents, figure]);
  });

  it('leave a page without such headings unchanged', () => {
    const tree = root(h('p', 'Lead'), h('h3', 'Below'));
    expect(divided(structuredClone(tree))).toEqual(tree);
  });

  const jsx = (name: string, children: string[] = [], html?: string): ElementContent => ({
    type: 'mdxJsxFlowElement',
    name,
    attributes: html === undefined ? [] : [{ type: 'mdxJsxAttribute', name: 'html', value: html }],
    children: children.map((value) => ({ type: 'text', value })),
  });
  const sizeBelow = (...nodes: RootContent[]) => {
    const tree = divided(root(h('h2', 'Map'), ...nodes));
    return (tree.children.at(-1) as Element).properties['style'];
  };

  it('ignore whitespace, and count a component with a fixed height', () => {
    expect(sizeBelow({ type: 'text', value: '\n'.repeat(100) })).toBe('--letters:0;--blocks:1');
    expect(sizeBelow(jsx('Map'))).toBe('--letters:0;--blocks:12');
  });

  it.each(['details', 'Details'])('count only the summary of a collapsed %s', (name) => {
    expect(sizeBelow(jsx(name, ['x'.repeat(100)]))).toBe('--letters:0;--blocks:3');
  });

  it('count inline HTML by its content', () => {
    expect(sizeBelow(jsx('span', ['x'.repeat(100)]))).toBe('--letters:100;--blocks:1');
  });

  it('count lines of code, including wrapped ones', () => {
    const long = `<b>${'x'.repeat(61)}</b>`;
    expect(sizeBelow(jsx('CodeBlock', [], `a\nb\n${long}`))).toBe('--letters:0;--blocks:5');
  });
});

const folder = mkdtempSync(path.join(tmpdir(), 'history-'));
const origin = path.join(folder, 'origin');
for (const name of ['content', 'docs'])
  mkdirSync(path.join(origin, 'site', name), { recursive: true });
afterAll(() => rmSync(folder, { recursive: true }));

const noon = (day: string) => `${day}T12:00:00Z`;
const git = (cwd: string, day: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
    cwd,
    env: { ...process.env, GIT_COMMITTER_DATE: noon(day), GIT_AUTHOR_DATE: noon(day) },
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

it('returns the day a file was last changed, and the latest of several', () => {
  const lastChange = readHistory(origin)!;
  expect(lastChange(['site/docs/a b.mdx'])).toBe('2026-01-01');
  expect(lastChange(['site/docs'])).toBe('2026-01-02');
  expect(lastChange(['site/docs/b.mdx', 'site/content/products.ts'])).toBe('2026-01-03');
});

it('returns no date for a file that was never committed', () => {
  expect(readHistory(origin)!(['site/docs/new.mdx'])).toBeUndefined();
});

it('returns no dates in a shallow clone or outside a repository', () => {
  git(folder, '2026-01-04', 'clone', '-q', '--depth=1', `file://${origin}`, 'shallow');
  expect(readHistory(path.join(folder, 'shallow'))).toBeUndefined();
  mkdirSync(path.join(folder, 'bare'));
  expect(readHistory(path.join(folder, 'bare'))).toBeUndefined();
});

/**
 * How often garbage is collected over a series of checks, each with RSS and used heap in MB: `1300:200 1500:500`.
 *
 * @param live the used heap after a collection, in MB
 */
function collections(checks: string, live: number): number {
  const usage = checks.split(' ').map((one) => one.split(':').map((mb) => Number(mb) * 1e6));
  let times = 0;
  let now = { rss: 0, heapUsed: usage[0]![1]! };
  const collect = () => {
    times += 1;
    now = { ...now, heapUsed: live * 1e6 };
  };
  const check = createCollector(() => now, collect);
  for (const [rss, heapUsed] of usage) {
    now = { rss: rss!, heapUsed: heapUsed! };
    check();
  }
  return times;
}

it('does not collect in a small process, however much its heap grows', () => {
  expect(collections('500:200 900:700 1100:900', 200)).toBe(0);
});

it('collects each time the heap of a large process has grown', () => {
  expect(collections('1300:200 1400:400', 200)).toBe(0);
  expect(collections('1300:200 1500:500 1300:300 1500:500', 200)).toBe(2);
});

it('does not collect repeatedly while the data is live', () => {
  expect(collections('1300:200 1900:900 1900:910 1950:1000', 890)).toBe(1);
});
