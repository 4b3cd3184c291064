import { fields, filled, titles, type Contact } from '../../shared/contacts.ts';

/** The contacts as a table of any document, for pages and for paper. Numbers can be called. */
export function contactTable(contacts: Contact[], within: Document): HTMLTableElement {
  const make = (name: string, ...inside: (Node | string)[]) => {
    const element = within.createElement(name);
    element.append(...inside);
    return element;
  };
  const call = (number: string) => {
    const link = within.createElement('a');
    link.href = `tel:${number.replaceAll(/[^\d+]/g, '')}`;
    link.append(number);
    return link;
  };
  const row = (contact: Contact) =>
    make(
      'tr',
      ...fields.map((field) =>
        field === 'number' && contact.number
          ? make('td', call(contact.number))
          : make(field === 'who' ? 'th' : 'td', contact[field]),
      ),
    );
  const table = within.createElement('table');
  table.append(
    make('thead', make('tr', ...fields.map((field) => make('th', titles[field])))),
    make('tbody', ...filled(contacts).map(row)),
  );
  return table;
}
