import { describe, expect, it } from 'vitest';
import ports from '@frontline/specs/ports.json';
import { references } from '../../reference/build/references.ts';
import { readFacts } from '../../openapi-components/build/documents.ts';
import { factsCard, llmsText } from '../build/llms.ts';
import { atomFeed } from '../build/feed.ts';
import { headTags } from '../build/head-tags.ts';
import { withTags } from '../../../shell/build/page-head/index.ts';
import { pageContent, mainWithoutReference } from '../build/html.ts';
import type { ExportedPage, Site } from '../build/pages.ts';
import { markdownOf } from '../build/markdown-export.ts';

const site: Site = {
  url: 'https://docs.example.com',
  baseUrl: '/',
  name: 'Example',
  tagline: 'Made for a test',
};

const page = (path: string, more: Partial<ExportedPage> = {}): ExportedPage => ({
  path,
  address: site.url + path,
  title: 'Made',
  description: 'A page that is made for a test.',
  group: '',
  kind: 'doc',
  roles: [],
  date: undefined,
  ...more,
});

const pages = [page('/docs/made'), page('/docs/other', { title: 'Other' })];
const built = (body: string) =>
  `<html><head><title>Made</title></head><body><main><div class="theme-doc-markdown"><header><h1>Made</h1><p>For staff</p></header>${body}</div></main></body></html>`;

/** The exported Markdown after its header. */
function exported(body: string, references = new Map<string, string>()): string {
  const markdown = markdownOf(pageContent(built(body)), pages[0]!, { pages, references });
  return markdown.split('\n\n').slice(3).join('\n\n').trim();
}

describe('a Markdown version', () => {
  it('copies the Markdown of a page of a large API, with absolute links', () => {
    const text =
      '# Big: store\n\n## Calls\n\n* [Other](/docs/other#a), [here](#b), [out](https://example.org/c)\n\n```text\n[code](/docs/other)\n```\n';
    const html = '<div data-reference="big/store">The HTML.</div>';
    expect(exported(html, new Map([['big/store', text]]))).toMatchInlineSnapshot(`
      "## Calls

      * [Other](https://docs.example.com/docs/other.md#a), [here](https://docs.example.com/docs/made.md#b), [out](https://example.org/c)

      \`\`\`text
      [code](/docs/other)
      \`\`\`"
    `);
  });

  it('starts a reference with the title and version of the API', () => {
    const references = new Map([['big', '# Big API 2.1\n\nWords.\n']]);
    const reference = '<div data-reference="big">The HTML.</div>';
    expect(exported(reference, references)).toBe('**Big API 2.1**\n\nWords.');
    expect(exported(`<p>Words.</p>${reference}`, references)).toBe('Words.\n\n**Big API 2.1**');
  });

  it('does not parse the HTML of a reference', () => {
    const html = '<div class="reference-frame" data-reference=big><div>a</div></div><p>b</p>';
    expect(mainWithoutReference(built(html))).toContain('data-reference=big></div><p>b</p>');
  });

  it('begins with title, description, address, date and audience', () => {
    const dated = page('/docs/made', { date: '2026-01-31', roles: ['staff', 'integrator'] });
    expect(markdownOf(pageContent(built('<p>Text.')), dated, { pages, references: new Map() }))
      .toMatchInlineSnapshot(`
      "# Made

      > A page that is made for a test.

      - Page: <https://docs.example.com/docs/made>
      - Last updated: 2026-01-31
      - For: staff, integrator

      Text.
      "
    `);
  });

  it('points links to pages at their Markdown, and makes others absolute', () => {
    const addresses = '/docs/other#part #here /reference/radio/openapi.yaml https://a.example/';
    const links = addresses.split(' ').map((href) => `<li><a href="${href}">x</a>`);
    expect(
      exported(`<ul>${links.join('')}</ul>`)
        .replaceAll(site.url, 'S')
        .split('\n'),
    ).toEqual([
      '- [x](S/docs/other.md#part)',
      '- [x](S/docs/made.md#here)',
      '- [x](S/reference/radio/openapi.yaml)',
      '- [x](https://a.example/)',
    ]);
  });

  it('converts figures, labs, admonitions and captions to text', () => {
    expect(
      exported(`<figure><svg><title>Doors</title><desc>Two states.</desc><path/></svg><figcaption>Doors</figcaption></figure>
<section data-lab="x"><p>Lab: doors</p><p>Move them.</p><p class="needs-scripts"><button>Open</button></p></section>
<div class="theme-admonition"><div><span><svg><path/></svg></span>Take care</div><div><p>It is hot.</div></div>
<div class="theme-code-block"><div>Request</div><pre><code class="language-http"><span>GET</span> /</code></pre><button>Copy</button></div>`),
    ).toMatchInlineSnapshot(`
      "**Figure.** Doors: Two states.

      [Lab: doors](https://docs.example.com/docs/made): Move them. It works on the web page only.

      > **Take care**
      >
      > It is hot.

      Request:

      \`\`\`http
      GET /
      \`\`\`"
    `);
  });

  it('keeps the steps of a scenario without their requests', () => {
    const steps =
      '<ol data-scenario-steps><li><p>Ana loads.</p><details><summary>Request</summary><pre>POST /</pre></details></li></ol>';
    const markdown = exported(
      `<section data-scenario="one"><p>Scenario: one</p><p>It shows.</p><div>${steps}</div></section>`,
    );
    expect(markdown).toContain('[Scenario: one](https://docs.example.com/docs/made): It shows.');
    expect(markdown).toMatch(/1\. {1,2}Ana loads\./);
    expect(markdown).not.toContain('POST /');
  });

  it('omits controls, comments, heading anchors and glossary tooltips', () => {
    const word =
      '<span class="word"><a class="term" href="/docs/other#w">cabinet</a><span role="tooltip">A space.</span></span>';
    const heading = '<h2 id="a">Part<a class="hash-link" href="#a"> </a></h2>';
    const text = exported(`${heading}<p>A ${word} of<!-- --> it.`);
    expect(text).toBe('## Part\n\nA cabinet of it.');
  });

  it.each([
    ['keys as code', '<kbd>Ctrl</kbd> or a | b', '`Ctrl` or a \\| b'],
    ['words without `<wbr>`', 'orders/<wbr>id', 'orders/id'],
  ])('exports tables, and %s', (_, cell, text) => {
    const html = `<table><thead><tr><th>Key<tbody><tr><td>${cell}</table>`;
    expect(exported(html)).toBe(`| Key |\n| - |\n| ${text} |`);
  });
});

