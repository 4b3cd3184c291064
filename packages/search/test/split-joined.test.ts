import { describe, expect, it } from 'vitest';
import { createReader, createWriter } from '../src/bytes.ts';
import { readDictionary, writeDictionary } from '../src/dictionary.ts';
import { splitJoined } from '../src/join-words.ts';

const writer = createWriter();
writeDictionary(['buttons', 'call', 'central', 'for', 'help', 'ring', 'text'], writer);
const dictionary = readDictionary(createReader(writer.bytes()).text());

describe('splitJoined', () => {
  it('splits into two or three words the index knows', () => {
    expect(splitJoined('callbuttons', dictionary)).toEqual(['call', 'buttons']);
    expect(splitJoined('textforhelp', dictionary)).toEqual(['text', 'for', 'help']);
  });

  it('leaves a word whole that is not made of known ones', () => {
    expect(splitJoined('lockers', dictionary)).toEqual([]);
    expect(splitJoined('callx', dictionary)).toEqual([]);
  });
});
