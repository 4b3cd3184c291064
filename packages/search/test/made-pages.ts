import fc from 'fast-check';
import type { Page, Section } from '../src/pages.ts';

const vocabulary = 'call button locker door open close request wait key radio signature'.split(' ');
const sentence = (maxLength: number) =>
  fc
    .array(fc.constantFrom(...vocabulary), { minLength: 1, maxLength: maxLength })
    .map((all) => all.join(' '));

/** Arbitrary pages made of few words, so that they share many; all routes differ. */
export const somePages: fc.Arbitrary<Page[]> = fc
  .array(
    fc.record({
      title: sentence(3),
      group: fc.constantFrom('', 'Lockers', 'Radio'),
      sections: fc.array(
        fc.record({
          title: sentence(3),
          anchor: fc.constantFrom('', 'a', 'b'),
          text: sentence(30),
          keywords: fc.array(sentence(2), { maxLength: 2 }),
        }),
        { minLength: 1, maxLength: 4 },
      ),
    }),
    { minLength: 1, maxLength: 6 },
  )
  .map((pages) => pages.map((page, at) => ({ ...page, url: `/docs/page-${at}` })));

/** One to four of the words the pages are made of. */
export const someWords = sentence(4);

/** A long question made of the same words. */
export const manyWords = fc
  .array(fc.constantFrom(...vocabulary), { minLength: 11, maxLength: 20 })
  .map((all) => all.join(' '));

/** A page with an introduction and sections, given as `[heading, text]`. */
export function page(
  title: string,
  text: string,
  sections: [string, string][] = [],
  { keywords = [], ...more }: Partial<Page> & Pick<Section, 'keywords'> = {},
): Page {
  const url = `/docs/${title.toLowerCase().replaceAll(' ', '-')}`;
  return {
    url,
    title,
    group: '',
    sections: [
      { title, anchor: '', text, keywords },
      ...sections.map(([heading, words]) => ({
        title: heading,
        anchor: heading
          .toLowerCase()
          .replace(/[^\w -]/g, '')
          .replaceAll(' ', '-'),
        text: words,
      })),
    ],
    ...more,
  };
}
