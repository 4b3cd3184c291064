/**
 * Six decimal digits from a cryptographic source, each code equally likely. Needs
 * `crypto.getRandomValues`, which Node, pages and workers all have.
 */
export function randomOpenCode(): string {
  const codes = 1_000_000;
  const fair = Math.floor(2 ** 32 / codes) * codes;
  const drawn = new Uint32Array(1);
  for (;;) {
    const [number = fair] = crypto.getRandomValues(drawn);
    // Drawing again above the last whole million keeps low codes from being likelier.
    if (number < fair) return String(number % codes).padStart(6, '0');
  }
}
