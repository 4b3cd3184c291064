import { asNumber, isNumber, plainText } from '../json/digits.ts';
import { listOf, textOf, type JsonObject } from '../json/json.ts';

const counted = (low: unknown, high: unknown, unit: string): string[] => {
  const one = (count: unknown) => `${grouped(count)} ${asNumber(count) === 1 ? unit : `${unit}s`}`;
  const isLow = (asNumber(low) ?? 0) > 0;
  if (isLow && asNumber(low) === asNumber(high)) return [`exactly ${one(low)}`];
  if (isLow && isNumber(high)) return [`${grouped(low)} to ${grouped(high)} ${unit}s`];
  if (isLow) return [`at least ${one(low)}`];
  return isNumber(high) ? [`at most ${one(high)}`] : [];
};

/** A number with thousands separators from five integer digits on. */
const grouped = (value: unknown): string =>
  plainText(value).replace(
    /^(-?)(\d{5,})(?![\deE])/,
    (_, sign: string, digits: string) => sign + digits.replaceAll(/\B(?=(\d{3})+$)/g, ','),
  );

function range(schema: JsonObject): string[] {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = schema;
  const above = exclusiveMinimum === true ? minimum : exclusiveMinimum;
  const below = exclusiveMaximum === true ? maximum : exclusiveMaximum;
  const low = exclusiveMinimum === true ? undefined : minimum;
  const high = exclusiveMaximum === true ? undefined : maximum;
  const words: string[] = [];
  if (isNumber(low) && isNumber(high)) words.push(`${grouped(low)} to ${grouped(high)}`);
  else if (isNumber(low)) words.push(`at least ${grouped(low)}`);
  else if (isNumber(high)) words.push(`at most ${grouped(high)}`);
  if (isNumber(above)) words.push(`more than ${grouped(above)}`);
  if (isNumber(below)) words.push(`less than ${grouped(below)}`);
  return words;
}

/** The limits of a schema in words, such as "1 to 255 characters". */
export function limitsOf(schema: JsonObject): string[] {
  return [
    ...range(schema),
    ...counted(schema['minLength'], schema['maxLength'], 'character'),
    ...counted(schema['minItems'], schema['maxItems'], 'entry').map(plural),
    ...counted(schema['minProperties'], schema['maxProperties'], 'field'),
    ...counted(schema['minContains'], schema['maxContains'], 'such entry').map(plural),
    ...(asNumber(schema['minContains']) === 0 ? ['none is needed'] : []),
    ...(schema['uniqueItems'] === true ? ['no entry twice'] : []),
    ...(isNumber(schema['multipleOf']) ? [`a multiple of ${grouped(schema['multipleOf'])}`] : []),
    ...(textOf(schema['pattern']) ? [`matches ${textOf(schema['pattern'])}`] : []),
  ];
}

const plural = (words: string) => words.replace('entrys', 'entries');

const UNITS = /\b(milliseconds|seconds|minutes|hours|days|volts|bytes|percent)\b/i;

/** The unit of a number, if the first sentence of its description names one. */
export function unitOf(schema: JsonObject): string {
  const types = [schema['type'], ...listOf(schema['type'])];
  if (!types.includes('integer') && !types.includes('number')) return '';
  const [sentence = ''] = textOf(schema['description']).split(/\.\s/);
  return UNITS.exec(sentence)?.[1]?.toLowerCase() ?? '';
}
