import { parseNumber, plainText } from '../json/digits.ts';
import type { Json, JsonObject } from '../json/json.ts';

/** A decimal number without a fraction: so many units of a power of ten. */
interface Decimal {
  units: bigint;
  /** How many digits stand behind the point. */
  scale: number;
}

/** More digits than anybody writes, where an exponent would ask for them. */
const MOST = 60;

function decimalOf(value: Json | undefined): Decimal | undefined {
  if (value === undefined || typeof value === 'boolean') return undefined;
  const found = /^(-?\d+)(?:\.(\d+))?(?:e([+-]?\d+))?$/i.exec(plainText(value));
  if (!found) return undefined;
  const [, whole = '', fraction = '', exponent = '0'] = found;
  const scale = fraction.length - Number(exponent);
  if (Math.abs(scale) > MOST) return undefined;
  const units = BigInt(whole + fraction);
  return scale < 0 ? { units: units * power(-scale), scale: 0 } : { units, scale };
}

const power = (scale: number): bigint => 10n ** BigInt(scale);

/** A number within the limits of a schema, 1 where that fits; another one for each `turn`. */
export function madeNumber(schema: JsonObject, isInteger: boolean, turn: number): Json | undefined {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf } = schema;
  const low = decimalOf(minimum);
  const high = decimalOf(maximum);
  // OpenAPI 3.0 says by a boolean that the limit beside it is left out.
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
  wished: bigint,
  step: bigint,
  turn: bigint,
): bigint | undefined {
  const isAbove = from !== undefined && wished < from;
  const isBelow = to !== undefined && wished > to;
  // Downwards from the upper limit, upwards from anywhere else.
  const first = isBelow && !isAbove ? floor(to, step) : ceiling(isAbove ? from : wished, step);
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

/** As JSON writes it, without zeros at the end. */
function written(units: bigint, scale: number): string {
  const sign = units < 0n ? '-' : '';
  const digits = String(units < 0n ? -units : units).padStart(scale + 1, '0');
  const whole = digits.slice(0, -scale);
  const fraction = digits.slice(-scale).replace(/0+$/, '');
  return sign + whole + (fraction && `.${fraction}`);
}
