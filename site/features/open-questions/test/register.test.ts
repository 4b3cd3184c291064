// cspell:ignore nead
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, describe } from 'vitest';
import { openQuestions, readRegister } from '../build/register.ts';
import { MOST_ROWS, readRows } from '../shared/rules.ts';

const row = {
  id: 'request-look',
  readers: ['staff'],
  question: 'What the request looks like',
  owner: 'account contact',
  near: 'call-for-help/intro#answer-a-request',
};
const reading = (change: object) => () =>
  readRows([{ ...row, ...change }], 'lockers', 'lockers.yaml');
const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');

it('reads a row, and what it leaves out', () => {
  expect(reading({})()).toEqual([
    { ...row, product: 'lockers', reference: false, fields: [], said: [] },
  ]);
});

it('reads the register of this site within its budget', () => {
  const rows = openQuestions();
  console.log(`Register: ${rows.length} rows looked at`);
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.length).toBeLessThanOrEqual(MOST_ROWS);
});

describe('a row that is wrong is named with its file, its id, the value and the cure', () => {
  it.each([
    [
      { owner: 'boss' },
      'lockers.yaml, row 1 (request-look): "owner" is "boss". Use one of: lead, administrator,',
    ],
    [
      { readers: ['customer'] },
      '"readers" is "customer". Use one of: staff, administrator, integrator.',
    ],
    [{ readers: [] }, '"readers" is empty. Name staff, administrator and integrator.'],
    [
      { question: words(17) },
      `"question" is "${words(17)}", 17 words. Say it in 16 words at most.`,
    ],
    [{ question: ' ' }, '"question" is " ". Write one line of text.'],
    [{ until: words(13) }, '13 words. Say it in 12 words at most.'],
    [
      { reference: true },
      '"reference" is true without "until". Say in "until" what the reference server does.',
    ],
    [
      { reference: 'yes', until: 'Wait' },
      '"reference" is "yes". Write true, or leave the key out.',
    ],
    [{ fields: 'place' }, '"fields" is "place". Write a list: "fields: [first, second]".'],
    [{ fields: ['constructor'] }, '"fields" is "constructor". Use one of: place, time,'],
    [{ said: [words(7)] }, 'A phrase has 6 words at most.'],
    [{ said: Array(7).fill('a') }, '"said" holds 7 phrases. Keep the 6 that say most.'],
    [{ said: [429] }, '"said" holds 429. Write it in quotes.'],
    [
      { id: 'Request Look' },
      '"id" is "Request Look". Use small letters, digits and single hyphens',
    ],
    [
      { near: '../lockers/intro.mdx' },
      '"near" is "../lockers/intro.mdx". Write the address below /docs/',
    ],
    [{ nead: 'x' }, 'there is no key "nead". Use id, readers, question,'],
    [{ near: undefined }, '"near" is missing. Write one line of text.'],
  ])('%j', (change, sentence) => {
    expect(reading(change)).toThrow(sentence);
  });

  it.each([
    [null, 'lockers.yaml is null. Write a list of rows: "- id: …".'],
    [['no'], 'lockers.yaml, row 1 is "no". Write "- id: …" and the other keys below it.'],
    [[{ id: 'a' }], 'lockers.yaml, row 1 (a): "readers" is missing. Every row has id, readers,'],
  ])('%j', (given, sentence) => {
    expect(() => readRows(given, 'lockers', 'lockers.yaml')).toThrow(sentence);
  });
});

describe('the register', () => {
  const yaml = (id: string, near = 'lockers/intro#commands') =>
    `- id: ${id}\n  readers: [staff]\n  question: A question\n  owner: legal\n  near: ${near}\n`;
  const folderWith = (files: Record<string, string>) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'register-'));
    for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
    return folder;
  };

  it('is read with what holds for all products first, then in the order of the products', () => {
    const folder = folderWith({ 'suite.yaml': yaml('b'), 'lockers.yaml': yaml('c') + yaml('a') });
    expect(readRegister(folder).map(({ id, product }) => `${product} ${id}`)).toEqual([
      'suite b',
      'lockers c',
      'lockers a',
    ]);
  });

  it.each([
    [
      { 'suite.yaml': yaml('a'), 'apis.yaml': yaml('a') },
      'Two rows have the id "a", in suite.yaml and apis.yaml.',
    ],
    [
      { 'locker.yaml': yaml('a') },
      'There is no product for open-questions/locker.yaml. Name the file after one of: suite, call-for-help,',
    ],
    [
      { 'apis.yaml': yaml('a', 'lockers/nowhere') },
      'open-questions/apis.yaml (a): "near" is "lockers/nowhere", and there is no page site/docs/lockers/nowhere.mdx.',
    ],
    [{ 'apis.yaml': '- id: [' }, 'open-questions/apis.yaml: '],
  ])('refuses %j', (files, sentence) => {
    expect(() => readRegister(folderWith(files))).toThrow(sentence);
  });
});
