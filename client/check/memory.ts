import type { OpenApiDocument, Schema } from '@frontline/specs/document';
import { isRecord } from '../is-record.ts';
import type { Api } from './apis.ts';
import type { Draft } from './draft.ts';
import type { Facts, Fields, Kind } from './facts.ts';
import { isBefore, kindOf, unlike } from './wishes.ts';

type Says = (string | undefined)[];

interface Known {
  /** What was said first, by field, and which operation said it. */
  said: Map<string, { value: unknown; by: string }>;
  updatedAt?: unknown;
}

/**
 * Remembers what answers said of each record. An answer may not contradict an earlier one, what was sent for
 * it, or itself.
 */
export function createMemory({ document }: Pick<Api, 'document'>, { kinds, laws }: Facts) {
  const records = new Map<string, Known>();
  const owners = new Map<string, string>();

  /** Says what is contradicted, and remembers the rest. A field is told once of each record. */
  return function recall({ operation, status, params, body: sent }: Draft, body: unknown): Says {
    if (status >= 300) return [];
    const [media] = Object.values(operation.responses[status]?.content ?? {});
    const found = media ? recordsIn(document, media.schema, body) : [];
    const values = { ...params.path, ...params.query, ...sent };
    const says = found.flatMap((one) => [
      ...echo(one, values),
      ...lawful(one, laws),
      ...agree(one, operation.operationId),
    ]);
    return [...new Set(says)];
  };

  function agree({ schema, fields, place }: Found, by: string): Says {
    const kind = kinds[schema];
    if (!kind) return [];
    const id = fields[kind.id];
    const key = `${kind.name} ${String(id)}`;
    const known: Known = records.get(key) ?? { said: new Map() };
    records.set(key, known);
    const called = kind.isSecret ? `the same ${kind.name}` : key;
    return [
      ...Object.entries(fields).map(([name, value]) => {
        if (typeof value === 'object' && value !== null) return undefined;
        if (!stays(kind, name, value, known)) return undefined;
        const earlier = known.said.get(name);
        if (!earlier) return void known.said.set(name, { value, by });
        const because = `, as ${earlier.by} said of ${called}`;
        return unlike(place + name, earlier.value, value, because);
      }),
      ...(kind.unshared ?? []).map((name) => owned(kind, name, fields, key, place)),
      isBefore(fields['updated_at'], known.updatedAt)
        ? `\`${place}updated_at\` must not go back, and is ${kindOf(fields['updated_at'])}.`
        : void (known.updatedAt = fields['updated_at'] ?? known.updatedAt),
    ];
  }

  function owned(kind: Kind, name: string, fields: Fields, key: string, place: string) {
    const value = `${kind.name} ${name} ${String(fields[name])}`;
    const owner = owners.get(value) ?? key;
    owners.set(value, owner);
    if (owner === key) return undefined;
    return `\`${place}${name}\` must differ between two ${kind.name}s, and is that of another.`;
  }
}

/** Whether what was said of a field is to be said again. */
function stays({ changes, lasts = [] }: Kind, name: string, value: unknown, { said }: Known) {
  if (name === 'updated_at') return false;
  if (lasts.includes(name)) return said.has(name) || Boolean(value);
  return !changes.includes(name);
}

/** A field is what was sent under its name. */
const echo = ({ fields, place }: Found, sent: Fields): Says =>
  Object.entries(sent)
    .filter(([name, value]) => value !== undefined && Object.hasOwn(fields, name))
    .map(([name, value]) => unlike(place + name, value, fields[name], ', as it was sent'));

function lawful({ schema, fields, place }: Found, laws: Facts['laws']): Says {
  const { created_at: made } = fields;
  const times = Object.keys(fields).filter((name) => name.endsWith('_at'));
  const own = (laws[schema]?.(fields) ?? []).map(
    (says) => says && (place ? `${says} (${place.slice(0, -1)})` : says),
  );
  return [
    ...own,
    ...times.map((name) =>
      isBefore(fields[name], made)
        ? `\`${place}${name}\` must not be earlier than \`${place}created_at\`.`
        : undefined,
    ),
    ...times.map((name) =>
      isBefore(fields['updated_at'], fields[name])
        ? `\`${place}updated_at\` must not be earlier than \`${place}${name}\`.`
        : undefined,
    ),
  ];
}

/** An object within an answer that the document gives a name. */
interface Found {
  /** `Cabinet` */
  schema: string;
  fields: Fields;
  /** Where it stands, with a dot at the end: `cfh_request.`; empty for the whole. */
  place: string;
}

/** Every object within a value that the document names by its schema, the outer ones first. */
function recordsIn(
  { components }: OpenApiDocument,
  schema: Schema,
  value: unknown,
  place = '',
): Found[] {
  const name = schema.$ref?.split('/').at(-1);
  const own = name === undefined ? schema : components.schemas[name]!;
  const within = (part: Schema, inner: unknown, at: string) =>
    recordsIn({ components } as OpenApiDocument, part, inner, at);
  if (Array.isArray(value))
    return value.flatMap((entry) => within(own.items ?? {}, entry, `${place}[].`));
  if (!isRecord(value)) return [];
  const inner = Object.entries(own.properties ?? {}).flatMap(([field, part]) =>
    within(part, value[field], `${place}${field}.`),
  );
  return [...(name === undefined ? [] : [{ schema: name, fields: value, place }]), ...inner];
}
