import { describe, expect, it } from 'vitest';
import { readDocument } from '../src/document/read-document.ts';
import { referenceMarkdown } from '../src/downloads/markdown.ts';
import type { Keyword } from '../src/keywords/keyword.ts';
import { keywords } from '../src/keywords/table.ts';
import { buildModel } from '../src/model/build-model.ts';
import { renderPages } from '../src/markup/render.tsx';
import { markDocument } from './mark-document.ts';

const shownOf = (leaveOut: string[] = [], isSmall = false) => {
  const { document, marks } = markDocument(leaveOut, isSmall);
  const model = buildModel('marks', readDocument(JSON.stringify(document), 'marks.json'));
  return {
    marks,
    page: renderPages(model, { secrets: {} }, '/reference/marks/')['']!,
    markdown: referenceMarkdown(model, { secrets: {} }),
  };
};

const all = Object.entries(keywords).flatMap(([kind, own]) =>
  Object.entries(own).map(([name, keyword]) => [`${kind}.${name}`, keyword] as const),
);

describe('a document with a mark in every place of the table of keywords', () => {
  const whole = shownOf();

  it('has hundreds of marks', () => {
    expect(all.length).toBeGreaterThan(190);
    expect(whole.marks.length).toBeGreaterThan(500);
  });

  it.each(['page', 'markdown'] as const)('loses none of them on the %s', (output) => {
    const words = new Set(
      whole[output].replaceAll(/(?<=\d),(?=\d{3})/g, '').match(/mark\d+x|\b\d{4}\b/g),
    );
    const lost = whole.marks.filter(({ mark }) => !words.has(mark));
    expect(lost.map(({ place, mark }) => `${place} ${mark}`)).toEqual([]);
  });
});

/** Keywords whose value is one of a few words: their mark is the change that they make. */
const isUnmarked = ([, keyword]: readonly [string, Keyword]) =>
  'among' in keyword || ('plain' in keyword && /flag|type/.test(keyword.plain));

/** Without operations that are like others: their samples take most of the time of a page. */
const METHODS = ['put', 'delete', 'options', 'head', 'patch', 'trace'];
const smallOf = (leaveOut: string[]) =>
  shownOf([...METHODS.map((method) => `PathItem.${method}`), ...leaveOut], true);

describe('a keyword whose value is one of a few words', () => {
  const small = smallOf([]);
  const bare = (text: string) => text.replaceAll(/mark\d+x|\d+/g, '');

  it.each(all.filter(isUnmarked).map(([id]) => id))('makes a difference: %s', (id) => {
    // What a schema says too would hide what stands around it.
    const hidden =
      /\.deprecated$/.test(id) && id !== 'Schema.deprecated' ? ['Schema.deprecated'] : [];
    const whole = hidden.length > 0 ? smallOf(hidden) : small;
    let without: ReturnType<typeof shownOf> | undefined;
    try {
      without = smallOf([...hidden, id]);
    } catch (cause) {
      // A document without it is refused.
      expect(String(cause)).toContain('marks.json');
      return;
    }
    expect(bare(without.page)).not.toBe(bare(whole.page));
    expect(bare(without.markdown)).not.toBe(bare(whole.markdown));
  });
});
