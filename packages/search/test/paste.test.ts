import { describe, expect, it } from 'vitest';
import { createPasteReducer } from '../src/paste.ts';
import { createSearch, readIndex, writeIndex, type Page } from '../src/index.ts';

const section = (title: string, text: string) => ({
  title,
  anchor: title && title.length.toString(),
  text,
});
const WAIT = 'Please wait {n} seconds before sending another request!';
const sections = [
  { title: 'Errors', anchor: '', text: 'What every message means.' },
  section(WAIT, 'A button was pressed twice.'),
  section('Setup', 'Give the gateway its certificate, then start it with --host and/or a proxy.'),
  section('Worker', 'A worker writes a line for each heartbeat.'),
];
const pages: Page[] = [{ url: '/errors', title: 'Errors', group: '', sections }];
const index = readIndex(writeIndex(pages));
const texts = pages.flatMap((page) => page.sections.map(({ text }) => text));
const find = (question: string) => {
  const found = createSearch(index).find(question, (at) => texts[at]);
  return { first: found.pages[0]?.hits[0]?.title, read: found.read };
};
const log = Array.from({ length: 30 }, (_, at) => {
  const id = (at * 7919).toString(16);
  return `2026-11-2${at % 9}T10:00:0${at % 9}Z worker ${at} heartbeat id=${id}x`;
});

const message = { first: WAIT, read: 'please wait # seconds before sending another request' };

describe('a long text', () => {
  it('is reduced to a heading it contains, with any number for its placeholder', () => {
    const line = '{"message":"Please wait 57 seconds before sending another request!"}';
    expect(find([...log, line, ...log].join('\n'))).toEqual(message);
  });

  it('is otherwise reduced to its rarest words, without those that no page has', () => {
    const line = 'gateway kx93jq77 refused the certificate';
    const { first, read } = find([...log, line, ...log].join('\n'));
    expect(first).toBe('Setup');
    expect(read).toContain('certificate');
    expect(read).not.toContain('kx93jq77');
  });

  it('is reduced to a whole message even when short, if it looks copied', () => {
    const wait = 'Please wait 57 seconds before sending another request!';
    const call = `curl -X POST http://localhost:8002/press -H 'Accept: text/plain' -d '{"worker":"gateway"}'\n=> 429 ${wait}`;
    expect(find(call)).toEqual(message);
    const sentence = `my worker at the gateway by the door says ${wait} and I do not know why`;
    expect(find(sentence).read).toBeUndefined();
    expect(find(call.replace(wait, 'Setup')).read).toBeUndefined();
  });

  it('is left unchanged while it may be a sentence', () => {
    const short = 'word '.repeat(30);
    expect(createPasteReducer(index)(short)).toBe(short);
    expect(find('worker heartbeat').read).toBeUndefined();
  });
});

it.each(['!', 'a!', '/a/1', '/a/1/ ', '"', '?a', '<a', '{a '])(
  'answers a long text of %s in linear time',
  (part) => {
    const start = performance.now();
    find(`/a/${part.repeat(30_000)}x y`);
    find(`${part.repeat(30_000)}a`);
    expect(performance.now() - start).toBeLessThan(2_000);
  },
);

it('finds substrings that are not words, full-width ones too', () => {
  expect(find('and/or').first).toBe('Setup');
  expect(find('ａｎｄ／ｏｒ').first).toBe('Setup');
});

it('finds the same typed letter by letter as all at once', () => {
  const incremental = createSearch(index);
  const found = (search: typeof incremental, question: string) =>
    search
      .find(question, (at) => texts[at])
      .pages.flatMap(({ hits }) => hits.map(({ title }) => title));
  const questions = 'and/or,--host and/or a proxy,a worker writes,and/ox,pressed twice';
  for (const question of questions.split(',')) {
    for (let to = 1; to <= question.length; to++) {
      const part = question.slice(0, to);
      expect(found(incremental, part), part).toEqual(found(createSearch(index), part));
    }
  }
});
