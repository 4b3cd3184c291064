import { describe, expect, it } from 'vitest';
import { readDocument } from '../src/document/read-document.ts';
import { referenceMarkdown } from '../src/downloads/markdown.ts';
import type { Keyword } from '../src/keywords/keyword.ts';
import { keywords } from '../src/keywords/table.ts';
import { buildModel } from '../src/model/build-model.ts';
import { renderPages } from '../src/markup/render.tsx';
import { markDocument } from './mark-document.ts';

const outputsOf = (leaveOut: string[] = [], isSmall = false) => {
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

describe('a document with a unique mark for every keyword', () => {
  const whole = outputsOf();

  it('has hundreds of marks', () => {
    expect(all.length).toBeGreaterThan(190);
    expect(whole.marks.length).toBeGreaterThan(500);
  });

  it.each(['page', 'markdown'] as const)('shows all of them in the %s', (output) => {
    const words = new Set(
      whole[output].replaceAll(/(?<=\d),(?=\d{3})/g, '').match(/mark\d+x|\b\d{4}\b/g),
    );
    const missing = whole.marks.filter(({ mark }) => !words.has(mark));
    expect(missing.map(({ place, mark }) => `${place} ${mark}`)).toEqual([]);
  });
});

/** Keywords that cannot contain a mark, such as flags and enums: they must change the output instead. */
const isUnmarked = ([, keyword]: readonly [string, Keyword]) =>
  'among' in keyword || ('plain' in keyword && /flag|type/.test(keyword.plain));

/** Methods to leave out: rendering their samples takes most of the time. */
const METHODS = ['put', 'delete', 'options', 'head', 'patch', 'trace'];
const smallOf = (leaveOut: string[]) =>
  outputsOf([...METHODS.map((method) => `PathItem.${method}`), ...leaveOut], true);

const small = smallOf([]);
const withoutMarks = (text: string) => text.replaceAll(/mark\d+x|\d+/g, '');

it.each(all.filter(isUnmarked).map(([id]) => id))('changes the output: %s', (id) => {
  // A deprecated schema would mask the `deprecated` of the object around it.
  const hidden =
    /\.deprecated$/.test(id) && id !== 'Schema.deprecated' ? ['Schema.deprecated'] : [];
  const whole = hidden.length > 0 ? smallOf(hidden) : small;
  let without: ReturnType<typeof outputsOf> | undefined;
  try {
    without = smallOf([...hidden, id]);
  } catch (cause) {
    // The document is invalid without the keyword.
    expect(String(cause)).toContain('marks.json');
    return;
  }
  expect(withoutMarks(without.page)).not.toBe(withoutMarks(whole.page));
  expect(withoutMarks(without.markdown)).not.toBe(withoutMarks(whole.markdown));
});
