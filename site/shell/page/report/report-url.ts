import { brand } from '../../../../brand/brand.ts';

/** What is known about the page somebody reports. */
interface Reported {
  title: string;
  url: string;
  /** Day of the page's last change, `2026-11-21`. */
  date?: string | undefined;
  /** Words the reader has selected on it. */
  selection?: string | undefined;
  /** The message of the error that stopped a part of it. */
  failure?: string | undefined;
}

/** Addresses longer than this are refused by some servers on the way. */
const LONGEST_SELECTION = 600;

/**
 * The form for a new issue in the public repository, filled in by the ids of its fields
 * (.github/ISSUE_TEMPLATE/page-problem.yml). A plain link: nothing is sent before the reader sends it there.
 */
export function reportUrl({ title, url, date, selection, failure }: Reported): string {
  const words = selection?.trim().slice(0, LONGEST_SELECTION);
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
