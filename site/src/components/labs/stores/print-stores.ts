import { areaOf } from '../../../../products.ts';
import { answerTo, columnOf, type Store } from './stores.ts';
import type { Sheet } from '../../../../store-questions.ts';

const STYLE = `body{font:11pt/1.4 system-ui,sans-serif;margin:0}section{break-after:page}h1{font-size:18pt}
h2{font-size:13pt;break-after:avoid}table{width:100%;border-collapse:collapse}th,td{border:1px solid #999;
padding:2.5mm;text-align:left;vertical-align:top;height:9mm;width:50%;white-space:pre-wrap}th{font-weight:400}
tr{break-inside:avoid}`;

/** Prints a page or more for each store: its answers, and room for a hand where there is none yet. */
export function printStores(stores: Store[], asked: Sheet[]): void {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  document.body.append(frame);
  const paper = frame.contentDocument!;
  paper.title = 'Answers by store';
  const make = (name: string, text = '', ...inside: Node[]) => {
    const element = paper.createElement(name);
    element.append(text, ...inside);
    return element;
  };
  paper.head.append(make('style', STYLE));
  paper.body.append(
    ...stores.map((store) =>
      make(
        'section',
        '',
        make('h1', store.name),
        ...asked.flatMap(({ product, questions }) => [
          make('h2', areaOf(product)!.name),
          make(
            'table',
            '',
            ...questions.map((question) =>
              make(
                'tr',
                '',
                make('th', question),
                make('td', answerTo(store, columnOf(product, question))),
              ),
            ),
          ),
        ]),
      ),
    ),
  );
  const window = frame.contentWindow!;
  window.addEventListener('afterprint', () => frame.remove());
  window.print();
}
