import type { Cursor, Walk } from '../document/cursor.ts';
import { isDigits, plainText } from '../json/digits.ts';
import { isObject, textOf, type Json, type JsonObject } from '../json/json.ts';
import { mediaKind } from '../samples/media-kind.ts';
import { merged } from './merge-schema.ts';
import { sectionOf } from './flatten-schema.ts';

/**
 * Serializes a value for a media type. For XML types it follows the `xml` rules of the schema (OpenAPI 3.1.1, XML
 * Object). Undefined if these yield no element name, or one that XML does not allow.
 */
export function serialize(
  walk: Walk,
  mediaType: string,
  holder: Cursor,
  value: Json,
): Json | undefined {
  const schema = walk.get(holder, 'schema');
  const kind = mediaKind(mediaType);
  if ((kind === 'multipart' || kind === 'form') && isObject(value))
    return serializedParts(walk, holder, schema, value);
  if (kind !== 'xml' || typeof value === 'string') return value;
  return schema && xmlOf(walk, schema, sectionOf(schema.ref), value);
}

/** Form fields, with those of an XML type serialized to elements named like the field: one per list entry. */
function serializedParts(
  walk: Walk,
  holder: Cursor,
  schema: Cursor | undefined,
  form: JsonObject,
): JsonObject | undefined {
  const types = new Map(
    walk.map(holder, 'encoding').map(([name, { value }]) => [name, textOf(value['contentType'])]),
  );
  const parts = Object.entries(form).map(([name, value = null]): [string, Json | undefined] => {
    const [type = ''] = (types.get(name) ?? '').split(',');
    const field = schema && fieldOf(walk, schema, name);
    const written = (one: Json) => field && xmlOf(walk, field, sectionOf(field.ref) || name, one);
    if (mediaKind(type) !== 'xml' || typeof value === 'string') return [name, value];
    if (!Array.isArray(value) || isWrapped(rulesOf(walk, field))) return [name, written(value)];
    const entries = value.flatMap((one) => written([one]) ?? []);
    return [name, entries.length === value.length ? entries : undefined];
  });
  return parts.every(([, value]) => value !== undefined) ? Object.fromEntries(parts) : undefined;
}

function xmlOf(walk: Walk, schema: Cursor, name: string, value: Json): string | undefined {
  const isWhole = !Array.isArray(value) || value.length === 1 || isWrapped(rulesOf(walk, schema));
  const lines = elements({ walk, schema, name, value });
  return isWhole ? lines?.join('\n') : undefined;
}

type Rules = Record<string, Json | undefined>;

interface Part {
  walk: Walk;
  schema: Cursor | undefined;
  /** Element name if the schema does not set one. */
  name: string;
  value: Json;
}

/** The XML lines of a value: one element, or one per item of an unwrapped list. */
function elements({ walk, schema, name, value }: Part): string[] | undefined {
  const rules = rulesOf(walk, schema);
  const own = textOf(rules['name']) || name;
  if (!Array.isArray(value)) return element(walk, schema, own, value);
  const items = schema && walk.get({ ...schema, value: merged(walk, schema).value }, 'items');
  const called = isWrapped(rules) ? own : name;
  const lines = all(
    value.map((entry) => elements({ walk, schema: items, name: called, value: entry })),
  );
  return isWrapped(rules) && lines ? around(tagOf(rules, own), lines) : lines;
}

const isWrapped = (rules: Rules): boolean => rules['wrapped'] === true;

function element(
  walk: Walk,
  schema: Cursor | undefined,
  name: string,
  value: Json,
): string[] | undefined {
  const tag = tagOf(rulesOf(walk, schema), name);
  if (value === null) return around(tag, []);
  if (!isHolder(value)) return around(tag, escaped(plainText(value)));
  const fields = Object.entries(value).map(([key, one]) => {
    const field = schema && fieldOf(walk, schema, key);
    return { key, value: one ?? null, schema: field, rules: rulesOf(walk, field) };
  });
  const isAttribute = ({ rules }: (typeof fields)[number]) => rules['attribute'] === true;
  const attributes = fields.filter(isAttribute).map(({ key, value: one, rules }) => {
    const [called, space] = tagOf(rules, textOf(rules['name']) || key) ?? [];
    return called && !isHolder(one) ? `${space} ${called}="${escaped(plainText(one))}"` : undefined;
  });
  const lines = all(
    fields
      .filter((one) => !isAttribute(one))
      .map(({ key, ...one }) => elements({ walk, ...one, name: key })),
  );
  return tag && lines && attributes.every((one) => one !== undefined)
    ? around([tag[0], `${tag[1]}${attributes.join('')}`], lines)
    : undefined;
}

const isHolder = (value: Json): value is JsonObject =>
  typeof value === 'object' && value !== null && !isDigits(value);

const all = (parts: (string[] | undefined)[]): string[] | undefined =>
  parts.every((part) => part !== undefined) ? parts.flat() : undefined;

type Tag = [name: string, attributes: string];

/** A valid XML name with prefix and namespace declaration. */
function tagOf(rules: Rules, name: string): Tag | undefined {
  const [prefix, namespace] = [textOf(rules['prefix']), textOf(rules['namespace'])];
  const whole = prefix ? `${prefix}:${name}` : name;
  if (!/^[\p{L}_][\p{L}\p{N}_.-]*(:[\p{L}_][\p{L}\p{N}_.-]*)?$/u.test(whole)) return undefined;
  const space = namespace && ` xmlns${prefix && `:${prefix}`}="${escaped(namespace)}"`;
  return [whole, space];
}

function around(tag: Tag | undefined, content: string[] | string): string[] | undefined {
  if (!tag) return undefined;
  const [name, attributes] = tag;
  if (content.length === 0) return [`<${name}${attributes}/>`];
  if (typeof content === 'string') return [`<${name}${attributes}>${content}</${name}>`];
  return [`<${name}${attributes}>`, ...content.map((line) => `  ${line}`), `</${name}>`];
}

const rulesOf = (walk: Walk, schema: Cursor | undefined): Rules => {
  const rules = schema && merged(walk, schema).value['xml'];
  return isObject(rules) ? rules : {};
};

/** The schema of a field: under `properties`, in an alternative, or under `additionalProperties`. */
function fieldOf(walk: Walk, schema: Cursor, key: string, depth = 0): Cursor | undefined {
  const { properties, value } = merged(walk, schema);
  const own = properties.get(key);
  if (own ?? depth > 8) return own;
  const whole = { value, pointer: schema.pointer };
  for (const list of ['oneOf', 'anyOf'])
    for (const option of walk.list(whole, list)) {
      const found = fieldOf(walk, option, key, depth + 1);
      if (found) return found;
    }
  return isObject(value['additionalProperties'])
    ? walk.get(whole, 'additionalProperties')
    : undefined;
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#10;',
  '\r': '&#13;',
};

const escaped = (text: string): string => text.replaceAll(/[&<>"\n\r]/g, (sign) => ENTITIES[sign]!);
