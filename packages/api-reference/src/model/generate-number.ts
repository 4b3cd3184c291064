import { parseNumber, plainText } from '../json/digits.ts';
import type { Json, JsonObject } from '../json/json.ts';

/** An exact decimal: `units` divided by 10 to the power of `scale`. */
interface Decimal {
  units: bigint;
  /** Number of digits after the decimal point. */
  scale: number;
}

/** Numbers with larger exponents are not generated. */
const MAX_SCALE = 60;

function decimalOf(value: Json | undefined): Decimal | undefined {
  if (value === undefined || typeof value === 'boolean') return undefined;
  const found = /^(-?\d+)(?:\.(\d+))?(?:e([+-]?\d+))?$/i.exec(plainText(value));
  if (!found) return undefined;
  const [, whole = '', fraction = '', exponent = '0'] = found;
  const scale = fraction.length - Number(exponent);
  if (Math.abs(scale) > MAX_SCALE) return undefined;
  const units = BigInt(whole + fraction);
  return scale < 0 ? { units: units * power(-scale), scale: 0 } : { units, scale };
}

const power = (scale: number): bigint => 10n ** BigInt(scale);

/** Generates a number within the limits of a schema, 1 if allowed. `turn` varies it. */
export function generateNumber(
  schema: JsonObject,
  isInteger: boolean,
  turn: number,
): Json | undefined {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = schema;
  const low = decimalOf(minimum);
  const high = decimalOf(maximum);
  // In OpenAPI 3.0, a boolean makes the limit beside it exclusive.
  const above = exclusiveMinimum === true ? low : decimalOf(exclusiveMinimum);
  const below = exclusiveMaximum === true ? high : decimalOf(exclusiveMaximum);
  const multiple = decimalOf(multipleOf);
  const all = [low, high, above, below, multiple].filter((one) => one !== undefined);
  const scale = Math.max(0, ...all.map((one) => one.scale)) + 1;
  const scaled = (one: Decimal | undefined) => one && one.units * power(scale - one.scale);
  const from = largest(scaled(low), next(scaled(above), 1n));
  const to = smallest(scaled(high), next(scaled(below), -1n));
  const one = power(scale);
  const step = scaled(multiple);
  const steps = step
    ? [isInteger ? commonMultiple(step, one) : step]
    : isInteger
      ? [one]
      : Array.from({ length: scale + 1 }, (_, digits) => power(scale - digits));
  const found = steps.map((by) => within(from, to, one, by, BigInt(turn)));
  const units = found.find((value) => value !== undefined);
  return units === undefined ? undefined : (parseNumber(written(units, scale)) as Json);
}

function within(
  from: bigint | undefined,
  to: bigint | undefined,
  preferred: bigint,
  step: bigint,
  turn: bigint,
): bigint | undefined {
  const isTooSmall = from !== undefined && preferred < from;
  const isTooLarge = to !== undefined && preferred > to;
  // Round down from the upper limit, up otherwise.
  const first =
    isTooLarge && !isTooSmall ? floor(to, step) : ceiling(isTooSmall ? from : preferred, step);
  const fits = (value: bigint) =>
    (from === undefined || value >= from) && (to === undefined || value <= to);
  const last = to === undefined ? first : floor(to, step);
  return [first + turn * step, first - turn * step, first, last].find(fits);
}

const next = (value: bigint | undefined, by: bigint) => (value === undefined ? value : value + by);

const largest = (one?: bigint, other?: bigint) =>
  one === undefined || (other !== undefined && other > one) ? other : one;

const smallest = (one?: bigint, other?: bigint) =>
  one === undefined || (other !== undefined && other < one) ? other : one;

const floor = (value: bigint, step: bigint): bigint => {
  const rest = value % step;
  return value - (rest < 0n ? rest + step : rest);
};

const ceiling = (value: bigint, step: bigint): bigint => -floor(-value, step);

function commonMultiple(one: bigint, other: bigint): bigint {
  const divisor = (a: bigint, b: bigint): bigint => (b === 0n ? a : divisor(b, a % b));
  return (one / divisor(one, other)) * other;
}

/** JSON number text without trailing zeros. */
function written(units: bigint, scale: number): string {
  const sign = units < 0n ? '-' : '';
  const digits = String(units < 0n ? -units : units).padStart(scale + 1, '0');
  const whole = digits.slice(0, -scale);
  const fraction = digits.slice(-scale).replace(/0+$/, '');
  return sign + whole + (fraction && `.${fraction}`);
}
