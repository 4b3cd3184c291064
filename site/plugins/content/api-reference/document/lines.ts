import { isMap, isNode, isSeq, LineCounter, parseDocument, type Node } from 'yaml';

/** The line, from 1, on which the value at a JSON pointer (`#/paths/~1a/get`) stands in a text. */
export function lineOf(text: string, pointer: string): number {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, logLevel: 'silent' });
  let node: unknown = document.contents;
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
}

/** The steps of a JSON pointer, unescaped. */
export const stepsOf = (pointer: string): string[] =>
  pointer
    .replace(/^#\/?/, '')
    .split('/')
    .filter((step) => step !== '')
    .map((step) => decodeURIComponent(step.replaceAll('~1', '/').replaceAll('~0', '~')));

/** One step of a JSON pointer, escaped. */
export const escapeStep = (step: string): string =>
  step.replaceAll('~', '~0').replaceAll('/', '~1').replaceAll('%', '%25');

const startOf = (node: unknown) => (isNode(node) ? (node as Node).range?.[0] : undefined);

const keyOf = (key: unknown) => String((key as { value?: unknown } | null)?.value ?? '');
