/** How far below the top of the window a target comes to rest: the height of the navbar (section 9). */
export const SCROLL_OFFSET = 60;

/**
 * Above this many operations the answers link to their schemas in place of repeating the fields, code
 * has no colors, and what is out of sight is not laid out.
 */
export const MANY_OPERATIONS = 60;

/** Where a reader's choice of sample language is kept in localStorage. */
export const LANGUAGE_KEY = 'docs.sample-language';
