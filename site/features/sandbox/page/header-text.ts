/**
 * What keeps a text from traveling as the value of a header, with the cure; empty where nothing does.
 * Headers carry bytes, one for each of the first 256 characters (Fetch standard, "byte sequence").
 */
export function headerFault(text: string): string {
  const characters = [...text];
  const at = characters.findIndex((one) => /[\0\r\n]|[^\0-\xff]/u.test(one));
  const found = characters[at];
  if (found === undefined) return '';
  return `Character ${at + 1}, ${named(found)}, cannot travel in a header, which takes the letters, digits and signs of Latin-1 only. Remove it, or copy the value anew.`;
}

/** “€” (U+20AC); of what cannot be seen only the number. */
function named(character: string): string {
  const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return /[\p{C}\p{Z}\p{M}]/u.test(character)
    ? `which cannot be seen (U+${code})`
    : `“${character}” (U+${code})`;
}
