// cspell:ignore bfnrt
/** The position and reason of a JSON syntax error. Line and column are counted from 1. */
interface JsonFault {
  line: number;
  column: number;
  problem: string;
}

/** Called at each value with its path, which changes afterwards; a result of true ends the walk. */
type Visit = (path: readonly (string | number)[], offset: number) => boolean;

/** The first syntax error of a text (RFC 8259), in the same words in every browser. */
export function jsonFault(text: string): JsonFault | undefined {
  const fault = walkJson(text, () => false);
  if (!fault) return undefined;
  const lines = text.slice(0, fault.offset).split('\n');
  return { line: lines.length, column: lines.at(-1)!.length + 1, problem: fault.problem };
}

/** Visits the values of a JSON text in their order, up to the first syntax error. */
export function walkJson(
  text: string,
  visit: Visit,
  from = 0,
): { offset: number; problem: string } | undefined {
  /** The name or index of the current value in each open object and list. */
  const path: (string | number)[] = [];
  const closings: ('}' | ']')[] = [];
  let at = from;
  let next: 'value' | 'name' | 'comma' = 'value';
  let mayClose = false;
  for (;;) {
    at = endOf(space, text, at);
    const one = text[at];
    const closing = closings.at(-1);
    const fault = (problem: string, offset = at) => ({ offset, problem });
    if (one === '/' && /[/*]/.test(text[at + 1] ?? '')) return fault('JSON has no comments');
    if (next === 'comma' && !closing) {
      return one === undefined ? undefined : fault('the text should end here');
    }
    if (closing && one === closing && (mayClose || next === 'comma')) {
      closings.pop();
      path.pop();
      [next, mayClose] = ['comma', false];
      at += 1;
    } else if (next === 'comma') {
      if (one === undefined) return fault(`a closing ${closing} is expected`);
      if (one !== ',') return fault('a comma is expected');
      const index = path.at(-1);
      if (typeof index === 'number') path[path.length - 1] = index + 1;
      next = closing === ']' ? 'value' : 'name';
      at += 1;
    } else if (next === 'name') {
      if (one !== '"') return fault('the name of a field is expected, in double quotes');
      const end = stringEnd(text, at);
      if (typeof end !== 'number') return end;
      path[path.length - 1] = JSON.parse(text.slice(at, end)) as string;
      at = endOf(space, text, end);
      if (text[at] !== ':') return fault('a colon is expected', at);
      [next, mayClose] = ['value', false];
      at += 1;
    } else {
      if (visit(path, at)) return undefined;
      const isList = one === '[';
      mayClose = isList || one === '{';
      next = 'comma';
      if (mayClose) {
        closings.push(isList ? ']' : '}');
        path.push(isList ? 0 : '');
        next = isList ? 'value' : 'name';
        at += 1;
      } else if (one === '"') {
        const end = stringEnd(text, at);
        if (typeof end !== 'number') return end;
        at = end;
      } else {
        const end = endOf(word, text, at);
        const value = text.slice(at, end);
        if (value === '') return fault('a value is expected');
        if (!scalar.test(value)) {
          return fault(
            `“${value}” is neither text in double quotes, a number, true, false nor null`,
          );
        }
        at = end;
      }
    }
  }
}

const space = /[ \t\r\n]*/y;
const word = /[^\s"{}[\],:]*/y;
const plain = /[^"\\\0-\x1f]*/y;
const escaped = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y;
const scalar = /^(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)$/;

function stringEnd(text: string, from: number): number | { offset: number; problem: string } {
  for (let at = from + 1; ; at += 2) {
    at = endOf(plain, text, at);
    if (text[at] === '"') return at + 1;
    if (at >= text.length || text[at] === '\n') {
      return { offset: from, problem: 'the closing double quote is missing' };
    }
    const offset = at;
    if (text[at] !== '\\') {
      return { offset, problem: 'this character must be written with a \\, such as \\n' };
    }
    const escape = endOf(escaped, text, at);
    if (escape === at) {
      const problem =
        'a \\ is followed by one of "\\/bfnrt, or by u and four digits of 0 to 9 and A to F';
      return { offset, problem };
    }
    at = escape - 2;
  }
}

/** Where the match of a sticky pattern ends; the same position if there is none. */
function endOf(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from;
  return pattern.test(text) ? pattern.lastIndex : from;
}
