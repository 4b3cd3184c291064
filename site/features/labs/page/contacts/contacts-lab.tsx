import { useState, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import FileButton from '../file-button.tsx';
import parts from '../parts.module.css';
import { printPaper } from '../print-paper.ts';
import { saveFile } from '../save-file.ts';
import {
  blankContact,
  fields,
  filled,
  saveContacts,
  readContacts,
  loadContacts,
  titles,
  defaultContacts,
  writeContacts,
  type Contact,
} from '../../shared/contacts.ts';
import Button from '../button.tsx';
import TextField from '../text-field.tsx';
import styles from './contacts.module.css';

/** The saved contacts, or the four that the page names. */
function initialContacts(): Contact[] {
  const saved = typeof window === 'undefined' ? [] : loadContacts();
  return saved.length > 0 ? saved : defaultContacts;
}

/** A card of contacts, saved in this browser. */
export default function ContactsLab(): ReactNode {
  const [contacts, setContacts] = useState(initialContacts);
  const [message, setMessage] = useState('');
  /** The contacts before the import that was the last change. */
  const [replaced, setReplaced] = useState<Contact[]>();

  const change = (next: Contact[], done = '') => {
    setContacts(next);
    setReplaced(undefined);
    setMessage(saveContacts(next) ? done : 'This browser stores nothing. Export a file.');
  };
  const importFile = async (file: File) => {
    try {
      change(readContacts(await file.text()), 'The file has replaced the card.');
      setReplaced(contacts);
    } catch (error) {
      setMessage(error instanceof RangeError ? error.message : 'The file could not be read.');
    }
  };
  const isEmpty = filled(contacts).length === 0;
  return (
    <div>
      {contacts.map((contact, index) => (
        <fieldset key={index} className={styles.contact}>
          <legend>{contact.who || translate({ message: 'Someone else' })}</legend>
          {fields.map((field) => (
            <TextField
              key={field}
              label={titles[field]}
              value={contact[field]}
              inputMode={field === 'number' ? 'tel' : 'text'}
              onText={(text) => change(contacts.with(index, { ...contact, [field]: text }))}
            />
          ))}
        </fieldset>
      ))}
      <div className={parts.buttons}>
        <Button onClick={() => change([...contacts, blankContact])}>
          {translate({ message: 'Add someone' })}
        </Button>
        <Button
          disabled={isEmpty}
          onClick={() => saveFile('contacts.json', 'application/json', writeContacts(contacts))}
        >
          {translate({ message: 'Export a file' })}
        </Button>
        <FileButton accept=".json,application/json" onFile={(file) => void importFile(file)}>
          {translate({ message: 'Import a file' })}
        </FileButton>
        {replaced && (
          <Button onClick={() => change(replaced, 'The card is as it was.')}>
            {translate({ message: 'Undo the import' })}
          </Button>
        )}
        <Button
          isMain
          disabled={isEmpty}
          onClick={() => printPaper('Whom to call', (paper) => [contactTable(contacts, paper)])}
        >
          {translate({ message: 'Print the card' })}
        </Button>
      </div>
      <p role="status">{message}</p>
    </div>
  );
}

/** Renders the contacts as a table in the given document, on the page or for print, with `tel:` links. */
export function contactTable(contacts: Contact[], within: Document): HTMLTableElement {
  const make = (name: string, ...inside: (Node | string)[]) => {
    const element = within.createElement(name);
    element.append(...inside);
    return element;
  };
  const call = (number: string) => {
    const link = within.createElement('a');
    // Not the digits of an extension.
    link.href = `tel:${number.split(/\p{L}/u, 1)[0]!.replaceAll(/[^\d+]/g, '')}`;
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
