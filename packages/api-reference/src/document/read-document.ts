import { visit, type JSONPath } from 'jsonc-parser';
import { LineCounter, parseDocument, isMap, isNode, isScalar, isSeq, type Node } from 'yaml';
import { plainText, parseJson } from '../json/digits.ts';
import { isObject, type Json, type JsonObject } from '../json/json.ts';
import { DocumentProblem, excerpt, stepsOf, escapeStep } from './problem.ts';
import { keepDigits, unrepresentable } from './yaml-text.ts';

/** A parsed document before any reference is resolved. */
export interface SourceDocument {
  /** File name for error messages. */
  file: string;
  isJson: boolean;
  /** A third-party document, whose unknown keywords are counted instead of refused. */
  isForeign?: boolean;
  root: JsonObject;
  /** Throws a `DocumentProblem` with the line of a JSON pointer, the fault, and the fix. */
  fail(pointer: string, fault: string, cure: string): never;
  /** Line numbers, from 1, that contain this text. */
  linesWith(words: string): number[];
  /** Line numbers of the values at these JSON pointers. */
  linesOf(pointers: string[]): number[];
}

/**
 * Parses an OpenAPI 3.0 or 3.1 document, YAML or JSON.
 *
 * @param file name for error messages
 * @throws {DocumentProblem} it is neither
 */
export function readDocument(text: string, file: string): SourceDocument {
  const fail = (pointer: string, fault: string, cure: string): never => {
    throw new DocumentProblem({ file, line: lineOf(text, pointer), pointer }, fault, cure);
  };
  const root = parsed(text, file);
  if (!isObject(root)) return fail('#', 'This is not an object.', 'Write an OpenAPI document.');
  const version = plainText(root['openapi'] ?? root['swagger'] ?? '');
  if (!/^3\.[01](\.|$)/.test(version)) {
    const found = version ? `OpenAPI ${version} is not rendered.` : 'There is no "openapi" field.';
    fail('#', found, 'Write a document of OpenAPI 3.0 or 3.1 and say so in "openapi".');
  }
  const linesWith = (words: string) =>
    text.split('\n').flatMap((line, index) => (line.includes(words) ? [index + 1] : []));
  const isJson = jsonIn(text) !== undefined;
  return { file, isJson, root, fail, linesWith, linesOf: (pointers) => linesOf(text, pointers) };
}

function parsed(text: string, file: string): Json {
  const json = jsonIn(text);
  if (json !== undefined) {
    const [twice] = namesTwice(text);
    if (!twice) return json;
    throw new DocumentProblem(
      { file, ...twice },
      `"${twice.name}" appears here a second time, so the first value would be lost.`,
      'Put both together, or give one of them another name.',
    );
  }
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter, merge: true, uniqueKeys: true });
  const [error] = document.errors;
  if (error) {
    const line = error.linePos?.[0].line ?? 1;
    const [message = 'It is not YAML.'] = error.message.split('\n');
    const sentence =
      error.code === 'MULTIPLE_DOCS' ? 'A second document begins here, and one is read' : message;
    throw new DocumentProblem(
      { file, line, pointer: '' },
      `${sentence.replace(/\.? at line \d+, column \d+:?$/, '')}, in ${lineIn(text, line)}.`,
      'Correct the YAML there.',
    );
  }
  const none = unrepresentable(document);
  if (none)
    throw new DocumentProblem(
      { file, line: lineCounter.linePos(none.node.range?.[0] ?? 0).line, pointer: '' },
      none.fault,
      none.cure,
    );
  keepDigits(document);
  try {
    return document.toJS({ maxAliasCount: MAX_ALIASED }) as Json;
  } catch (error) {
    const [fault, cure] =
      error instanceof ReferenceError
        ? [
            'Aliases inside of aliases make it too large to be written down.',
            'Put what repeats below "components", and point to it with "$ref".',
          ]
        : [`${(error as Error).message}.`, 'Correct the YAML.'];
    throw new DocumentProblem({ file, line: 1, pointer: '' }, fault, cure);
  }
}

