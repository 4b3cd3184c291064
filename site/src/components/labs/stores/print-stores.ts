import { areaOf } from '../../../../products.ts';
import type { Sheet } from '../../../../store-questions.ts';
import { contactTable } from '../contacts/contact-table.ts';
import { filled, recallContacts } from '../contacts/contacts.ts';
import { printPaper } from '../print-paper.ts';
import { answerTo, columnOf, type Store } from './stores.ts';

/** Prints a page or more for each store: its answers, room for a hand where there is none yet, and whom to call. */
export function printStores(stores: Store[], asked: Sheet[]): void {
  const contacts = filled(recallContacts());
  printPaper('Answers by store', (paper) => {
    const make = (name: string, text = '', ...inside: Node[]) => {
      const element = paper.createElement(name);
      element.append(text, ...inside);
      return element;
    };
    const answers = (store: Store, { product, questions }: Sheet) => {
      const rows = questions.map((question) => {
        const answer = answerTo(store, columnOf(product, question));
        return make('tr', '', make('th', question), make('td', answer));
      });
      return [make('h2', areaOf(product)!.name), make('table', '', make('tbody', '', ...rows))];
    };
    return stores.map((store) =>
      make(
        'section',
        '',
        make('h1', store.name),
        ...asked.flatMap((sheet) => answers(store, sheet)),
        ...(contacts.length > 0 ? [make('h2', 'Whom to call'), contactTable(contacts, paper)] : []),
      ),
    );
  });
}
