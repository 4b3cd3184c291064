import { details, owners, type Detail, type Owner, registers } from '../shared/question.ts';

/** What a message is about. Without a product, both are chosen in the form. */
export interface Asked {
  product: string;
  question: string;
  owner: Owner;
  fields: Detail[];
  until?: string;
  near?: string;
}

/** A question of one's own. */
export const anything: Asked = {
  product: '',
  question: '',
  owner: 'account contact',
  fields: ['place', 'time', 'exact-message'],
};

/** What a row of the register asks, as its table shows it and its link carries it (build/remark.ts). */
export function askedBy(link: HTMLAnchorElement): Asked {
  const { product = '', owner, fields = '', near = '' } = link.dataset;
  const [question, , until] = link.closest('tr')!.cells;
  const named = owners.find((one) => one === owner) ?? 'account contact';
  const meanwhile = [...until!.childNodes]
    .filter(({ nodeName }) => nodeName !== 'EM')
    .map(({ textContent }) => textContent)
    .join('')
    .trim();
  return {
    product: registers[product] ?? '',
    question: question!.textContent ?? '',
    owner: named,
    fields: fields.split(' ').filter((one): one is Detail => Object.hasOwn(details, one)),
    ...(meanwhile && { until: meanwhile }),
    // The link leads to a page beside it, whatever the base URL of the site is.
    ...(near && { near: new URL(near, link.href).href }),
  };
}
