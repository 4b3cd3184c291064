import type { WrittenLimit } from '../document.ts';

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

/** `1,600 characters`, `1 second`, `64 KiB`; a port is a name, so it has neither comma nor unit. */
export const plainWords = ({ value, unit }: WrittenLimit): string =>
  unit === 'port' ? String(value) : `${withCommas(value)} ${inNumber(unit, value)}`;

/** The same as people say it: `a minute`, `ten minutes`, `six digits`; `64 KiB` stays. */
export function aboutWords({ value, unit }: WrittenLimit): string {
  if (unit === 'port' || unit === 'KiB') return plainWords({ value, unit } as WrittenLimit);
  const seconds = inSeconds(value, unit);
  if (!seconds) return `${inWords(value)} ${inNumber(unit, value)}`;
  const [each, name] = steps.find(([each]) => seconds % each === 0)!;
  const count = seconds / each;
  if (count === 1) return `${name === 'hours' ? 'an' : 'a'} ${inNumber(name, 1)}`;
  return `${inWords(count)} ${name}`;
}

export const withCommas = (value: number): string => value.toLocaleString('en-US');

/** The larger ones that a duration is told in, where it is a whole number of them. */
const steps: [seconds: number, name: string][] = [
  [365 * 86_400, 'years'],
  [86_400, 'days'],
  [3_600, 'hours'],
  [60, 'minutes'],
  [1, 'seconds'],
];

const small = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

const inWords = (value: number): string => small[value] ?? withCommas(value);

/** `seconds` of one is `second`, `wrong codes` of one `wrong code`. */
const inNumber = (unit: string, value: number): string =>
  value === 1 ? unit.replace(/s$/, '') : unit;
