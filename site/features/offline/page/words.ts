const days = new Intl.DateTimeFormat('en', { dateStyle: 'long' });
const writtenDays = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

/** A date such as "November 21, 2026". */
export const dateOf = (when: number): string => days.format(when);

/** Formats YYYY-MM-DD, independent of the time zone of the reader. */
export const dayOf = (day: string): string => writtenDays.format(new Date(day));

/** A size such as "2.4 MB" or "380 KB". */
export const sizeOf = (bytes: number): string =>
  bytes >= 999_500
    ? `${(bytes / 1e6).toFixed(1)} MB`
    : `${Math.max(1, Math.round(bytes / 1000))} KB`;
