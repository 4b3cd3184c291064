/** Records deleted at a time: so few that no caller notices. The next purge takes the next ones. */
export const purgedAtOnce = 200;

/** The time before which records are to be deleted, or nothing where they are kept for ever (0 days). */
export function oldestRetained(now: Date, days: number): string | undefined {
  return days === 0 ? undefined : new Date(now.getTime() - days * 86_400_000).toISOString();
}
