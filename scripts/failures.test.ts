import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { afterAll, expect, it } from 'vitest';
import { failureIn, messagesOf } from './failures/messages.mjs';

const root = mkdtempSync(join(tmpdir(), 'failures-'));
afterAll(() => rmSync(root, { recursive: true }));
const page = 'site/docs/radio/intro.mdx';
const other = 'site/docs/radio/other.mdx';
mkdirSync(join(root, 'site/docs/radio'), { recursive: true });
writeFileSync(join(root, page), 'First.\n\nSee [the map](/docs/map#north).\n');
writeFileSync(join(root, 'site/sidebars.ts'), "const pages = {\n  radio: ['intro', 'nope'],\n};\n");
const caused = (message: string, cause: Error) => new Error(message, { cause });
/** Errors of a page come from the realm in which Docusaurus renders. */
const ErrorOfPage = runInNewContext('Error') as ErrorConstructor;
const cannotDraw = (path: string, cause: Error) =>
  new AggregateError([caused(`Can't render static file for pathname "${path}"`, cause)]);

/** Original messages of Docusaurus, its bundler and its parsers. */
it.each<[string, Error, string[]]>([
  [
    'the file and the line of a link that leads nowhere',
    new Error(`Docusaurus found broken links!

Exhaustive list of all broken links found:
- Broken link on source page path = /help/docs/radio/intro:
   -> linking to /docs/map#north (resolved as: /help/docs/map)
   -> linking to /drawn-by-a-component
`),
    [
      `${page}:3 links to /docs/map#north, and there is no page /help/docs/map. Correct the link, or take it out.`,
      `${page}, or a component on it, links to /drawn-by-a-component, and there is no page /drawn-by-a-component. Correct the link, or take it out.`,
    ],
  ],
  [
    'the item of the navbar that fails, and where it stands',
    cannotDraw(
      '/docs/intro',
      new ErrorOfPage(
        'A theme navbar item failed to render.\nPlease double-check the following navbar item (themeConfig.navbar.items) of your Docusaurus config:\n{ "type": "carousel" }',
        { cause: new ErrorOfPage('No NavbarItem component found for type "carousel".') },
      ),
    ),
    [
      'site/docusaurus.config.ts: A theme navbar item failed to render. Please double-check the following navbar item (themeConfig.navbar.items) of your Docusaurus config: { "type": "carousel" }. No NavbarItem component found for type "carousel".',
    ],
  ],
  [
    'the line at which MDX stops',
    new Error(`MDX compilation failed for file "\u001b[36m${join(root, page)}\u001b[39m"
Cause: Expected a closing tag for \`<b>\` (12:3-12:6)
Details:
{
  "column": 3,
  "line": 12
}
Error: Expected a closing tag
    at somewhere (/x.js:1:2)`),
    [`${page}:12: Expected a closing tag for \`<b>\` (12:3-12:6). Correct it there.`],
  ],
  [
    'what MDX says in the frame that the bundler draws around it',
    new Error(`Failed to compile due to Webpack errors.

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
        │ }`),
    [
      `${page}:163 links to ./gone.mdx, and there is no such file. Correct the link, or take it out.`,
      `${other}:12: Expected a closing tag for \`<b>\` (12:3-12:6). Correct it there.`,
    ],
  ],
  [
    'the page whose front matter cannot be read',
    // The YAML parser counts from the line `---`.
    caused(
      `Can't process doc metadata for doc at path path=${join(root, page)} in version name=current`,
      new Error(
        'missed comma between flow collection entries at line 4, column 1:\n    type: y\n    ^',
      ),
    ),
    [
      `${page}:4: missed comma between flow collection entries. Correct the front matter, between the two lines ---.`,
    ],
  ],
  [
    'the line of the sidebar that leads to no page',
    new Error(`Invalid sidebar file at "sidebars.ts".
These sidebar document ids do not exist:
- radio/nope
- gone/too

Available document ids are:
- radio/intro
`),
    [
      'site/sidebars.ts:2 names radio/nope, and there is no page site/docs/radio/nope.mdx. Write the page, or take the name out.',
      'site/sidebars.ts names gone/too, and there is no page site/docs/gone/too.mdx. Write the page, or take the name out.',
    ],
  ],
  [
    'what a plugin of ours says, and no stack',
    caused(
      `${join(root, page)}:9 <Figure>: There is no figure "x". Use one of: a file.`,
      new RangeError('There is no figure "x". Use one of: a file.'),
    ),
    [`${page}:9 <Figure>: There is no figure "x". Use one of: a file.`],
  ],
  [
    'the address that cannot be drawn',
    cannotDraw('/docs/intro', new TypeError('undefined is not a function')),
    ['The page /docs/intro cannot be drawn: undefined is not a function.'],
  ],
  [
    'the page that cannot be drawn',
    cannotDraw('/help/docs/radio/intro', new ReferenceError('nope is not defined')),
    [`${page} cannot be drawn: nope is not defined.`],
  ],
])('tells %s', (_, failure, messages) => {
  const wrapped = caused('Unable to build website for locale en.', failure);
  expect(messagesOf(wrapped, root)).toEqual(messages);
});

it('finds the failure of a page in what the bundler logs in development', () => {
  const logged = `\u001b[31m\u001b[1m× \u001b[22m\u001b[39mModule build failed:
╰─▶   × Error: MDX compilation failed for file "${join(root, page)}"
      │ Cause: Expected a closing tag for \`<div>\` (59:1-59:6)
      │ Details:
      │ {
      │   "name": "1:1"
      │ }
      │
      │     at compileToJSX (/x.js:1:2)`;
  const sentence = `${page}:59: Expected a closing tag for \`<div>\` (59:1-59:6). Correct it there.`;
  expect(messagesOf(failureIn(logged), root)).toEqual([sentence]);
  for (const other of ['client compiled successfully', undefined])
    expect(failureIn(other)).toBeUndefined();
});

it('names the locale that has no configuration', () => {
  const cause = new RangeError('Incorrect locale information provided');
  const failure = caused("Docusaurus couldn't get default locale config for no_lang!", cause);
  expect(messagesOf(failure, root)).toEqual([
    'site/docusaurus.config.ts: The locale "no_lang!" has no entry under i18n.localeConfigs, and none can be made for it. Incorrect locale information provided.',
  ]);
});
