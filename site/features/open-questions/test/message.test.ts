import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { unfilled } from '../../labs/shared/contacts.ts';
import { contactName, withContactName, messageText, type Message } from '../shared/message.ts';
import { details, owners, type Detail } from '../shared/question.ts';

const message: Message = {
  product: 'Lockers',
  question: 'How customers receive the open code',
  owner: 'account contact',
  name: '',
  fields: [
    ['locker', 'Main entrance'],
    ['order', ''],
  ],
};

it('makes a message that is complete, with a blank where nothing is filled in', () => {
  expect(messageText({ ...message, until: 'Read the code from the order' })).toBe(
    `To: your account contact

A question about Lockers that the documentation leaves open:
How customers receive the open code

Locker: Main entrance
Order: ____
Until you answer: Read the code from the order

Can you answer, or name who can?`,
  );
});

it('names the closest section and whom the card names', () => {
  const text = messageText({ ...message, name: 'Ann, 555', near: 'https://a.example/docs/b#c' });
  expect(text).toContain('To: Ann, 555\n');
  expect(text).toContain('\nClosest section: https://a.example/docs/b#c\n');
});

it('asks the account contact for a manual, which answers nobody', () => {
  const text = messageText({ ...message, owner: "maker's manual" });
  expect(text).toContain('To: your account contact');
  expect(text).toContain('where do we find that manual?');
});

it('says every value that was filled in, as it was filled in', () => {
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
  it('names who is asked, with the number', () => {
    const card = unfilled.map((one) =>
      one.who === 'Account contact' ? { ...one, name: 'Ann', number: '555' } : one,
    );
    expect(contactName('account contact', card)).toBe('Ann, 555');
    expect(contactName("maker's manual", card)).toBe('Ann, 555');
    expect(contactName('IT', card)).toBe('');
  });

  it.each(owners)('remembers a name that was typed for %s', (owner) => {
    const card = withContactName(owner, 'Bo', unfilled);
    expect(contactName(owner, card)).toBe('Bo');
    expect(withContactName(owner, 'Bo', card)).toBe(card);
  });

  it('keeps a number that still stands there, and no other', () => {
    const [lead, ...others] = unfilled;
    const card = [{ ...lead!, name: 'Ann', number: '555' }, ...others];
    expect(withContactName('lead', 'Bo, 555', card)[0]).toMatchObject({
      name: 'Bo',
      number: '555',
    });
    expect(withContactName('lead', 'Bo', card)[0]).toMatchObject({ name: 'Bo', number: '' });
  });
});
