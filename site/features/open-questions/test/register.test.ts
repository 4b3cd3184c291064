// cspell:ignore nead
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, describe } from 'vitest';
import fc from 'fast-check';
import { openQuestions, readRegister } from '../build/register.ts';
import { MAX_ROWS, readRows } from '../shared/rules.ts';
import { defaultContacts } from '../../labs/shared/contacts.ts';
import { contactName, withContactName, messageText, type Message } from '../shared/message.ts';
import { details, owners, type Detail } from '../shared/question.ts';

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

it('reads a row and fills in defaults', () => {
  const defaults = { product: 'lockers', reference: false, fields: [], said: [] };
  expect(reading({})()).toEqual([{ ...row, ...defaults }]);
});

it('reads the register of this site within its budget', () => {
  const rows = openQuestions();
  console.log(`Register: ${rows.length} rows looked at`);
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.length).toBeLessThanOrEqual(MAX_ROWS);
});

const boss = { owner: 'boss' };
const customer = { readers: ['customer'] };
const long = { question: words(17) };
const onlyReference = { reference: true };
const yes = { reference: 'yes', until: 'Wait' };
const spaced = { id: 'Request Look' };
const above = { near: '../lockers/intro.mdx' };

describe('errors of a row name its file, its id, the value and the fix', () => {
  it.each(
    Object.entries({
      'lockers.yaml, row 1 (request-look): "owner" is "boss". Use one of: lead, administrator,':
        boss,
      '"readers" is "customer". Use one of: staff, administrator, integrator.': customer,
      '"readers" is empty. Name staff, administrator and integrator.': { readers: [] },
      [`"question" is "${long.question}", 17 words. Say it in 16 words at most.`]: long,
      '"question" is " ". Write one line of text.': { question: ' ' },
      '13 words. Say it in 12 words at most.': { until: words(13) },
      '"reference" is true without "until". Say in "until" what the reference server does.':
        onlyReference,
      '"reference" is "yes". Write true, or leave the key out.': yes,
      '"fields" is "place". Write a list: "fields: [first, second]".': { fields: 'place' },
      '"fields" is "constructor". Use one of: place, time,': { fields: ['constructor'] },
      'A phrase has 6 words at most.': { said: [words(7)] },
      '"said" holds 7 phrases. Keep the 6 that say most.': { said: Array(7).fill('a') },
      '"said" holds 429. Write it in quotes.': { said: [429] },
      '"id" is "Request Look". Use small letters, digits and single hyphens': spaced,
      '"near" is "../lockers/intro.mdx". Write the address below /docs/': above,
      'there is no key "nead". Use id, readers, question,': { nead: 'x' },
      '"near" is missing. Write one line of text.': { near: undefined },
    }),
  )('%s', (sentence, change) => {
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

  it('begins with rows for all products, then follows the order of the products', () => {
    const folder = folderWith({ 'suite.yaml': yaml('b'), 'lockers.yaml': yaml('c') + yaml('a') });
    const rows = readRegister(folder).map(({ id, product }) => `${product} ${id}`);
    expect(rows).toEqual(['suite b', 'lockers c', 'lockers a']);
  });

  it.each(
    Object.entries<Record<string, string>>({
      'Two rows have the id "a", in suite.yaml and apis.yaml.': {
        'suite.yaml': yaml('a'),
        'apis.yaml': yaml('a'),
      },
      'There is no product for open-questions/locker.yaml. Name the file after one of: suite, call-for-help,':
        { 'locker.yaml': yaml('a') },
      'open-questions/apis.yaml (a): "near" is "lockers/nowhere", and there is no page site/docs/lockers/nowhere.mdx.':
        { 'apis.yaml': yaml('a', 'lockers/nowhere') },
      'open-questions/apis.yaml: ': { 'apis.yaml': '- id: [' },
    }),
  )('refuses others: %s', (sentence, files) => {
    expect(() => readRegister(folderWith(files))).toThrow(sentence);
  });
});

const message: Message = {
  product: 'Lockers',
  question: 'How customers receive the open code',
  owner: 'account contact',
  name: '',
  fields: Object.entries({ locker: 'Main entrance', order: '' }) as Message['fields'],
};

it('writes a complete message with blanks for missing values', () => {
  expect(messageText({ ...message, until: 'Read the code from the order' })).toBe(
    `To: your account contact

A question about Lockers that the documentation leaves open:
How customers receive the open code

Locker: Main entrance
Order: ____
Until you answer: Read the code from the order

Can you answer it, or tell us who can?`,
  );
});

it('includes the closest section and the name on the card', () => {
  const text = messageText({ ...message, name: 'Ann, 555', near: 'https://a.example/docs/b#c' });
  expect(text).toContain('To: Ann, 555\n');
  expect(text).toContain('\nClosest section: https://a.example/docs/b#c\n');
});

it('asks the account contact instead of a manual', () => {
  const text = messageText({ ...message, owner: "maker's manual" });
  expect(text).toContain('To: your account contact');
  expect(text).toContain('where can we find that manual?');
});

it('contains every value as typed', () => {
  const filled = fc.string({ minLength: 1 }).filter((value) => value.trim() !== '');
  const names = Object.keys(details) as Detail[];
  const field = fc.tuple(fc.constantFrom(...names), filled);
  fc.assert(
    fc.property(fc.constantFrom(...owners), fc.array(field), filled, (owner, fields, question) => {
      const text = messageText({ ...message, owner, fields, question });
      expect(text).toContain(question.trim());
      for (const [detail, value] of fields)
        expect(text).toContain(`${details[detail]}: ${value.trim()}`);
    }),
  );
});

describe('the card of contacts', () => {
  it('provides name and number of the owner', () => {
    const card = defaultContacts.map((one) =>
      one.who === 'Account contact' ? { ...one, name: 'Ann', number: '555' } : one,
    );
    expect(contactName('account contact', card)).toBe('Ann, 555');
    expect(contactName("maker's manual", card)).toBe('Ann, 555');
    expect(contactName('IT', card)).toBe('');
  });

  it.each(owners)('saves a typed name for %s', (owner) => {
    const card = withContactName(owner, 'Bo', defaultContacts);
    expect(contactName(owner, card)).toBe('Bo');
    expect(withContactName(owner, 'Bo', card)).toBe(card);
  });

  it('keeps a number only while it is part of the name', () => {
    const [lead, ...others] = defaultContacts;
    const card = [{ ...lead!, name: 'Ann', number: '555' }, ...others];
    const [kept] = withContactName('lead', 'Bo, 555', card);
    expect(kept).toMatchObject({ name: 'Bo', number: '555' });
    expect(withContactName('lead', 'Bo', card)[0]).toMatchObject({ name: 'Bo', number: '' });
  });
});
