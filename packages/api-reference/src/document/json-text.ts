import { visit, type JSONPath } from 'jsonc-parser';
import { parseJson } from '../json/digits.ts';
import type { Json } from '../json/json.ts';
import { escapeStep } from './problem.ts';

/** What a text says if it is JSON. YAML takes flow mappings too, and names the line of a fault. */
export function jsonIn(text: string): Json | undefined {
  if (!/^\s*\{/.test(text)) return undefined;
  try {
    return parseJson(text) as Json;
  } catch {
    return undefined;
  }
}

/**
 * The names that an object of a JSON text has a second time. JSON is read without a word about them, and what stood
 * under the first one is lost.
 */
export function namesTwice(text: string): { name: string; line: number; pointer: string }[] {
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

/** The lines, from 1, on which the values at these pointers of a JSON text begin. */
export function jsonLines(text: string, pointers: ReadonlySet<string>): Map<string, number> {
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
