import { isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, type Node } from 'yaml';
import { jsonIn, jsonLines } from './json-text.ts';
import { stepsOf } from './pointer.ts';

/** The line, from 1, on which the value at a JSON pointer (`#/paths/~1a/get`) stands in a text. */
export const lineOf = (text: string, pointer: string): number => linesOf(text, [pointer])[0]!;

/** The lines of several values; where there is nothing, that of what it would stand in. The text is read once. */
export function linesOf(text: string, pointers: string[]): number[] {
  if (pointers.length === 0) return [];
  if (jsonIn(text) === undefined) return yamlLines(text, pointers);
  const lines = jsonLines(text, new Set(pointers.flatMap(withAbove)));
  return pointers.map((pointer) => {
    const known = withAbove(pointer).find((one) => lines.has(one));
    return (known !== undefined && lines.get(known)) || 1;
  });
}

/** A pointer, and those of all that it stands in, up to the root. */
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

/** A name as the document writes it: `1.10` is none that ends in 1. */
const keyOf = (key: unknown): string =>
  isScalar(key) ? (typeof key.value === 'string' ? key.value : (key.source ?? '')) : '';
