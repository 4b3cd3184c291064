/** What stands around a name in a sentence, and is no part of it. */
const AROUND = /^["'`([{<,;]+|["'`)\]}>,;:!?]+$/g;
/** Signs that names have within them and words of a sentence have not, or a hump. */
const SIGN = /^--?\w|[_/@#$=]|\w[.:]\w|\p{Ll}\p{Lu}/u;
/** In a question that is one piece, a hyphen too. */
const SIGN_ALONE = /[^\p{L}\p{N}'’]/u;
/** The scheme and the host of an address, which are the asker's own, and what stands behind its path. */
const HOST = /^\w+:\/\/[^/?#]*(?=\/)/;
const BEHIND_PATH = /(?<=^\/.*)[?#].*/;
const SHORTEST = 3;
const LONGEST = 120;
const MOST = 6;

/**
 * The names in a question, which a text must hold letter by letter: `--host`, `and/or`,
 * `cabinets.0.key`, `on_the_w`; of an address its path. At most six.
 */
export function namesIn(question: string): string[] {
  const pieces = question.trim().toLowerCase() === '' ? [] : question.trim().split(/\s+/);
  const sign = pieces.length === 1 ? SIGN_ALONE : SIGN;
  const names = pieces
    .map((piece) => piece.replace(AROUND, '').replace(HOST, '').replace(BEHIND_PATH, ''))
    .filter((piece) => piece.length >= SHORTEST && piece.length <= LONGEST && sign.test(piece));
  return [...new Set(names)].slice(0, MOST);
}

/** The same path without the id that ends it: `/orders/cabinets/` for `/orders/cabinets/77`. Else, or when little is left, empty. */
export function shorterPath(name: string): string {
  const cut = /^(\/.+\/)[^/]*[\d{<:][^/]*\/?$/.exec(name)?.[1] ?? '';
  return cut.split('/').length > 3 ? cut : '';
}
