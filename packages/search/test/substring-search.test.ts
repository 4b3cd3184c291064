// cspell:ignore qaxa xaxaxa
import { describe, expect, it } from 'vitest';
import { readIndex, writeIndex } from '../src/index.ts';
import { createSubstringSearch } from '../src/substring-search.ts';

const texts = ['axa aq', 'qaxa', 'a long-named-thing q', '', 'xaxaxa ax', 'the axe; the aq', 'q'];
const sections = texts.map((text, at) => ({ title: `T${at}`, anchor: `t${at}`, text }));
const index = readIndex(writeIndex([{ url: '/a', title: 'T0', group: '', sections }]));

describe('looking for a name in all texts', () => {
  it.each([
    'axa',
    'aq',
    'xa',
    'q',
    'a',
    'the a',
    'the aq',
    'long-named-thing',
    'long-named-thinG',
    't3',
    'zz',
  ])('finds the sections that hold "%s", each once', (name) => {
    const held = texts.flatMap((text, at) => (`t${at} ${text}`.includes(name) ? [at] : []));
    expect(createSubstringSearch(index)(name, (section) => texts[section])).toEqual(held);
  });
});
