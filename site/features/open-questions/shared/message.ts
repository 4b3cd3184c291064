import { details, type Detail, type Owner, ownerName } from './question.ts';
import type { Contact } from '../../labs/shared/contacts.ts';

/** What a message is made of. */
export interface Message {
  /** The product, as it is called. */
  product: string;
  question: string;
  owner: Owner;
  /** Who that is, from the card of contacts; empty where it is not known. */
  name: string;
  /** The values of what it names, in order; an empty one stays a blank. */
  fields: [detail: Detail, value: string][];
  until?: string;
  /** The whole address of the closest documented section. */
  near?: string;
}

/** What stands where something is to be filled in. */
export const BLANK = '____';

/** To whom a message goes: whoever can look into a manual has none to ask but the one who sold the device. */
export const recipient = (owner: Owner): string =>
  owner === "maker's manual" ? 'account contact' : owner;

/** The one generator of messages: plain text, complete without its blanks. */
export function messageText(message: Message): string {
  const { product, question, owner, name, fields, until, near } = message;
  const filled = (value: string) => value.trim() || BLANK;
  return [
    `To: ${name.trim() || `your ${recipient(owner)}`}`,
    '',
    `A question about ${filled(product)} that the documentation leaves open:`,
    filled(question),
    '',
    ...fields.map(([detail, value]) => `${details[detail]}: ${filled(value)}`),
    ...(until ? [`Until you answer: ${until}`] : []),
    ...(near ? [`Closest section: ${near}`] : []),
    '',
    closing(owner),
  ].join('\n');
}

/** What is asked for in the end. */
export const closing = (owner: Owner): string =>
  owner === "maker's manual"
    ? "Which of the maker's manuals says it, and where do we find that manual?"
    : 'Can you answer, or name who can?';

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
