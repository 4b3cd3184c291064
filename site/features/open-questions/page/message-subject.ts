import { details, owners, type Detail, type Owner, registers } from '../shared/question.ts';

/** The subject of a message. Without a product, the form lets the reader choose one and type the question. */
export interface MessageSubject {
  product: string;
  question: string;
  owner: Owner;
  fields: Detail[];
  until?: string;
  near?: string;
}

/** The subject of a new question. */
export const blankSubject: MessageSubject = {
  product: '',
  question: '',
  owner: 'account contact',
  fields: ['place', 'time', 'exact-message'],
};

/** The subject of a row of the register, from its table cells and the data of its link (build/remark.ts). */
export function subjectOf(link: HTMLAnchorElement): MessageSubject {
  const { product = '', owner, fields = '', near = '' } = link.dataset;
  const [question, , until] = link.closest('tr')!.cells;
  const knownOwner = owners.find((one) => one === owner) ?? 'account contact';
  const assumption = [...until!.childNodes]
    .filter(({ nodeName }) => nodeName !== 'EM')
    .map(({ textContent }) => textContent)
    .join('')
    .trim();
  return {
    product: registers[product] ?? '',
    question: question!.textContent ?? '',
    owner: knownOwner,
    fields: fields.split(' ').filter((one): one is Detail => Object.hasOwn(details, one)),
    ...(assumption && { until: assumption }),
    // Resolved against the link, whose base URL is that of the site.
    ...(near && { near: new URL(near, link.href).href }),
  };
}
