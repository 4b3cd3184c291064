import { createSearch, readIndex, writeIndex, type Section } from '@frontline/search';
import { expect, it } from 'vitest';
import { recordOf } from '../build/register.ts';
import { row } from './row.ts';

const open = recordOf({ ...row, question: 'How the open code is sent again', said: ['lost code'] });

/** Which of the sections of a page is found first. */
function firstFor(question: string, ...sections: Section[]): string | undefined {
  const introduction = { title: 'Made', anchor: '', text: 'Nothing.' };
  const page = {
    url: '/docs/made',
    title: 'Made',
    group: '',
    sections: [introduction, open, ...sections],
  };
  const found = createSearch(readIndex(writeIndex([page]))).find(question);
  return found.pages[0]?.hits[0]?.title;
}

it('comes below what is documented in the same words', () => {
  const documented = { title: 'Send the open code again', anchor: 'again', text: 'Press twice.' };
  expect(firstFor('send the open code again', documented)).toBe(documented.title);
  expect(firstFor('open code again', documented)).toBe(documented.title);
});

it('comes first where its words fit clearly better', () => {
  const documented = {
    title: 'Doors',
    anchor: 'doors',
    text: 'A code opens a door, again and again.',
  };
  expect(firstFor('how is the open code sent again', documented)).toBe(open.title);
  expect(firstFor('lost code', documented)).toBe(open.title);
});
