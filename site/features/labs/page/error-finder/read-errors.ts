import { errorIn, isOfErrors, type KnownError } from './find-error.ts';

/**
 * Reads the errors from the tables of messages on the page, which are also their text twin. Each stands in the fold of
 * its product, and the first cell of a row leads to what it is about.
 */
export function readErrors(page: ParentNode): KnownError[] {
  return [...page.querySelectorAll('table')].flatMap((table) => {
    const heads = [...table.querySelectorAll('th')].map(textOf);
    const product = textOf(table.closest('details')?.querySelector('summary') ?? undefined);
    if (!isOfErrors(heads) || !product) return [];
    return [...table.querySelectorAll('tbody tr')].map((row) => {
      const [message] = row.children;
      return errorIn({
        product: product.replace(/:.*/, ''),
        heads,
        cells: [...row.children].map(textOf),
        codes: [...(message?.querySelectorAll('code') ?? [])].map(textOf),
        href: message?.querySelector('a')?.getAttribute('href') ?? '',
      });
    });
  });
}

const textOf = (element: Element | undefined): string => element?.textContent?.trim() ?? '';
