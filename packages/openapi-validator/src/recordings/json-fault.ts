import { visit } from 'jsonc-parser';

/** Messages by the parser's error code. */
const messages: Record<number, string> = {
  1: 'is neither text in double quotes, a number, true, false nor null',
  2: 'this is not a number as JSON writes them',
  3: 'the name of a field is expected, in double quotes',
  4: 'a value is expected',
  5: 'a colon is expected',
  6: 'a comma is expected',
  7: 'a closing } is expected',
  8: 'a closing ] is expected',
  9: 'the text should end here',
  10: 'JSON has no comments',
  11: 'JSON has no comments',
  12: 'the closing double quote is missing',
  13: 'this is not a number as JSON writes them',
  14: '\\u needs four digits of 0 to 9 and A to F',
  15: 'no such character can follow a \\',
  16: 'this character must be written with a \\, such as \\n',
};

/** The position and reason of a JSON syntax error. Line and column are counted from 1. */
interface JsonFault {
  line: number;
  column: number;
  problem: string;
}

/** The first syntax error of a text, in the same words in every browser. */
export function jsonFault(text: string): JsonFault | undefined {
  let fault: JsonFault | undefined;
  const onError = (code: number, offset: number, length: number, line: number, column: number) => {
    const found = code === 1 ? `“${text.slice(offset, offset + length)}” ` : '';
    fault ??= {
      line: line + 1,
      column: column + 1,
      problem: `${found}${messages[code] ?? 'something is wrong'}`,
    };
  };
  visit(text, { onError }, { disallowComments: true });
  return fault;
}
