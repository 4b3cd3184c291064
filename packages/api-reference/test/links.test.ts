import { describe, expect, it } from 'vitest';
import { linkWarnings } from '../src/document/faults.ts';
import { readDocument } from '../src/document/read-document.ts';
import { resolveLinks } from '../src/document/resolve-links.ts';

const documentWith = (description: string) =>
  readDocument(
    `openapi: 3.1.0\ninfo: { title: Things, version: '1' }\npaths: {}\ntags:\n  - name: a\n    description: |\n${description
      .split('\n')
      .map((line) => `      ${line}`)
      .join('\n')}\n`,
    'things.yaml',
  );

const shownAs = (description: string, options: Parameters<typeof resolveLinks>[1]) => {
  const links = resolveLinks(documentWith(description), options);
  const [tag] = links.source.root['tags'] as { description: string }[];
  return { text: tag!.description.trimEnd(), warnings: linkWarnings(links, new Set(['there'])) };
};

describe('a link in a description', () => {
  it.each([
    ['[a](/rest/x#y)', '[a](https://docs.example.com/rest/x#y)'],
    ['[a](more/x.md "Title")', '[a](https://docs.example.com/v3/more/x.md "Title")'],
    [
      '[a](<../x>) and [`b`](/z)',
      '[a](<https://docs.example.com/x>) and [`b`](https://docs.example.com/z)',
    ],
    ['See [a].\n\n[a]: /x', 'See [a].\n\n[a]: https://docs.example.com/x'],
    ['`[a](/x)` and https://b.example/c', '`[a](/x)` and https://b.example/c'],
    [
      '[a](https://b.example) [m](mailto:a@b.example) [h](//b.example)',
      '[a](https://b.example) [m](mailto:a@b.example) [h](//b.example)',
    ],
  ])('resolves against where its document was written for: %s', (written, shown) => {
    const linkBase = 'https://docs.example.com/v3/';
    expect(shownAs(written, { linkBase })).toEqual({ text: shown, warnings: [] });
  });

  it('leads from the root to a page of this site where the document is our own', () => {
    const own = shownAs('[a](/docs/lockers/intro)', {});
    expect(own).toEqual({ text: '[a](/docs/lockers/intro)', warnings: [] });
  });

  it('loses its link and is told with its line where it leads nowhere', () => {
    const { text, warnings } = shownAs(
      'One.\n\nTwo: [a *b*](/rest/x) and [c](d.md).\n\nThree: [e](/rest/x)',
      {
        isForeign: true,
      },
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
  ])('made for Redoc leads to the same part here: %s', (written, anchor) => {
    const links = resolveLinks(documentWith(`[a](${written})`), {});
    expect(links.source.root['tags']).toMatchObject([{ description: `[a](${anchor})\n` }]);
    expect(linkWarnings(links, new Set([anchor.slice(1)]))).toEqual([]);
    expect(linkWarnings(links, new Set())).toEqual([
      `things.yaml:7 (#/tags/0/description): The link "${written}" is no part of this reference. Take the anchor from the address of the part.`,
    ]);
  });

  it('is told with its line where it names a part that the reference does not have', () => {
    const { text, warnings } = shownAs('[a](#there) and\n[b](#nowhere)', {});
    expect(text).toBe('[a](#there) and\n[b](#nowhere)');
    expect(warnings).toEqual([
      'things.yaml:8 (#/tags/0/description): The link "#nowhere" is no part of this reference. Take the anchor from the address of the part.',
    ]);
  });
});
