import type { Contact } from '../../labs/shared/contacts.ts';
import { recipient } from './message.ts';
import { ownerName, type Owner } from './question.ts';

/** What the card of contacts calls an owner, where it names one by itself. */
const ON_CARD = new Map<string, string>([
  ['lead', 'Store manager'],
  ['administrator', 'Administrator of the products'],
  ['IT', 'Help desk of your company'],
]);

const calledOnCard = (owner: Owner): string => {
  const whom = recipient(owner) as Owner;
  return ON_CARD.get(whom) ?? ownerName(whom);
};

/** Whom the card of this device names for an owner; empty where it names nobody. */
export function contactName(owner: Owner, contacts: Contact[]): string {
  const called = calledOnCard(owner).toLowerCase();
  const found = contacts.find(({ who }) => who.trim().toLowerCase() === called);
  return found ? [found.name, found.number].filter(Boolean).join(', ') : '';
}

/** The card with the name of an owner, as it was typed; a number that is on it stays. */
export function withContactName(owner: Owner, typed: string, contacts: Contact[]): Contact[] {
  if (contactName(owner, contacts) === typed) return contacts;
  const who = calledOnCard(owner);
  const at = contacts.findIndex((one) => one.who.trim().toLowerCase() === who.toLowerCase());
  if (at < 0) return [...contacts, { who, name: typed, number: '', hours: '', ready: '' }];
  return contacts.map((one, index) => (index === at ? named(one, typed) : one));
}

function named(contact: Contact, typed: string): Contact {
  const end = `, ${contact.number}`;
  const keepsNumber = contact.number !== '' && typed.endsWith(end);
  return keepsNumber
    ? { ...contact, name: typed.slice(0, -end.length) }
    : { ...contact, name: typed, number: '' };
}
