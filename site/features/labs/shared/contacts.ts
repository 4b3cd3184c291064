/** Someone to ask: who it is, how to reach them, and what to have ready. */
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

/** What the window is told when the card was kept. */
export const CHANGED = 'contacts-changed';

const nobody = { name: '', number: '', hours: '' };

/** The four whom the page names, without name and number. */
export const unfilled: Contact[] = [
  { ...nobody, who: 'Store manager', ready: 'Place and time' },
  { ...nobody, who: 'Help desk of your company', ready: 'Device number, exact message' },
  {
    ...nobody,
    who: 'Administrator of the products',
    ready: 'Store, product, one device or all',
  },
  { ...nobody, who: 'Account contact', ready: 'The report on the page Get support' },
];

/** Those who can be reached. */
export const filled = (contacts: Contact[]): Contact[] =>
  contacts.filter(({ name, number }) => `${name}${number}`.trim() !== '');

/** What this device has kept; nothing where it has none, or none that can be read. */
export function recallContacts(): Contact[] {
  try {
    return readContacts(localStorage.getItem(KEY) ?? '[]');
  } catch {
    return [];
  }
}

/** Keeps the contacts on this device. Answers whether that worked. */
export function keepContacts(contacts: Contact[]): boolean {
  try {
    localStorage.setItem(KEY, writeContacts(contacts));
    dispatchEvent(new Event(CHANGED));
    return true;
  } catch {
    return false;
  }
}

export const writeContacts = (contacts: Contact[]): string => JSON.stringify(contacts, null, 2);

/** Reads such a file. @throws {RangeError} it is none */
export function readContacts(text: string): Contact[] {
  const wrong = new RangeError('This file holds no card of contacts.');
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    throw wrong;
  }
  if (!Array.isArray(found)) throw wrong;
  return found.map((one: unknown) => {
    const given = (one ?? {}) as Record<string, unknown>;
    const text = (field: keyof Contact) => {
      const value = Object.hasOwn(given, field) ? given[field] : undefined;
      return typeof value === 'string' ? value : '';
    };
    if (typeof one !== 'object' || !text('who')) throw wrong;
    return {
      who: text('who'),
      name: text('name'),
      number: text('number'),
      hours: text('hours'),
      ready: text('ready'),
    };
  });
}
