import { plainText } from '../json/digits.ts';
import { isAssertion, withPart } from './intersect-schemas.ts';
import { isObject, type Json, type JsonObject } from '../json/json.ts';
import { escapeStep, stepsOf } from './problem.ts';
import type { SourceDocument } from './read-document.ts';

/** An object of a document with its `$ref` resolved, and its location. */
export interface Cursor {
  value: JsonObject;
  pointer: string;
  /** Target of the first `$ref` on the way here. */
  ref?: string;
  /** The object as written, including its `$ref`. */
  written?: JsonObject;
}

/** Navigates a document. Returned objects have no `$ref` at their own level. */
export interface Walk {
  source: SourceDocument;
  root: Cursor;
  /** The object under a key, or undefined. */
  get(from: Cursor, key: string): Cursor | undefined;
  /** The objects of a list under a key. */
  list(from: Cursor, key: string): Cursor[];
  /** The objects of a map under a key, by name. */
  map(from: Cursor, key: string): [name: string, cursor: Cursor][];
}

export function walkOf(source: SourceDocument): Walk {
  const { root, fail } = source;

  const resolved = (value: Json, pointer: string, seen: string[] = []): Cursor => {
    if (!isObject(value)) {
      // JSON Schema allows `true` and `false` as schemas.
      if (typeof value === 'boolean') return { value: value ? {} : { not: {} }, pointer };
      return fail(pointer, 'An object is expected here.', 'Indent it, or remove the entry.');
    }
    const { $ref, ...siblings } = value;
    if (typeof $ref !== 'string') return { value, pointer, written: value };
    const beside = isPath(pointer) ? siblings : besideOf(source, $ref, siblings);
    if (seen.includes($ref)) {
      return fail(
        pointer,
        `"${$ref}" points to itself.`,
        'Let one of the references hold a value.',
      );
    }
    // Siblings of a schema's `$ref` apply together with it, as in `allOf`.
    if (Object.entries(beside).some(isAssertion))
      return { value: withPart(beside, { $ref }), pointer, written: value };
    const target = targetOf(source, pointer, $ref);
    const to = withoutAnchor(root, $ref);
    const found = resolved(target, to, [...seen, $ref]);
    const hasOwn = Object.keys(beside).length > 0;
    return {
      value: hasOwn ? together(found.value, beside) : found.value,
      pointer: found.pointer,
      ref: found.ref ?? to,
      written: value,
    };
  };

  const get = (from: Cursor, key: string) => {
    const value = from.value[key];
    return value === undefined || value === null
      ? undefined
      : resolved(value, `${from.pointer}/${escapeStep(key)}`);
  };

  return {
    source,
    root: { value: root, pointer: '#' },
    get,
    list(from, key) {
      const value = from.value[key];
      if (!Array.isArray(value)) return [];
      return value.map((entry, index) =>
        resolved(entry, `${from.pointer}/${escapeStep(key)}/${index}`),
      );
    },
    map(from, key) {
      const value = from.value[key];
      if (!isObject(value)) return [];
      return Object.entries(value)
        .filter(([name, entry]) => isObject(entry) || !name.startsWith('x-'))
        .map(([name, entry]) => [
          name,
          resolved(entry as Json, `${from.pointer}/${escapeStep(key)}/${escapeStep(name)}`),
        ]);
    },
  };
}

export const isOpenApi30 = ({ root }: Pick<SourceDocument, 'root'>): boolean =>
  plainText(root['openapi']).startsWith('3.0');

/**
 * What counts beside a reference: "any properties added SHALL be ignored" (OpenAPI 3.0.4 and 3.1.1, Reference Object),
 * except in schemas of 3.1.
 */
function besideOf(source: SourceDocument, $ref: string, siblings: JsonObject): JsonObject {
  if (isOpenApi30(source)) return {};
  if (!/^#\/components\/(?!schemas\/|pathItems\/)\w+\/[^/]+$/.test($ref)) return siblings;
  return Object.fromEntries(
    Object.entries(siblings).filter(([name]) => name === 'summary' || name === 'description'),
  );
}

const isPath = (pointer: string): boolean => /^#\/paths\/[^/]+$/.test(pointer);

/** Resolves a reference. @throws {DocumentProblem} it is not local, or points to nothing */
export function targetOf({ root, fail }: SourceDocument, pointer: string, $ref: string): Json {
  if (!$ref.startsWith('#'))
    return fail(
      pointer,
      `"${$ref}" points into another file.`,
      'Bundle the document into one file first, for instance with `redocly bundle`.',
    );
  const to = withoutAnchor(root, $ref);
  const target = /^#[^/]/.test(to) ? undefined : lookUp(root, to);
  if (target !== undefined) return target;
  return fail(pointer, `"${$ref}" points to nothing.`, 'Correct the name, or add what it names.');
}

/** JSON pointers by `#name` of each `$anchor`, of documents that refer to one. */
const anchors = new WeakMap<JsonObject, Map<string, string>>();

/** A reference whose `$anchor`, if it names one, is replaced by the JSON pointer of its schema. */
function withoutAnchor(root: JsonObject, $ref: string): string {
  if (!/^#[^/]/.test($ref)) return $ref;
  let known = anchors.get(root);
  if (!known) anchors.set(root, (known = new Map(anchorsIn(root, '#'))));
  return known.get($ref) ?? $ref;
}

function* anchorsIn(value: Json | undefined, pointer: string): Generator<[string, string]> {
  if (typeof value !== 'object' || value === null) return;
  if (isObject(value) && typeof value['$anchor'] === 'string')
    yield [`#${value['$anchor']}`, pointer];
  for (const [key, inner] of Object.entries(value))
    yield* anchorsIn(inner, `${pointer}/${escapeStep(key)}`);
}

/** Merges the target of a reference with the annotations beside it, which win. */
function together(found: JsonObject, beside: JsonObject): JsonObject {
  const both = { ...found, ...beside };
  const [lower, upper] = [found['parameters'], beside['parameters']];
  if (Array.isArray(lower) && Array.isArray(upper)) both['parameters'] = [...lower, ...upper];
  return both;
}

/** The value at a JSON pointer, or undefined. */
export function lookUp(root: JsonObject, reference: string): Json | undefined {
  let found: Json | undefined = root;
  for (const step of stepsOf(reference)) {
    if (Array.isArray(found)) found = found[Number(step)];
    else found = isObject(found) ? found[step] : undefined;
  }
  return found;
}
