/** Something staff see that should not be so, and the heading that says what to do about it. */
export interface Symptom {
  /** In staff's own words: the words to press. */
  sees: string;
  /** What it looks like in the store, in a few words. */
  like: string;
  /** Where the answer is. */
  at: string;
  /** How else people say it: the search knows the heading by these words too. */
  said: string[];
}

/** The addresses of the sections of a page, by their anchors: `sectionsOf('lockers/intro')('load-an-order')`. */
export const sectionsOf =
  (page: string) =>
  (anchor: string): string =>
    `/docs/${page}#${anchor}`;
