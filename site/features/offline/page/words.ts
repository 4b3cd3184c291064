const days = new Intl.DateTimeFormat('en', { dateStyle: 'long' });
const writtenDays = new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' });

/** A day in words, such as "November 21, 2026". */
export const dateOf = (when: number): string => days.format(when);

/** The same of a day that is written YYYY-MM-DD: that day wherever the reader is. */
export const dayOf = (day: string): string => writtenDays.format(new Date(day));

/** A size as readers know it from their devices: "2.4 MB", "380 KB". */
export const sizeOf = (bytes: number): string =>
  bytes >= 999_500
    ? `${(bytes / 1e6).toFixed(1)} MB`
    : `${Math.max(1, Math.round(bytes / 1000))} KB`;
