/** Characters that join letters without being seen: zero-width spaces and joiners, word joiner, BOM, soft hyphen. */
const JOINERS = /[\u200B-\u200D\u2060\uFEFF\u00AD]/g;

/** Removes joiners, which highlighting and matching ignore (specification, section 2, Search). */
export function dropJoiners(text: string): string {
  return text.replace(JOINERS, '');
}
