import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sentencesOf } from './failures/sentences.mjs';

const root = mkdtempSync(join(tmpdir(), 'failures-'));
const page = 'site/docs/radio/intro.mdx';
const wrapped = (cause: Error) => new Error('Unable to build website for locale en.', { cause });

beforeAll(() => {
  mkdirSync(join(root, 'site/docs/radio'), { recursive: true });
  writeFileSync(join(root, page), 'First.\n\nSee [the map](/docs/map#north).\n');
});
afterAll(() => rmSync(root, { recursive: true }));

it('names the file and the line of a link that leads nowhere', () => {
  const message = `Docusaurus found broken links!

Exhaustive list of all broken links found:
- Broken link on source page path = /help/docs/radio/intro:
   -> linking to /docs/map#north (resolved as: /help/docs/map)
   -> linking to /drawn-by-a-component
`;
  expect(sentencesOf(wrapped(new Error(message)), root)).toEqual([
    `${page}:3 links to /docs/map#north, and there is no page /help/docs/map. Correct the link, or take it out.`,
    `${page}, or a component on it, links to /drawn-by-a-component, and there is no page /drawn-by-a-component. Correct the link, or take it out.`,
  ]);
});

it('names the line at which MDX stops', () => {
  const message = `MDX compilation failed for file "\u001b[36m${join(root, page)}\u001b[39m"
Cause: Expected a closing tag for \`<b>\` (12:3-12:6)
Details:
{
  "column": 3,
  "line": 12
}
Error: Expected a closing tag
    at somewhere (/x.js:1:2)`;
  expect(sentencesOf(wrapped(new Error(message)), root)).toEqual([
    `${page}:12: Expected a closing tag for \`<b>\` (12:3-12:6). Correct it there.`,
  ]);
});

it('reads what MDX says in the frame that the bundler draws around it', () => {
  const other = 'site/docs/radio/other.mdx';
  const message = `Failed to compile due to Webpack errors.

  ╰─▶   × Error: MDX compilation failed for file "${join(root, page)}"
        │ Cause: Markdown link with URL \`./gone.mdx\` in source file "docs/radio/intro.mdx" (163:40) couldn't be resolved.
        │ Make sure it references a local Markdown file that exists within the current plugin.
        │ Details:
        │ Error: Markdown link with URL
        │     at somewhere (/x.js:1:2)

  ╰─▶   × Error: MDX compilation failed for file "${join(root, other)}"
        │ Cause: Expected a closing tag for \`<b>\` (12:3-12:6)
        │ Details:
        │ {
        │   "line": 12
        │ }`;
  expect(sentencesOf(new Error(message), root)).toEqual([
    `${page}:163 links to ./gone.mdx, and there is no such file. Correct the link, or take it out.`,
    `${other}:12: Expected a closing tag for \`<b>\` (12:3-12:6). Correct it there.`,
  ]);
});

it('names the page whose front matter cannot be read', () => {
  const own = new Error(
    `Can't process doc metadata for doc at path "${join(root, page)}" in version "current"`,
    {
      cause: new Error(
        'Nested mappings are not allowed at line 3, column 8:\n\ntitle: a: b\n       ^',
      ),
    },
  );
  const [sentence = ''] = sentencesOf(wrapped(own), root);
  expect(sentence).toMatch(`${page}:4: Nested mappings are not allowed`);
  expect(sentence).toContain('Correct the front matter');
});

it('shows what a plugin of ours says, and no stack', () => {
  const cause = new RangeError('There is no figure "x". Use one of: a file.');
  const place = new Error(`${join(root, page)}:9 <Figure>: ${cause.message}`, { cause });
  expect(sentencesOf(wrapped(place), root)).toEqual([
    `${page}:9 <Figure>: There is no figure "x". Use one of: a file.`,
  ]);
});

it('names the page that cannot be drawn', () => {
  const drawing = new Error(`Can't render static file for pathname "/docs/intro"`, {
    cause: new TypeError('undefined is not a function'),
  });
  expect(sentencesOf(wrapped(new AggregateError([drawing])), root)).toEqual([
    'The page /docs/intro cannot be drawn: undefined is not a function.',
  ]);
});
