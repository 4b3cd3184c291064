/** A contact: role, how to reach them, and what to have ready. */
export interface Contact {
  who: string;
  name: string;
  number: string;
  hours: string;
  ready: string;
}

export const fields = ['who', 'name', 'number', 'hours', 'ready'] as const;

export const titles: Record<keyof Contact, string> = {
  who: 'Who',
  name: 'Name',
  number: 'Number',
  hours: 'Hours',
  ready: 'Have ready',
};

const KEY = 'docs.contacts';

/** The event that the window gets when contacts were saved. */
export const CONTACTS_CHANGED = 'contacts-changed';

/** A contact without any facts. */
export const blankContact: Contact = { who: '', name: '', number: '', hours: '', ready: '' };

/** The four contacts that the page names, without name and number. */
export const defaultContacts: Contact[] = [
  { ...blankContact, who: 'Store manager', ready: 'Place and time' },
  { ...blankContact, who: 'Help desk of your company', ready: 'Device number, exact message' },
  {
    ...blankContact,
    who: 'Administrator of the products',
    ready: 'Store, product, one device or all',
  },
  { ...blankContact, who: 'Account contact', ready: 'The report on the page Get support' },
];

/** The contacts with a name or a number. */
export const filled = (contacts: Contact[]): Contact[] =>
  contacts.filter(({ name, number }) => `${name}${number}`.trim() !== '');

/** The saved contacts; empty if there are none or they cannot be parsed. */
export function loadContacts(): Contact[] {
  try {
    return readContacts(localStorage.getItem(KEY) ?? '[]');
  } catch {
    return [];
  }
}

/** Saves the contacts in this browser. Returns whether that worked. */
export function saveContacts(contacts: Contact[]): boolean {
  try {
    localStorage.setItem(KEY, writeContacts(contacts));
    dispatchEvent(new Event(CONTACTS_CHANGED));
    return true;
  } catch {
    return false;
  }
}

export const writeContacts = (contacts: Contact[]): string => JSON.stringify(contacts, null, 2);

/** Parses exported contacts. @throws {RangeError} for any other text */
export function readContacts(text: string): Contact[] {
  const error = new RangeError('This file contains no card of contacts.');
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw error;
  }
  if (!Array.isArray(parsed)) throw error;
  return parsed.map((one: unknown) => {
    const record = (one ?? {}) as Record<string, unknown>;
    const text = (field: keyof Contact) => {
      const value = Object.hasOwn(record, field) ? record[field] : undefined;
      return typeof value === 'string' ? value : '';
    };
    // Someone may have been added without saying who.
    if (typeof record['who'] !== 'string') throw error;
    return Object.fromEntries(fields.map((field) => [field, text(field)])) as Record<
      keyof Contact,
      string
    >;
  });
}
