const secondsPer: Record<string, number> = {
  seconds: 1,
  minutes: 60,
  hours: 3_600,
  days: 86_400,
};

/** A duration in seconds, or nothing where the unit is none of time. */
export function inSeconds(value: number, unit: string): number | undefined {
  const each = Object.hasOwn(secondsPer, unit) ? secondsPer[unit] : undefined;
  return each === undefined ? undefined : value * each;
}
