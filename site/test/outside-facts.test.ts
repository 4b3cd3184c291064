import { expect, test } from 'vitest';
import { products } from '../content/products.ts';
import { pages } from './pages.ts';

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
