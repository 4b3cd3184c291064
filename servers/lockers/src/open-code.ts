import { codesInAll } from './open-code-limit.ts';

/**
 * Six decimal digits from a cryptographic source, each code equally likely. Needs
 * `crypto.getRandomValues`, which Node, pages and workers all have.
 */
export function randomOpenCode(): string {
  const fair = Math.floor(2 ** 32 / codesInAll) * codesInAll;
  const drawn = new Uint32Array(1);
  for (;;) {
    const [number = fair] = crypto.getRandomValues(drawn);
    // Drawing again above the last whole million keeps low codes from being likelier.
    if (number < fair) return String(number % codesInAll).padStart(6, '0');
  }
}
