import type { OpenApiDocument, Schema } from '@frontline/specs/document';
import { isRecord } from '../is-record.ts';
import type { Fields } from './facts.ts';

/** An object within an answer that the document gives a name. */
export interface Found {
  /** `Cabinet` */
  schema: string;
  fields: Fields;
  /** Where it stands, with a dot at the end: `cfh_request.`; empty for the whole. */
  place: string;
}

/** Every object within a value that the document names by its schema, the outer ones first. */
export function recordsIn(
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
