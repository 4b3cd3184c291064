import { brand } from '../../../../brand/brand.ts';

/** What is known about the page somebody reports. */
export interface Reported {
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
 * The form for a new issue in the public repository, filled in. A plain link: nothing is sent before
 * the reader sends it there.
 */
export function reportUrl({ title, url, date, selection, failure }: Reported): string {
  const quote = selection?.trim().slice(0, LONGEST_SELECTION).replaceAll('\n', '\n> ');
  const body = [
    `Page: ${url}`,
    date && `Docs of: ${date}`,
    quote && `\n> ${quote}`,
    failure && `Error: ${failure}`,
    failure ? '\nWhat did you do before?\n' : '\nWhat is wrong, and what should it say?\n',
  ].filter(Boolean);
  const query = new URLSearchParams({ title: `Docs: ${title}`, body: body.join('\n') });
  return `${brand.repository}/issues/new?${query}`;
}
