import { contactTable } from '../../labs/contacts/contact-table.ts';
import { filled, recallContacts } from '../../labs/contacts/contacts.ts';
import type { Island } from './island.ts';

/** Shows whom to call, where this device knows it, in place of the words for those who do not. */
const showContacts: Island = (article) => {
  const contacts = filled(recallContacts());
  if (contacts.length === 0) return undefined;
  for (const place of article.querySelectorAll('[data-contacts]'))
    place.replaceChildren(contactTable(contacts, document));
  return undefined;
};

export default showContacts;
