import { brand } from '../../../../brand/brand.ts';

/** The facts of a problem report about a page. */
interface Reported {
  title: string;
  url: string;
  /** Day of the page's last change, `2026-11-21`. */
  date?: string | undefined;
  /** The message of the error that a component failed with. */
  failure?: string | undefined;
}

/**
 * The URL of a prefilled issue form in the public repository; parameters are the ids of its fields
 * (.github/ISSUE_TEMPLATE/page-problem.yml). Nothing is sent until the reader submits the form.
 */
export function reportUrl({ title, url, date, failure }: Reported): string {
  const query = new URLSearchParams({
    template: 'page-problem.yml',
    title: `Docs: ${title}`,
    page: url,
    ...(date && { date }),
    ...(failure && { error: failure }),
  });
  return `${brand.repository}/issues/new?${query}`;
}

/** In characters, because some servers reject longer URLs. */
const MAX_SELECTION = 600;

/** Adds the text that is selected on the page to a link with such a URL. */
export function addSelection(link: { search: string }, selection: string): void {
  const query = new URLSearchParams(link.search);
  query.set('words', selection.trim().slice(0, MAX_SELECTION));
  link.search = String(query);
}
