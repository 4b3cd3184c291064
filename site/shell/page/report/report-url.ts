import { brand } from '../../../../brand/brand.ts';

/** The facts of a problem report about a page. */
interface Reported {
  title: string;
  url: string;
  /** Day of the page's last change, `2026-11-21`. */
  date?: string | undefined;
  /** The text selected on it. */
  selection?: string | undefined;
  /** The message of the error that a component failed with. */
  failure?: string | undefined;
}

/** In characters, because some servers reject longer URLs. */
const MAX_SELECTION = 600;

/**
 * The URL of a prefilled issue form in the public repository; parameters are the ids of its fields
 * (.github/ISSUE_TEMPLATE/page-problem.yml). Nothing is sent until the reader submits the form.
 */
export function reportUrl({ title, url, date, selection, failure }: Reported): string {
  const words = selection?.trim().slice(0, MAX_SELECTION);
  const query = new URLSearchParams({
    template: 'page-problem.yml',
    title: `Docs: ${title}`,
    page: url,
    ...(date && { date }),
    ...(words && { words }),
    ...(failure && { error: failure }),
  });
  return `${brand.repository}/issues/new?${query}`;
}
