import type { KnownError } from './find-error.ts';

/**
 * Reads the errors from the page's own table, which is also their text twin: a table whose columns
 * are message, status and where, likely cause, who, and the page that treats it.
 */
export function readErrors(page: ParentNode): KnownError[] {
  return [...page.querySelectorAll('table')]
    .filter((table) => /^Message/.test(table.querySelector('th')?.textContent ?? ''))
    .flatMap((table) => [...table.querySelectorAll('tbody tr')])
    .flatMap((row) => {
      const [message, where, cause, who, link] = row.children;
      const href = link?.querySelector('a')?.getAttribute('href');
      if (!message || !href) return [];
      const text = textOf(message);
      const codes = [...message.querySelectorAll('code')].map(textOf);
      return [
        {
          sentences: codes.length > 0 ? codes : [text.replace(/\s*\(.*\)$/, '')],
          where: textOf(where),
          cause: textOf(cause),
          who: textOf(who),
          href,
          isPattern: /\(pattern\)|validation messages/.test(text),
        },
      ];
    });
}

const textOf = (element: Element | undefined): string => element?.textContent?.trim() ?? '';
