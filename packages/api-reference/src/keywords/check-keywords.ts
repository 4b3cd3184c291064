import { isNumber, plainText, printJson } from '../json/digits.ts';
import { isObject, type Json, type JsonObject } from '../json/json.ts';
import { isOpenApi30, targetOf } from '../document/cursor.ts';
import { escapeStep, excerpt } from '../document/problem.ts';
import type { SourceDocument } from '../document/read-document.ts';
import type { ValueType, ObjectKind } from './keyword.ts';
import { keywords, referable } from './table.ts';

/** Called for each object with its kind and its JSON pointer. */
type Visit = (kind: ObjectKind, value: JsonObject, pointer: string) => void;

/** Extensions that no page shows, and unknown keywords of a third-party document, with their number of occurrences. */
type Extensions = Map<string, number>;

/**
 * Checks a document against the table of keywords and returns the extensions that no page shows.
 *
 * @param visit called for every object
 * @throws {DocumentProblem} an unknown keyword, a value of the wrong type, or a dangling reference
 */
export function checkKeywords(source: SourceDocument, visit: Visit = () => undefined): Extensions {
  const extensions: Extensions = new Map();
  lookAt(source.root, 'OpenAPI', '#');
  return extensions;

  function lookAt(value: Json, kind: ObjectKind, pointer: string): void {
    // JSON Schema allows `true` and `false` as schemas.
    if (kind === 'Schema' && typeof value === 'boolean') return;
    if (!isObject(value)) return refuse(pointer, 'An object is expected here', value, INDENT);
    const { $ref } = value;
    if (typeof $ref === 'string') targetOf(source, pointer, $ref);
    if (typeof $ref === 'string' && kind !== 'PathItem' && isOpenApi30(source))
      return visit(kind, { $ref }, pointer);
    visit(kind, value, pointer);
    const isReference = referable[kind] !== undefined && typeof $ref === 'string';
    for (const [name, inner] of Object.entries(value))
      if (inner !== undefined)
        lookAtKeyword(name, inner, isReference ? 'Reference' : kind, pointer);
  }

  function lookAtKeyword(name: string, inner: Json, kind: ObjectKind, above: string): void {
    const known = keywords[kind];
    const pointer = `${above}/${escapeStep(name)}`;
    const keyword = Object.hasOwn(known, name) ? known[name] : known['*'];
    const isExtension = name.startsWith('x-') && (!keyword || keyword === known['*']);
    if (isExtension || (!keyword && source.isForeign)) {
      extensions.set(name, (extensions.get(name) ?? 0) + 1);
      return;
    }
    if (!keyword) return refuseUnknown(name, kind, known, pointer);
    if ('refused' in keyword)
      return void source.fail(pointer, `"${name}" is not shown here.`, keyword.refused);
    check(inner, 'silent' in keyword ? keyword.silent : keyword, pointer);
  }

  function check(value: Json, type: ValueType, pointer: string): void {
    // An empty value has nothing to show.
    if (value === null) return;
    const each = (what: Json, look: (inner: Json, at: string, name: string) => void) => {
      if (!isObject(what)) return refuse(pointer, 'Names are expected here', what, INDENT);
      for (const [name, inner] of Object.entries(what))
        look(inner ?? null, `${pointer}/${escapeStep(name)}`, name);
    };
    if ('one' in type) return lookAt(value, type.one, pointer);
    if ('list' in type) {
      if (!Array.isArray(value))
        return refuse(pointer, 'A list is expected here', value, 'Begin each entry with "- ".');
      return value.forEach((entry, index) => lookAt(entry, type.list, `${pointer}/${index}`));
    }
    if ('map' in type)
      return each(value, (inner, at, name) => {
        if (type.isOpen && name.startsWith('x-'))
          extensions.set(name, (extensions.get(name) ?? 0) + 1);
        else lookAt(inner, type.map, at);
      });
    if ('plains' in type)
      return each(value, (inner, at) => check(inner, { plain: type.plains }, at));
    if ('among' in type) {
      if (type.among.length > 0 && !type.among.includes(value))
        refuse(pointer, 'A known word is expected here', value, `Write ${words(type.among)}.`);
      return;
    }
    const expected = EXPECTED[type.plain];
    if (!expected.fits(value)) refuse(pointer, expected.what, value, expected.cure);
  }

  function refuse(pointer: string, fault: string, value: Json, cure: string): void {
    source.fail(pointer, `${fault}, and there is ${excerpt(printJson(value))}.`, cure);
  }

  function refuseUnknown(name: string, kind: ObjectKind, known: object, pointer: string): void {
    const near = Object.keys(known).find((other) => other.toLowerCase() === name.toLowerCase());
    source.fail(
      pointer,
      `"${name}" is not a keyword of ${KINDS[kind] ?? `the ${kind} object`}, so no reader would see it.`,
      near ? `Write "${near}".` : `Move it where it belongs, or call it "x-${name}".`,
    );
  }
}

const INDENT = 'Indent what belongs to it, or remove the entry.';

const KINDS: Partial<Record<ObjectKind, string>> = {
  OpenAPI: 'the document',
  Schema: 'a schema',
  Operation: 'an operation',
  Parameter: 'a parameter',
  Response: 'a response',
  PathItem: 'a path',
  Reference: 'a reference',
};

const isText = (value: Json) => typeof value === 'string';

const EXPECTED = {
  text: { fits: isText, what: 'A text is expected here', cure: 'Put it between quotes.' },
  url: { fits: isText, what: 'An address is expected here', cure: 'Put it between quotes.' },
  number: {
    fits: (value: Json) => isNumber(value),
    what: 'A number is expected here',
    cure: 'Write it without quotes.',
  },
  bound: {
    fits: (value: Json) => isNumber(value) || typeof value === 'boolean',
    what: 'A number is expected here',
    cure: 'Write it without quotes.',
  },
  flag: {
    fits: (value: Json) => typeof value === 'boolean',
    what: 'true or false is expected here',
    cure: 'Write one of them, without quotes.',
  },
  names: {
    fits: (value: Json) => Array.isArray(value) && value.every(isText),
    what: 'A list of names is expected here',
    cure: 'Write [one, other].',
  },
  type: {
    fits: (value: Json) => [value].flat().every((type) => TYPES.includes(type as string)),
    what: 'A type is expected here',
    cure: 'Write array, boolean, integer, null, number, object or string, or a list of them.',
  },
  any: { fits: () => true, what: '', cure: '' },
};

const TYPES = ['array', 'boolean', 'integer', 'null', 'number', 'object', 'string'];

const words = (all: readonly Json[]) =>
  all
    .map((one) => plainText(one))
    .join(', ')
    .replace(/, ([^,]*)$/, ' or $1');
