/** Steps back smaller than this are how clocks are kept right, in milliseconds. */
const noticeable = 10;

/**
 * Makes a function that answers by how many milliseconds the clock was set back since it was last
 * called, measured by the time that only goes forward; nothing the first time, or where it was not.
 */
export function watchClock(
  now: () => Date,
  steady: () => number = () => performance.now(),
): () => number | undefined {
  let last: { at: number; steady: number } | undefined;
  return () => {
    const seen = { at: now().getTime(), steady: steady() };
    const by = last ? last.at + (seen.steady - last.steady) - seen.at : 0;
    last = seen;
    return by > noticeable ? by : undefined;
  };
}