it('lists docs in llms.txt by category, then OpenAPI documents, then what is optional', () => {
  const lines = llmsText(
    [...pages, page('/docs/lockers/intro', { group: 'Lockers' }), page('/', { kind: 'home' })],
    site,
    readFacts(),
  ).split('\n');
  const headings = lines.filter((line) => line.startsWith('#')).join(' ');
  expect(headings).toBe(
    '# Example documentation ## Facts ## General ## Lockers ## One file for each product ' +
      '## Operations ## OpenAPI documents ## For coding agents ## Optional',
  );
  const other = `- [Other](${site.url}/docs/other.md): A page that is made for a test.`;
  expect(lines).toContain(other);
});

describe('the facts on top of llms.txt', () => {
  const facts = readFacts();
  const card = factsCard(facts);

  it('list every port, credential and demonstration key, and what is not documented', () => {
    for (const port of Object.values(ports)) expect(card).toContain(`default port ${port}`);
    for (const [name, secret] of Object.entries(references.secrets))
      expect(card).toMatch(
        new RegExp(`\`${name}\`.*Opens \`.*\`${secret.replaceAll('+', '\\+')}\``),
      );
    expect(card).toContain('No production address is documented');
    expect(card).toContain('No credential is documented for `POST /api/callforhelp/claim`');
  });

  it('list every operation exactly once, with its credential or as open', () => {
    for (const { method, path } of facts.operations.values())
      expect(card.split(`\`${method} ${path}\``)).toHaveLength(2);
  });
});

describe('the feed', () => {
  const notes = (body: string) => atomFeed(built(body), page('/docs/whats-new'), site);
  const ids = (feed: string) => [...feed.matchAll(/<id>(tag:.*)<\/id>/g)].map(([, id]) => id);

  it('has an entry for each dated heading, with absolute links and escaped HTML', () => {
    const feed = notes(
      '<section><h2 id="r">2026-02-01: fixed &amp; more</h2><p class="x"><a href="/docs/other">Other</a></p></section><section><h2>How to read</h2><p>Later</p></section>',
    );
    expect(feed).toContain('<updated>2026-02-01T00:00:00Z</updated>');
    expect(feed).toContain('<title>Fixed &amp; more</title>');
    expect(feed).toContain('href="https://docs.example.com/docs/whats-new#r"');
    expect(feed).toContain(
      '<content type="html">&lt;p&gt;&lt;a href=&quot;https://docs.example.com/docs/other&quot;&gt;Other&lt;/a&gt;&lt;/p&gt;</content>',
    );
    expect(feed).not.toContain('Later');
  });

  it('keeps the id of a release when it is reworded or another one has the same date', () => {
    const first = '<section><h2>2026-02-01: one</h2></section>';
    const [id] = ids(notes(first));
    expect(ids(notes('<section><h2>2026-02-01: uno</h2></section>'))).toEqual([id]);
    const two = notes(`<section><h2>2026-02-01: two</h2></section>${first}`);
    expect(ids(two)).toEqual([`${id}-2`, id]);
  });

  it('throws for release notes without a release', () => {
    expect(() => notes('<h2>Soon</h2>')).toThrow('has no h2 such as');
  });
});

it('links each OpenAPI document once in the head of a page and escapes its metadata', () => {
  const link = '<a href=/reference/radio/openapi.yaml>YAML</a>';
  const built = `<head></head>${link}${link}`;
  const made = page('/docs/made', { title: '"A" </script>' });
  const html = withTags(built, headTags(built, made, site));
  expect(html.match(/rel="service-desc"/g)).toHaveLength(1);
  expect(html).toContain('content="&quot;A&quot; </script>: Example documentation"');
  expect(html).toContain('"headline":"\\"A\\" \\u003c/script>"');
});
