import { describe, expect, it } from 'vitest';
import { filled, readContacts, unfilled, writeContacts } from '../shared/contacts.ts';

describe('the card of contacts', () => {
  it('reads the file that it has written', () => {
    const [first, ...others] = unfilled;
    const card = [{ ...first!, name: 'Ana Ruiz', number: '+1 555 010 0100' }, ...others];
    expect(readContacts(writeContacts(card))).toEqual(card);
    expect(filled(card).map(({ who }) => who)).toEqual(['Store manager']);
  });

  it('takes a field that is missing as empty, and nothing that is none', () => {
    expect(readContacts('[{"who":"Desk","number":5,"constructor":"x"}]')).toEqual([
      { who: 'Desk', name: '', number: '', hours: '', ready: '' },
    ]);
  });

  it.each(['', '{}', '[null]', '["Desk"]', '[{"name":"Ana"}]', 'who,name'])(
    'refuses what is no card: %s',
    (text) => expect(() => readContacts(text)).toThrow('holds no card of contacts'),
  );
});
