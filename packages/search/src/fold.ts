/** Invisible characters that join letters: zero-width spaces and joiners, word joiner, BOM, soft hyphen. */
const JOINERS = /[\u200B-\u200D\u2060\uFEFF\u00AD]/g;
const MARKS = /[\p{M}'’]/gu;
/** Letters that are often typed as two because the keyboard lacks them. */
const LIGATURES = /[ßœæ]/g;
const EXPANSIONS = new Map([
  ['ß', 'ss'],
  ['œ', 'oe'],
  ['æ', 'ae'],
]);
const PLAIN = /^[a-z0-9]*$/;

/** Removes joiners, which highlighting and matching ignore (specification, section 2, Search). */
export function dropJoiners(text: string): string {
  return text.replace(JOINERS, '');
}

/**
 * The form in which words are compared: lower case, without joiners, diacritics and apostrophes. Full-width letters,
 * as input methods produce them, become the ASCII ones.
 */
export function fold(word: string): string {
  const lower = word.toLowerCase();
  if (PLAIN.test(lower)) return lower;
  const plain = dropJoiners(word).normalize('NFKD').replace(MARKS, '').toLowerCase();
  return plain.replace(LIGATURES, (letter) => EXPANSIONS.get(letter)!);
}