/** Maximum alias expansions: a few lines of nested aliases could otherwise expand to gigabytes. */
const MAX_ALIASED = 1_000_000;

const lineIn = (text: string, line: number): string =>
  JSON.stringify(excerpt(text.split('\n')[line - 1]?.trim() ?? ''));

/** Line number, from 1, of the value at a JSON pointer such as `#/paths/~1a/get`. */
const lineOf = (text: string, pointer: string): number => linesOf(text, [pointer])[0]!;

/** Line numbers of several values; of the closest ancestor where one is missing. Parses the text once. */
function linesOf(text: string, pointers: string[]): number[] {
  if (pointers.length === 0) return [];
  if (jsonIn(text) === undefined) return yamlLines(text, pointers);
  const lines = jsonLines(text, new Set(pointers.flatMap(withAbove)));
  return pointers.map((pointer) => {
    const known = withAbove(pointer).find((one) => lines.has(one));
    return (known !== undefined && lines.get(known)) || 1;
  });
}

/** A pointer and those of its ancestors, up to the root. */
const withAbove = (pointer: string): string[] => {
  const steps = pointer.split('/');
  return steps.map((_, index) => steps.slice(0, steps.length - index).join('/'));
};

function yamlLines(text: string, pointers: string[]): number[] {
  const lines = new LineCounter();
  const { contents } = parseDocument(text, { lineCounter: lines, logLevel: 'silent' });
  return pointers.map((pointer) => {
    let node: unknown = contents;
    let offset = startOf(node) ?? 0;
    for (const step of stepsOf(pointer)) {
      const pair = isMap(node) ? node.items.find(({ key }) => keyOf(key) === step) : undefined;
      if (pair) {
        offset = startOf(pair.key) ?? offset;
        node = pair.value;
      } else if (isSeq(node)) {
        node = node.items[Number(step)];
        offset = startOf(node) ?? offset;
      } else break;
    }
    return lines.linePos(offset).line;
  });
}

const startOf = (node: unknown) => (isNode(node) ? (node as Node).range?.[0] : undefined);

/** A key as written in the document: `1.10` stays `1.10`. */
const keyOf = (key: unknown): string =>
  isScalar(key) ? (typeof key.value === 'string' ? key.value : (key.source ?? '')) : '';

/** Parses the text if it is JSON. Otherwise the YAML parser, which accepts flow mappings, reports the line of a fault. */
function jsonIn(text: string): Json | undefined {
  if (!/^\s*\{/.test(text)) return undefined;
  try {
    return parseJson(text) as Json;
  } catch {
    return undefined;
  }
}

/**
 * Duplicate keys of objects in a JSON text. `JSON.parse` accepts them silently and drops the first value.
 */
function namesTwice(text: string): { name: string; line: number; pointer: string }[] {
  const open: Set<string>[] = [];
  const found: ReturnType<typeof namesTwice> = [];
  visit(text, {
    onObjectBegin: () => void open.push(new Set()),
    onObjectEnd: () => void open.pop(),
    onObjectProperty(name, _offset, _length, line, _character, path) {
      const names = open.at(-1)!;
      if (names.has(name))
        found.push({ name, line: line + 1, pointer: pointerOf([...path(), name]) });
      names.add(name);
    },
  });
  return found;
}

/** Line numbers, from 1, where the values at these pointers of a JSON text begin. */
function jsonLines(text: string, pointers: ReadonlySet<string>): Map<string, number> {
  const lines = new Map<string, number>();
  const begin = (line: number, path: () => JSONPath): void => {
    const pointer = pointerOf(path());
    if (pointers.has(pointer)) lines.set(pointer, line + 1);
  };
  visit(text, {
    onObjectBegin: (_offset, _length, line, _character, path) => begin(line, path),
    onArrayBegin: (_offset, _length, line, _character, path) => begin(line, path),
    onLiteralValue: (_value, _offset, _length, line, _character, path) => begin(line, path),
  });
  return lines;
}

const pointerOf = (path: JSONPath): string =>
  ['#', ...path.map((step) => escapeStep(String(step)))].join('/');
