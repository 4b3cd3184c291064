import { contactTable } from '../../../../features/labs/page/contacts/contacts-lab.tsx';
import {
  CONTACTS_CHANGED,
  filled,
  loadContacts,
} from '../../../../features/labs/shared/contacts.ts';
import type { Island } from '../../error-boundary/start-isolated.ts';

/** Replaces placeholders with the contacts stored on this device, if any, and updates them on changes. */
const showContacts: Island = (article, signal) => {
  const places = [...article.querySelectorAll('[data-contacts]')].map((place) => ({
    place,
    unknown: [...place.childNodes],
  }));
  const show = () => {
    const contacts = filled(loadContacts());
    for (const { place, unknown } of places)
      place.replaceChildren(
        ...(contacts.length > 0 ? [contactTable(contacts, document)] : unknown),
      );
  };
  show();
  // Contacts are edited on this page, or in another tab.
  for (const change of [CONTACTS_CHANGED, 'storage']) addEventListener(change, show, { signal });
};

export default showContacts;
