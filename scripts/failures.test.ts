import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { messagesOf } from './failures/messages.mjs';

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
  expect(messagesOf(wrapped(new Error(message)), root)).toEqual([
    `${page}:3 links to /docs/map#north, and there is no page /help/docs/map. Correct the link, or take it out.`,
    `${page}, or a component on it, links to /drawn-by-a-component, and there is no page /drawn-by-a-component. Correct the link, or take it out.`,
  ]);
});

it('names the locale that has no configuration', () => {
  const failure = new Error("Docusaurus couldn't get default locale config for no_lang!", {
    cause: new RangeError('Incorrect locale information provided'),
  });
  expect(messagesOf(failure, root)).toEqual([
    'site/docusaurus.config.ts: The locale "no_lang!" has no entry under i18n.localeConfigs, and none can be made for it. Incorrect locale information provided.',
  ]);
});

it('names the item of the navbar that fails, and where it stands', () => {
  const item = new Error(
    'A theme navbar item failed to render.\nPlease double-check the following navbar item (themeConfig.navbar.items) of your Docusaurus config:\n{ "type": "carousel" }',
    { cause: new Error('No NavbarItem component found for type "carousel".') },
  );
  expect(messagesOf(wrapped(item), root)).toEqual([
    'site/docusaurus.config.ts: A theme navbar item failed to render. Please double-check the following navbar item (themeConfig.navbar.items) of your Docusaurus config: { "type": "carousel" }. No NavbarItem component found for type "carousel".',
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
  expect(messagesOf(wrapped(new Error(message)), root)).toEqual([
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
  expect(messagesOf(new Error(message), root)).toEqual([
    `${page}:163 links to ./gone.mdx, and there is no such file. Correct the link, or take it out.`,
    `${other}:12: Expected a closing tag for \`<b>\` (12:3-12:6). Correct it there.`,
  ]);
});

it('names the page whose front matter cannot be read', () => {
  // As Docusaurus and its parser word it: the parser counts from the line `---`.
  const own = new Error(
    `Can't process doc metadata for doc at path path=${join(root, page)} in version name=current`,
    {
      cause: new Error(
        'missed comma between flow collection entries at line 4, column 1:\n    type: y\n    ^',
      ),
    },
  );
  expect(messagesOf(wrapped(own), root)).toEqual([
    `${page}:4: missed comma between flow collection entries. Correct the front matter, between the two lines ---.`,
  ]);
});

it('names the line of the sidebar that leads to no page', () => {
  writeFileSync(
    join(root, 'site/sidebars.ts'),
    "const pages = {\n  radio: ['intro', 'nope'],\n};\n",
  );
  const message = `Invalid sidebar file at "sidebars.ts".
These sidebar document ids do not exist:
- radio/nope
- gone/too

Available document ids are:
- radio/intro
`;
  expect(messagesOf(wrapped(new Error(message)), root)).toEqual([
    'site/sidebars.ts:2 names radio/nope, and there is no page site/docs/radio/nope.mdx. Write the page, or take the name out.',
    'site/sidebars.ts names gone/too, and there is no page site/docs/gone/too.mdx. Write the page, or take the name out.',
  ]);
});

it('shows what a plugin of ours says, and no stack', () => {
  const cause = new RangeError('There is no figure "x". Use one of: a file.');
  const place = new Error(`${join(root, page)}:9 <Figure>: ${cause.message}`, { cause });
  expect(messagesOf(wrapped(place), root)).toEqual([
    `${page}:9 <Figure>: There is no figure "x". Use one of: a file.`,
  ]);
});

it('names the page that cannot be drawn', () => {
  const drawing = new Error(`Can't render static file for pathname "/docs/intro"`, {
    cause: new TypeError('undefined is not a function'),
  });
  expect(messagesOf(wrapped(new AggregateError([drawing])), root)).toEqual([
    'The page /docs/intro cannot be drawn: undefined is not a function.',
  ]);
  const other = new Error(`Can't render static file for pathname "/help/docs/radio/intro"`, {
    cause: new ReferenceError('nope is not defined'),
  });
  expect(messagesOf(wrapped(new AggregateError([other])), root)).toEqual([
    `${page} cannot be drawn: nope is not defined.`,
  ]);
});
