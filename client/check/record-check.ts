import type { OpenApiDocument, Schema } from '@frontline/specs/document';
import { isRecord } from './given.ts';
import type { Api } from './apis.ts';
import type { Draft } from './draft.ts';
import type { RecordRules, Fields, RecordKind } from './record-rules.ts';
import { isBefore, describeValue, describeMismatch } from './matchers.ts';
import type { Findings } from './result.ts';

interface RecordState {
  /** The first value of each field, and the operation that answered it. */
  values: Map<string, { value: unknown; operationId: string }>;
  updatedAt?: unknown;
}

/**
 * Tracks the values of each record across answers. An answer must not contradict an earlier one, its own request
 * or itself.
 */
export function createRecordCheck(
  { document }: Pick<Api, 'document'>,
  { kinds, invariants }: RecordRules,
) {
  const records = new Map<string, RecordState>();
  const ownerByValue = new Map<string, string>();

  /** Reports contradictions, each once, and stores the values that are new. */
  return function checkRecords(
    { operation, status, params, body: sent }: Draft,
    body: unknown,
  ): Findings {
    if (status >= 300) return [];
    const [media] = Object.values(operation.responses[status]?.content ?? {});
    const found = media ? recordsIn(document, media.schema, body) : [];
    const values = { ...params.path, ...params.query, ...sent };
    const findings = found.flatMap((one) => [
      ...compareWithSent(one, values),
      ...checkInvariants(one, invariants),
      ...compareWithEarlier(one, operation.operationId),
    ]);
    return [...new Set(findings)];
  };

  function compareWithEarlier(
    { schema, fields, prefix }: NamedObject,
    operationId: string,
  ): Findings {
    const kind = kinds[schema];
    if (!kind) return [];
    const id = fields[kind.id];
    const key = `${kind.name} ${String(id)}`;
    const known: RecordState = records.get(key) ?? { values: new Map() };
    records.set(key, known);
    const label = kind.isSecret ? `the same ${kind.name}` : key;
    return [
      ...Object.entries(fields).map(([name, value]) => {
        if (typeof value === 'object' && value !== null) return undefined;
        if (!isStable(kind, name, value, known)) return undefined;
        const earlier = known.values.get(name);
        if (!earlier) return void known.values.set(name, { value, operationId });
        const because = `, as ${earlier.operationId} said of ${label}`;
        return describeMismatch(prefix + name, earlier.value, value, because);
      }),
      ...(kind.unique ?? []).map((name) => checkUnique(kind, name, fields, key, prefix)),
      isBefore(fields['updated_at'], known.updatedAt)
        ? `\`${prefix}updated_at\` must not go back, and is ${describeValue(fields['updated_at'])}.`
        : void (known.updatedAt = fields['updated_at'] ?? known.updatedAt),
    ];
  }

  function checkUnique(
    kind: RecordKind,
    name: string,
    fields: Fields,
    key: string,
    prefix: string,
  ) {
    const value = `${kind.name} ${name} ${String(fields[name])}`;
    const owner = ownerByValue.get(value) ?? key;
    ownerByValue.set(value, owner);
    return (
      owner !== key &&
      `\`${prefix}${name}\` must differ between two ${kind.name}s, and is that of another.`
    );
  }
}

/** Whether a field must keep its first reported value. */
function isStable(
  { mutable, setOnce = [] }: RecordKind,
  name: string,
  value: unknown,
  { values }: RecordState,
) {
  if (name === 'updated_at') return false;
  if (setOnce.includes(name)) return values.has(name) || Boolean(value);
  return !mutable.includes(name);
}

/** A field must equal the request value of the same name. */
const compareWithSent = ({ fields, prefix }: NamedObject, sent: Fields): Findings =>
  Object.entries(sent)
    .filter(([name, value]) => value !== undefined && Object.hasOwn(fields, name))
    .map(([name, value]) =>
      describeMismatch(prefix + name, value, fields[name], ', as it was sent'),
    );

function checkInvariants(
  { schema, fields, prefix }: NamedObject,
  invariants: RecordRules['invariants'],
): Findings {
  const { created_at: createdAt } = fields;
  const times = Object.keys(fields).filter((name) => name.endsWith('_at'));
  const earlier = (name: string, other: string) =>
    `\`${prefix}${name}\` must not be earlier than \`${prefix}${other}\`.`;
  const own = (invariants[schema]?.(fields) ?? []).map(
    (message) => message && (prefix ? `${message} (${prefix.slice(0, -1)})` : message),
  );
  return [
    ...own,
    ...times.map((name) => isBefore(fields[name], createdAt) && earlier(name, 'created_at')),
    ...times.map(
      (name) => isBefore(fields['updated_at'], fields[name]) && earlier('updated_at', name),
    ),
  ];
}

/** An object of an answer whose schema has a name in the document. */
interface NamedObject {
  /** `Cabinet` */
  schema: string;
  fields: Fields;
  /** The path to it with a trailing dot, `cfh_request.`; empty for the root. */
  prefix: string;
}

/** Every object of a named schema within a value, outer objects first. */
function recordsIn(
  { components }: OpenApiDocument,
  schema: Schema,
  value: unknown,
  prefix = '',
): NamedObject[] {
  const name = schema.$ref?.split('/').at(-1);
  const own = name === undefined ? schema : components.schemas[name]!;
  const within = (part: Schema, inner: unknown, innerPrefix: string) =>
    recordsIn({ components } as OpenApiDocument, part, inner, innerPrefix);
  if (Array.isArray(value))
    return value.flatMap((entry) => within(own.items ?? {}, entry, `${prefix}[].`));
  if (!isRecord(value)) return [];
  const inner = Object.entries(own.properties ?? {}).flatMap(([field, part]) =>
    within(part, value[field], `${prefix}${field}.`),
  );
  return [...(name === undefined ? [] : [{ schema: name, fields: value, prefix }]), ...inner];
}
