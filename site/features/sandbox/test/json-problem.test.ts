import { describe, expect, it } from 'vitest';
import { jsonProblem } from '../../reference/page/try-it/raw-body.tsx';

describe('text that is not JSON', () => {
  it.each([
    ['{ "message_id": ', 'line 1, column 17: a value is expected'],
    ['{\n  "a": 1\n  "b": 2\n}', 'line 3, column 3: a comma is expected'],
    ['{"a": 1,}', 'line 1, column 9: the name of a field is expected, in double quotes'],
    ["{'a': 1}", "line 1, column 2: “'a'” is neither text in double quotes, a number"],
    ['[1, 2', 'line 1, column 6: a closing ] is expected'],
    ['{"a": "x\ny"}', 'line 1, column 7: the closing double quote is missing'],
    ['{"a": nul}', 'line 1, column 7: “nul” is neither'],
    ['{} {}', 'line 1, column 4: the text should end here'],
    ['// c\n{}', 'line 1, column 1: JSON has no comments'],
    ['"\\x"', 'line 1, column 1: no such character can follow a \\'],
    ['{"constructor"', 'line 1, column 15: a colon is expected'],
  ])('is told with its place: %j', (text, problem) => {
    expect(jsonProblem(text)).toContain(`This is not JSON yet, ${problem}`);
  });

  it('is every text that the browser does not read, and no other', () => {
    const pieces = [
      '{',
      '}',
      '[',
      ']',
      '"a"',
      ':',
      ',',
      '1',
      '-',
      'e',
      '.',
      'null',
      ' ',
      '\n',
      '"',
      '\\',
      '\t',
      '/*',
    ];
    let seed = 7;
    const next = (count: number) => (seed = (seed * 48_271) % 2_147_483_647) % count;
    let refused = 0;
    const wrong: string[] = [];
    for (let round = 0; round < 5_000; round++) {
      const text = Array.from({ length: 1 + next(8) }, () => pieces[next(pieces.length)]).join('');
      const problem = jsonProblem(text);
      const isTold = /^This is not JSON yet, line \d+, column \d+: /.test(problem);
      if (isJson(text) ? problem !== '' : !isTold) wrong.push(text);
      refused += isTold ? 1 : 0;
    }
    expect(wrong).toEqual([]);
    expect(refused).toBeGreaterThan(2_500);
  });
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text || '{}');
    return true;
  } catch {
    return false;
  }
}
