import { expect, test } from 'vitest';
import { products } from '../content/products.ts';
import { pages } from './pages.ts';

/** What pages once said and was wrong, not documented or a riddle, with the reason it stays away. */
const gone: [words: RegExp, why: string][] = [
  [/GMRS[^\n]*\| Needed/, 'a company cannot get a new GMRS license (47 CFR 95.1705)'],
  [/no more texts from us/, 'a text-message service blocks one number or one sender'],
  [/On Android, Microsoft Entra/, 'shared device mode is for Android, iPhone and iPad'],
  [/proof,? and finds the edge device|finds the edge device and checks the proof/, 'device first'],
  [/one of the in-store products/, 'the line of a product stands in products.ts'],
  [/reaches Call for Help through the two call button calls/, 'not documented'],
  [/\| The (package )?name of the app( in| \|)/, 'that there is an app is not documented'],
  [/the other products you set up with it/, 'not documented'],
  [/they hold your accounts and keys/, 'few people read keys'],
  [/Teach your server/, 'not every reader has a server'],
  [/leaves in anger|Mute nothing|one open door is enough/, 'tone'],
];

test.each(gone)('says nowhere %s, because %s', (words) => {
  expect(pages.filter(({ body }) => words.test(body)).map(({ id }) => id)).toEqual([]);
});

test('names every word to opt out with wherever it names UNSUBSCRIBE', () => {
  const naming = pages.filter(({ body }) => body.includes('UNSUBSCRIBE'));
  expect(naming.length).toBeGreaterThan(0);
  for (const { id, body } of naming)
    for (const word of ['STOPALL', 'CANCEL', 'END', 'QUIT', 'REVOKE', 'OPTOUT'])
      expect(body, `${word} on ${id}`).toContain(word);
});

test('dates the law that moves', () => {
  for (const id of ['text-for-help/intro', 'radio/resources'])
    expect(pages.find((page) => page.id === id)?.body).toContain('November 2026');
});

test('has one line for each product, and a product without more than a name says so', () => {
  const lines = products.map(({ purpose }) => purpose);
  expect(new Set(lines).size).toBe(8);
  for (const slug of ['text-for-help', 'orderup', 'curbside', 'media']) {
    expect(products.find((one) => one.slug === slug)?.purpose).toContain('Known by name only');
    expect(pages.find(({ id }) => id === `${slug}/intro`)?.body).toContain(`<Purpose of="${slug}"`);
  }
});
