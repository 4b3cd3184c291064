import { listOf, textOf, type JsonObject } from '../document/json.ts';

const counted = (low: unknown, high: unknown, unit: string): string[] => {
  const one = (count: unknown) => `${String(count)} ${count === 1 ? unit : `${unit}s`}`;
  const least = typeof low === 'number' && low > 0 ? low : undefined;
  if (least !== undefined && least === high) return [`exactly ${one(least)}`];
  if (least !== undefined && typeof high === 'number')
    return [`${grouped(least)} to ${grouped(high)} ${unit}s`];
  if (least !== undefined) return [`at least ${one(least)}`];
  return typeof high === 'number' ? [`at most ${one(high)}`] : [];
};

const grouped = (value: number): string =>
  Math.abs(value) >= 10_000 ? value.toLocaleString('en-US') : String(value);

function range(schema: JsonObject): string[] {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum } = schema;
  const above = exclusiveMinimum === true ? minimum : exclusiveMinimum;
  const below = exclusiveMaximum === true ? maximum : exclusiveMaximum;
  const low = exclusiveMinimum === true ? undefined : minimum;
  const high = exclusiveMaximum === true ? undefined : maximum;
  const words: string[] = [];
  if (typeof low === 'number' && typeof high === 'number')
    words.push(`${grouped(low)} to ${grouped(high)}`);
  else if (typeof low === 'number') words.push(`at least ${grouped(low)}`);
  else if (typeof high === 'number') words.push(`at most ${grouped(high)}`);
  if (typeof above === 'number') words.push(`more than ${grouped(above)}`);
  if (typeof below === 'number') words.push(`less than ${grouped(below)}`);
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
    ...(schema['uniqueItems'] === true ? ['no entry twice'] : []),
    ...(typeof schema['multipleOf'] === 'number' ? [`a multiple of ${schema['multipleOf']}`] : []),
    ...(textOf(schema['pattern']) ? [`matches ${textOf(schema['pattern'])}`] : []),
  ];
}

const plural = (words: string) => words.replace('entrys', 'entries');

const UNITS = /\b(milliseconds|seconds|minutes|hours|days|volts|bytes|percent)\b/i;

/** What a number counts, if its description says so in its first sentence. */
export function unitOf(schema: JsonObject): string {
  const types = [schema['type'], ...listOf(schema['type'])];
  if (!types.includes('integer') && !types.includes('number')) return '';
  const [sentence = ''] = textOf(schema['description']).split(/\.\s/);
  return UNITS.exec(sentence)?.[1]?.toLowerCase() ?? '';
}
