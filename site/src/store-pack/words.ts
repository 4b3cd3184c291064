const days = new Intl.DateTimeFormat('en', { dateStyle: 'long' });

/** A day in words, such as "November 21, 2026". */
export const dateOf = (when: string | number): string => days.format(new Date(when));

/** A size as readers know it from their devices: "2.4 MB", "380 KB". */
export const sizeOf = (bytes: number): string =>
  bytes >= 999_500
    ? `${(bytes / 1e6).toFixed(1)} MB`
    : `${Math.max(1, Math.round(bytes / 1000))} KB`;
