// cspell:disable
import { createSearch, readIndex, writeIndex } from '@frontline/search';
import { expect, test } from 'vitest';
import { synonyms } from '../plugins/outputs/local-search/synonyms.ts';
import { searchPages } from './search-pages.ts';

const pages = await searchPages();
const texts = pages.flatMap(({ sections }) => sections.map(({ text }) => text));
const search = createSearch(readIndex(writeIndex(pages, synonyms)), { budget: Infinity });

/** Questions wholly in another language, and the page that must come first. */
const asked: [string, string][] = [
  ['ein Kunde schreibt auf Spanisch', '/docs/text-for-help/intro'],
  ['Schichtwechsel was muss ich übergeben', '/docs/troubleshooting'],
  ['der Kunde hat den Code verloren', '/docs/lockers/intro'],
  ['Funkdurchsage ist zu leise', '/docs/radio/troubleshooting'],
  ['wie registriere ich einen neuen Knopf', '/docs/call-for-help/call-buttons'],
  ['no hay internet en la tienda', '/docs/troubleshooting'],
  ['el auto equivocado se llevó las bolsas', '/docs/curbside/usage'],
  ['un cliente me está gritando', '/docs/troubleshooting'],
  ['límite de llamadas por minuto de la API', '/docs/category/apis'],
  ['puedo usar mi propio teléfono', '/docs/troubleshooting'],
  ["j'ai appuyé sur le mauvais bouton", '/docs/call-for-help/troubleshooting'],
  ["comment ouvrir la porte d'un casier", '/docs/lockers/intro'],
  ["combien coûte l'abonnement", '/docs/getting-started/subscription'],
  ['le client attend dans sa voiture et personne ne vient', '/docs/curbside/usage'],
  ['qui peut voir les demandes des autres magasins', '/docs/call-for-help/settings'],
];

test.each(asked)('answers "%s" with %s first', (question, url) => {
  const found = search.find(question, (section) => texts[section]).pages;
  expect(found.slice(0, 1).map((page) => page.url)).toEqual([url]);
});

test('takes "ports" for ports, though a door has the same stem in French', () => {
  expect(search.find('which ports need to be open').marks).not.toContain('door');
  expect(search.find('la porte est ouverte').marks).toContain('door');
});
