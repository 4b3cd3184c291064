// cspell:ignore Schließfach öffnen SŒUR STRAẞE schliessfach offnen soeur strasse
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dropJoiners, fold } from '../src/fold.ts';
import { compounds, terms, words } from '../src/words.ts';
import { createReader, createWriter } from '../src/bytes.ts';
import {
  findTerm,
  impliedTerms,
  prefixRange,
  readDictionary,
  writeDictionary,
} from '../src/dictionary.ts';
import { splitJoined } from '../src/join-words.ts';
import { irregularForms, stem, stemPrefix } from '../src/stem.ts';
import { closeTerms } from '../src/typo-walk.ts';

const found = (text: string): string[] => words(text).map(({ term }) => term);

describe('words', () => {
  it('splits at everything that is neither letter nor digit', () => {
    expect(found('PUT /api/callbutton/{message_id}: on_the_way!')).toEqual(
      'put api callbutton message id on the way'.split(' '),
    );
  });

  it('folds case, diacritics and apostrophes', () => {
    expect(found('Ouvrir une vitrine verrouillée, what’s new')).toEqual(
      'ouvrir une vitrine verrouillee whats new'.split(' '),
    );
  });

  it('expands letters that stand for two', () => {
    expect(found('Schließfach öffnen, SŒUR, STRAẞE')).toEqual(
      'schliessfach offnen soeur strasse'.split(' '),
    );
  });

  it('returns the range of each word in the text', () => {
    const text = 'A lock\u00ADer, 2 doors';
    const found = words(text).map(({ start, end }) => text.slice(start, end));
    expect(found).toEqual(['A', 'lock\u00ADer', '2', 'doors']);
  });

  it('finds the same words with and without joiners', () => {
    const letters = fc.string({ unit: fc.constantFrom(...'abc ', '\u200B', '\u2060', '\u00AD') });
    fc.assert(
      fc.property(letters, (text) => {
        expect(found(text)).toEqual(found(dropJoiners(text)));
      }),
    );
  });

  it('never leaves an upper-case letter or a joiner in a term', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        for (const term of found(text)) expect(fold(term)).toBe(term);
      }),
    );
  });
});

describe('terms', () => {
  it('keeps a camel-case name whole and adds its parts', () => {
    expect(terms('createOrder')).toEqual(['createorder', 'create', 'order']);
  });

  it('does not split a name into single letters', () => {
    expect(terms('IoT')).toEqual(['iot']);
  });

  it('adds names written with _ or - as one word', () => {
    const found = compounds('on_the_way, X-Twilio-Signature and a / b');
    expect(found).toEqual(['ontheway', 'xtwiliosignature']);
  });
});

const dictionary = ['buttons', 'call', 'central', 'for', 'help', 'ring', 'text'];

describe('splitJoined', () => {
  it('splits into two or three words the index has', () => {
    expect(splitJoined('callbuttons', dictionary)).toEqual(['call', 'buttons']);
    expect(splitJoined('textforhelp', dictionary)).toEqual(['text', 'for', 'help']);
  });

  it('does not split a word with unknown parts', () => {
    expect(splitJoined('lockers', dictionary)).toEqual([]);
    expect(splitJoined('callx', dictionary)).toEqual([]);
  });
});

describe('stem', () => {
  it.each([
    'verify verifies verified verifying verification',
    'install installs installed installing installation',
    'cancel cancels canceled cancelled cancelling cancellation',
    'manage manages managed managing management',
    'box boxes',
    'address addresses',
    'locker lockers',
    'stop stops stopped stopping',
    'hear hears heard hearing',
    'call calls called calling',
    'freeze freezes freezing froze frozen',
  ])('is one for %s', (forms) => {
    expect(new Set(forms.split(' ').map(stem)).size).toBe(1);
  });

  const pairs = ['customer custom', 'status state', 'radio radius', 'press pres'];
  it.each(pairs)('distinguishes %s', (pair) => {
    expect(new Set(pair.split(' ').map(stem)).size).toBe(2);
  });

  it('does not change short words and identifiers with digits', () => {
    expect(['is', 'bus', 'v1s', '429'].map(stem)).toEqual(['is', 'bus', 'v1s', '429']);
  });

  it('returns a prefix of every regular form, and lists the irregular ones', () => {
    for (const form of ['verify', 'verifies', 'verified', 'verifying']) {
      expect(form.startsWith(stemPrefix(stem('verify')))).toBe(true);
    }
    expect(irregularForms(stem('hearing'))).toContain('heard');
  });

  it('treats names of object members as ordinary words', () => {
    for (const name of Object.getOwnPropertyNames(Object.prototype)) {
      expect(typeof stem(name), name).toBe('string');
      expect(irregularForms(name), name).toEqual([]);
    }
  });
});

