/** How far below the top of the window a target comes to rest: the height of the navbar. */
export const SCROLL_OFFSET = 60;

/**
 * Above this many operations a document has an overview and a page for each tag, answers link to their
 * schemas in place of repeating the fields, samples in other languages are made when asked for, code has
 * no colors, and what is out of sight is not laid out. No page of such a document shows more than these.
 */
export const MANY_OPERATIONS = 60;

/** Where a reader's choice of sample language is kept in localStorage. */
export const LANGUAGE_KEY = 'docs.sample-language';

/** The requests of a page whose samples are made when asked for, among the files of its reference. */
export const samplesFile = (slug: string): string => `parts/${slug}.samples.json`;
