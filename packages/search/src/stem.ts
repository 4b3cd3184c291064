/**
 * The stem two forms of one English word share: `verify`, `verifies`, `verifying` and `verification`.
 * Deliberately light: it takes off inflections, never what tells `customer` from `custom`.
 */
export function stem(word: string): string {
  return word.length < 4 || /\d/.test(word) ? word : closing(derived(inflected(plural(word))));
}

/** The letters that every form of this stem begins with, to find them in a sorted dictionary. */
export function stemPrefix(stemmed: string): string {
  return stemmed.endsWith('i') ? stemmed.slice(0, -1) : stemmed;
}

function plural(word: string): string {
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:[sxz]|[cs]h)es$/.test(word)) return word.slice(0, -2);
  return /[^sui]s$/.test(word) ? word.slice(0, -1) : word;
}

function inflected(word: string): string {
  if (word.endsWith('ied') && word.length > 4) return `${word.slice(0, -3)}y`;
  const bare = word.replace(/(?:ing|ed)$/, '');
  return bare.length > 2 && /[aeiouy]/.test(bare) ? bare : word;
}

function derived(word: string): string {
  if (word.endsWith('ification')) return `${word.slice(0, -7)}y`;
  const bare = word.replace(/(?:ation|ment|ly)$/, '');
  return bare.length > 3 ? bare : word;
}

/** Without the last `e`, with `i` for the last `y`, and with one letter for the last two of `stopp`. */
function closing(word: string): string {
  if (word.length < 4) return word;
  if (word.endsWith('e')) return word.slice(0, -1);
  if (word.endsWith('y')) return `${word.slice(0, -1)}i`;
  return /([^aeiousz])\1$/.test(word) ? word.slice(0, -1) : word;
}
