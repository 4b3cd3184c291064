import { expect, it } from 'vitest';
import { readArguments } from './test-some.ts';

it('tells files, a title and options of vitest apart', () => {
  expect(readArguments(['./site/shell/test', '-t', 'the words', '--bail=1'])).toEqual({
    words: ['site/shell/test'],
    title: 'the words',
    options: ['--bail=1', '-t', 'the words'],
  });
  expect(readArguments(['servers/lockers'])).toEqual({
    words: ['servers/lockers'],
    title: undefined,
    options: [],
  });
});
