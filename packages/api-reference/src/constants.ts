/** How far below the top of the window a target comes to rest: the height of the navbar. */
export const SCROLL_OFFSET = 60;

/**
 * Documents with more operations than this are split into an overview and one page per tag. Responses then
 * link to their schemas instead of repeating the fields, samples in other languages are generated on demand,
 * code is not highlighted, and off-screen operations skip layout. No single page exceeds this number either.
 */
export const MANY_OPERATIONS = 60;

/** The localStorage key of the reader's sample language. */
export const LANGUAGE_KEY = 'docs.sample-language';

/** Name of the download with the requests of one page, from which its samples are generated on demand. */
export const samplesFile = (slug: string): string => `parts/${slug}.samples.json`;
