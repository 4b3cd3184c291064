import { textOf, isObject, type JsonObject } from '../json/json.ts';
import { checkKeywords } from '../keywords/check-keywords.ts';
import { writtenOperations } from '../model/operations.ts';
import { isOpenApi30, lookUp, walkOf, type Cursor, type Walk } from './cursor.ts';
import { escapeStep, type Fault } from './problem.ts';
import type { SourceDocument } from './read-document.ts';

/**
 * Names that resolve to nothing: the operation of a link, the schema of a discriminator mapping, a path
 * parameter. Also duplicates among parameters and paths. All references must resolve.
 */
export function* faultyNames(source: SourceDocument): Generator<Fault> {
  const walk = walkOf(source);
  // Faults of path-level parameters come up once per operation; the map removes duplicates.
  const inPaths = writtenOperations(walk).flatMap((operation) => parameterFaults(walk, operation));
  yield* new Map(inPaths.map((fault) => [fault.pointer + fault.fault, fault])).values();
  yield* faultyPaths(walk);
  const ids = new Set<string>();
  const links: { pointer: string; id: string }[] = [];
  const mappings: Fault[] = [];
  const twice: Fault[] = [];
  const ignored: Fault[] = [];
  checkKeywords(source, (kind, value, pointer) => {
    if (kind === 'Operation' || kind === 'PathItem')
      twice.push(...repeatedParameters(walk, { value, pointer }));
    const id = textOf(value['operationId']);
    if (kind === 'Operation') ids.add(id);
    if (kind === 'Link' && id) links.push({ pointer: `${pointer}/operationId`, id });
    if (kind === 'Operation') twice.push(...unknownStatuses(value, pointer));
    if (value['$ref'] !== undefined) ignored.push(...ignoredSiblings(source, pointer));
    if (kind === 'Discriminator') mappings.push(...mappingFaults(source.root, value, pointer));
  });
  yield* links
    .filter(({ id }) => !ids.has(id))
    .map(({ pointer, id }) => ({
      pointer,
      fault: `No operation has the operationId "${id}".`,
      cure: 'Correct the name, or add the operation.',
    }));
  yield* mappings;
  yield* twice;
  yield* ignored;
}

/** OpenAPI 3.1.1, section 4.8.16.2: a status, a range such as `2XX`, or `default`. */
const unknownStatuses = ({ responses }: JsonObject, pointer: string): Fault[] =>
  Object.keys(isObject(responses) ? responses : {})
    .filter((status) => !/^([1-5](\d\d|XX)|default|x-.*)$/.test(status))
    .map((status) => ({
      pointer: `${pointer}/responses/${escapeStep(status)}`,
      fault: `"${status}" is no status.`,
      cure: 'Write one such as 404, a range such as 4XX, or "default".',
    }));

function ignoredSiblings(source: SourceDocument, pointer: string): Fault[] {
  const written = lookUp(source.root, pointer);
  const names = Object.keys(isObject(written) ? written : {}).filter(
    (name) => name !== '$ref' && !name.startsWith('x-'),
  );
  if (names.length === 0 || !isOpenApi30(source) || pointer.split('/').length === 3) return [];
  return [
    {
      pointer,
      fault: `OpenAPI 3.0 ignores siblings of "$ref": ${names.map((name) => `"${name}"`).join(', ')}.`,
      cure: 'Take that away, or put the reference of a schema into "allOf".',
    },
  ];
}

/** OpenAPI 3.1.1, section 4.8.10: a list must not have two parameters of one name and place. */
function repeatedParameters(walk: Walk, holder: Cursor): Fault[] {
  const seen = new Set<string>();
  return walk.list(holder, 'parameters').flatMap(({ value }, index) => {
    const name = `${textOf(value['in'])} parameter "${textOf(value['name'])}"`;
    const isNew = !seen.has(name);
    seen.add(name);
    if (isNew) return [];
    return {
      pointer: `${holder.pointer}/parameters/${index}`,
      fault: `The ${name} appears twice in this list.`,
      cure: 'Take one of them away.',
    };
  });
}

/**
 * OpenAPI 3.1.1, section 4.8.8: a path begins with a slash, and paths that differ only in parameter names are
 * identical.
 */
function faultyPaths(walk: Walk): Fault[] {
  const known = new Map<string, string>();
  return walk.map(walk.root, 'paths').flatMap(([path, { pointer }]) => {
    if (!path.startsWith('/') && !path.startsWith('x-'))
      return {
        pointer,
        fault: `The path "${path}" does not begin with a slash.`,
        cure: `Write "/${path}".`,
      };
    const plain = path.replaceAll(/\{[^{}]*\}/g, '{}');
    if (/[{}]/.test(plain.replaceAll('{}', '')))
      return {
        pointer,
        fault: `The path ${path} has a brace without the other one.`,
        cure: 'Write each parameter as "{name}".',
      };
    const other = known.get(plain);
    if (other === undefined) known.set(plain, path);
    if (other === undefined || other === path) return [];
    return {
      pointer,
      fault: `The path ${path} differs from ${other} only in what a parameter is called, so no call tells them apart.`,
      cure: 'Put their operations under one path.',
    };
  });
}

function mappingFaults(root: JsonObject, { mapping }: JsonObject, pointer: string): Fault[] {
  const targets = Object.entries(isObject(mapping) ? mapping : {});
  return targets
    .filter(([, target]) => typeof target === 'string' && !leadsToSchema(root, target))
    .map(([value, target]) => ({
      pointer: `${pointer}/mapping/${escapeStep(value)}`,
      fault: `"${textOf(target)}" is no schema.`,
      cure: 'Correct the name, or add the schema.',
    }));
}

/** Mapping values are schema names or references. */
const leadsToSchema = (root: JsonObject, target: string): boolean =>
  lookUp(root, target.startsWith('#') ? target : `#/components/schemas/${escapeStep(target)}`) !==
  undefined;

function parameterFaults(
  walk: Walk,
  { path, item, cursor }: ReturnType<typeof writtenOperations>[number],
): Fault[] {
  const inPath = [...walk.list(item, 'parameters'), ...walk.list(cursor, 'parameters')].filter(
    ({ value }) => value['in'] === 'path',
  );
  const declared = new Set(inPath.map(({ value }) => textOf(value['name'])));
  const named = new Set([...path.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name));
  return [
    ...[...named]
      .filter((name) => !declared.has(name))
      .map((name) => ({
        pointer: cursor.pointer,
        fault: `The path has "{${name}}", and no parameter says what that is.`,
        cure: 'Add it to "parameters", with "in: path" and "required: true".',
      })),
    ...inPath
      .filter(({ value }) => !named.has(textOf(value['name'])))
      .map(({ value, pointer }) => ({
        pointer,
        fault: `The path ${path} has no "{${textOf(value['name'])}}".`,
        cure: 'Correct the name, or take the parameter away.',
      })),
  ];
}
