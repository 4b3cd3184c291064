import { details, type Detail, type Owner, ownerName } from './question.ts';
import { blankContact, type Contact } from '../../labs/shared/contacts.ts';

/** The contents of a message. */
export interface Message {
  /** The name of the product. */
  product: string;
  question: string;
  owner: Owner;
  /** The name of the owner from the card of contacts; empty if unknown. */
  name: string;
  /** Details and their values in order; an empty value stays a blank. */
  fields: [detail: Detail, value: string][];
  until?: string;
  /** Absolute URL of the closest documented section. */
  near?: string;
}

/** Placeholder for a missing value. */
export const BLANK = '____';

/** The recipient of a message: a maker's manual cannot be asked, so the account contact is. */
export const recipient = (owner: Owner): string =>
  owner === "maker's manual" ? 'account contact' : owner;

/** Writes the message as plain text, with blanks for missing values. */
export function messageText(message: Message): string {
  const { product, question, owner, name, fields, until, near } = message;
  const orBlank = (value: string) => value.trim() || BLANK;
  return [
    `To: ${name.trim() || `your ${recipient(owner)}`}`,
    '',
    `A question about ${orBlank(product)} that the documentation leaves open:`,
    orBlank(question),
    '',
    ...fields.map(([detail, value]) => `${details[detail]}: ${orBlank(value)}`),
    ...(until ? [`Until you answer: ${until}`] : []),
    ...(near ? [`Closest section: ${near}`] : []),
    '',
    closing(owner),
  ].join('\n');
}

/** The closing question. */
export const closing = (owner: Owner): string =>
  owner === "maker's manual"
    ? "Which of the maker's manuals answers it, and where can we find that manual?"
    : 'Can you answer it, or tell us who can?';

/** Owners with another name on the card of contacts. */
const NAMES_ON_CARD = new Map<string, string>([
  ['lead', 'Store manager'],
  ['administrator', 'Administrator of the products'],
  ['IT', 'Help desk of your company'],
]);

const nameOnCard = (owner: Owner): string => {
  const whom = recipient(owner) as Owner;
  return NAMES_ON_CARD.get(whom) ?? ownerName(whom);
};

/** Name and number of an owner on the card of contacts; empty if missing. */
export function contactName(owner: Owner, contacts: Contact[]): string {
  const called = nameOnCard(owner).toLowerCase();
  const found = contacts.find(({ who }) => who.trim().toLowerCase() === called);
  return found ? [found.name, found.number].filter(Boolean).join(', ') : '';
}

/** The contacts with the typed name of an owner; keeps a number that is still part of it. */
export function withContactName(owner: Owner, typed: string, contacts: Contact[]): Contact[] {
  if (contactName(owner, contacts) === typed) return contacts;
  const who = nameOnCard(owner);
  const at = contacts.findIndex((one) => one.who.trim().toLowerCase() === who.toLowerCase());
  if (at < 0) return [...contacts, { ...blankContact, who, name: typed }];
  return contacts.with(at, withName(contacts[at]!, typed));
}

function withName(contact: Contact, typed: string): Contact {
  const end = `, ${contact.number}`;
  const keepsNumber = contact.number !== '' && typed.endsWith(end);
  return keepsNumber
    ? { ...contact, name: typed.slice(0, -end.length) }
    : { ...contact, name: typed, number: '' };
}