/** Restricted Damerau distance by its definition: one table for one pair. */
function distance(one: string, other: string): number {
  const rows = Array.from({ length: one.length + 1 }, (_, i) =>
    Array.from({ length: other.length + 1 }, (__, j) => (i === 0 ? j : j === 0 ? i : 0)),
  );
  const at = (i: number, j: number): number => rows[i]?.[j] ?? Infinity;
  for (let i = 1; i <= one.length; i++) {
    for (let j = 1; j <= other.length; j++) {
      const replaced = at(i - 1, j - 1) + (one[i - 1] === other[j - 1] ? 0 : 1);
      const isSwap = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      const swapped = i > 1 && j > 1 && isSwap ? at(i - 2, j - 2) + 1 : Infinity;
      rows[i]![j] = Math.min(replaced, at(i - 1, j) + 1, at(i, j - 1) + 1, swapped);
    }
  }
  return at(one.length, other.length);
}

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'é'), minLength: 1, maxLength: 7 });
const vocabulary = fc.uniqueArray(word, { maxLength: 40 }).map((all) => all.sort());

describe('dictionary', () => {
  it('returns every term by its id', () => {
    fc.assert(
      fc.property(vocabulary, word, (terms, absent) => {
        expect(terms.map((term) => findTerm(terms, term))).toEqual(terms.map((_, id) => id));
        expect(findTerm(terms, absent)).toBe(terms.indexOf(absent));
      }),
    );
  });

  it('contains the implied and the written terms, each once', () => {
    fc.assert(
      fc.property(vocabulary, vocabulary, (terms, implied) => {
        const writer = createWriter();
        writeDictionary(terms, writer);
        const read = readDictionary(createReader(writer.bytes()).text(), implied);
        expect(read).toEqual([...new Set([...terms, ...implied])].sort());
      }),
    );
  });

  it('derives no term that a browser may split differently', () => {
    const pages = [{ url: '/docs/bay', group: 'Café' }];
    const terms = ['open', 'openCode'.toLowerCase(), 'open', 'code'];
    expect(impliedTerms(['Open openCode', 'Café'], pages)).toEqual(terms);
    expect(impliedTerms([], [{ url: '/docs/bay', group: '' }])).toEqual(['docs', 'bay']);
  });

  it('finds exactly the terms with a prefix', () => {
    fc.assert(
      fc.property(vocabulary, word, (terms, prefix) => {
        const [from, to] = prefixRange(terms, prefix);
        expect(terms.slice(from, to)).toEqual(terms.filter((term) => term.startsWith(prefix)));
      }),
    );
  });
});

describe('closeTerms', () => {
  it('finds exactly the terms within the distance, as a naive scan does', () => {
    fc.assert(
      fc.property(vocabulary, word, fc.integer({ min: 0, max: 3 }), (terms, input, maxEdits) => {
        const expected = terms
          .map((term, id) => ({ id, edits: distance(input, term) }))
          .filter(({ edits }) => edits <= maxEdits);
        expect(closeTerms(terms, input, maxEdits)).toEqual(expected);
      }),
      { numRuns: 100 },
    );
  });

  it('finds exactly the terms that begin within the distance, as a naive scan does', () => {
    fc.assert(
      fc.property(vocabulary, word, fc.integer({ min: 0, max: 2 }), (terms, input, maxEdits) => {
        const begins = (term: string): number =>
          Math.min(
            ...Array.from({ length: term.length + 1 }, (_, n) => distance(input, term.slice(0, n))),
          );
        const expected = terms
          .map((term, id) => ({ id, edits: begins(term) }))
          .filter(({ edits }) => edits <= maxEdits);
        expect(closeTerms(terms, input, maxEdits, true)).toEqual(expected);
      }),
      { numRuns: 100 },
    );
  });
});
