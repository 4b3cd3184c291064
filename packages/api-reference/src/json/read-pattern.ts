/**
 * A `pattern` of a schema (JSON Schema 2020-12, section 6.3.3): with the flag u, or as older programs read it where it is
 * no expression then, such as `{[0-9]}`. Undefined where it is none either way, such as `(?i)a` of other languages.
 */
export function readPattern(pattern: string): RegExp | undefined {
  for (const flags of ['u', '']) {
    try {
      return new RegExp(pattern, flags);
    } catch {
      continue;
    }
  }
  return undefined;
}
