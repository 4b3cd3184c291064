/**
 * Six digits alone would not keep anyone out, so wrong open codes are counted per caller:
 * ten within a minute earn a minute's wait. Reference server behaviour.
 */

/** Wrong codes that earn a wait. */
export const wrongCodesAllowed = 10;

/** The span in which they are counted, in milliseconds. */
const windowMs = 60_000;

/** How long the caller then waits, in milliseconds, from the last wrong code. */
export const waitMs = 60_000;

/** Whole seconds the caller still has to wait, 0 when free. `wrongAt` holds ISO times, oldest first. */
export function secondsToWait(wrongAt: readonly string[], now: string): number {
  const recent = wrongAt.slice(-wrongCodesAllowed);
  const first = recent[0];
  const last = recent.at(-1);
  if (recent.length < wrongCodesAllowed || first === undefined || last === undefined) return 0;
  if (Date.parse(last) - Date.parse(first) >= windowMs) return 0;
  return Math.max(0, Math.ceil((Date.parse(last) + waitMs - Date.parse(now)) / 1_000));
}

/** The times to keep after one more wrong code: never more than the limit needs. */
export function afterWrongCode(wrongAt: readonly string[], now: string): string[] {
  return [...wrongAt, now].slice(-wrongCodesAllowed);
}
