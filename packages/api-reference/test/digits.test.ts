import fc from 'fast-check';
import { parse } from 'yaml';
import { describe, expect, it } from 'vitest';
import { deserialize, serialize } from 'node:v8';
import { parseJson, plainText, printJson } from '../src/json/digits.ts';
import { readDocument } from '../src/document/read-document.ts';
import { printYaml } from '../src/document/yaml-text.ts';

/** Any number that JSON can write, by its digits. */
const digits = fc.stringMatching(/^-?(0|[1-9][0-9]{0,30})(\.[0-9]{1,25})?([eE][+-]?[0-9]{1,3})?$/);
const text = fc.string({ unit: 'binary' }).filter((one) => one.isWellFormed());

/** JSON text of anything, without a space. */
const { json } = fc.letrec<{ json: string }>((tie) => ({
  json: fc.oneof(
    { maxDepth: 4 },
    digits,
    text.map((one) => JSON.stringify(one)),
    fc.constantFrom('null', 'true', 'false', '"1.10"', '"{\\"\\\\u0000digits\\":\\"1\\"}"'),
    fc.array(tie('json'), { maxLength: 3 }).map((all) => `[${all.join(',')}]`),
    // Names that look like numbers are put in order by every JavaScript engine.
    fc
      .uniqueArray(
        fc.tuple(
          text.map((one) => `_${one}`),
          tie('json'),
        ),
        {
          selector: ([name]) => name,
          maxLength: 3,
        },
      )
      .map((all) => `{${all.map(([name, one]) => `${JSON.stringify(name)}:${one}`).join(',')}}`),
  ),
}));

describe('JSON', () => {
  it('keeps its digits through a copy, a cache and a file', () => {
    fc.assert(
      fc.property(json, (one) => {
        const value = parseJson(one);
        expect(printJson(structuredClone(value))).toBe(one);
        expect(printJson(deserialize(serialize(value)))).toBe(one);
        expect(printJson(JSON.parse(JSON.stringify(value)))).toBe(one);
      }),
    );
  });

  it.each(['01', '1.', '.5', '+1', '--1', '{"a":1,}', '1e'])('is not %s', (one) => {
    expect(() => parseJson(one)).toThrow(SyntaxError);
  });
});

const document = (value: string) => `openapi: 3.1.0\nx-value: ${value}\n`;
const valueIn = (yaml: string) => readDocument(yaml, 'test.yaml').root['x-value'];

describe('a YAML document', () => {
  it('keeps the digits of its numbers, and becomes JSON and YAML with them', () => {
    fc.assert(
      fc.property(digits, (one) => {
        expect(plainText(valueIn(document(one)))).toBe(one);
        expect(plainText(valueIn(document(`{ a: [${one}] }`)))).toBe(`{"a":[${one}]}`);
        const written = printYaml({ openapi: '3.1.0', 'x-value': parseJson(one) });
        expect(plainText(valueIn(written)), written).toBe(one);
      }),
    );
  });

  it('keeps names that look like numbers', () => {
    expect(valueIn(document('{ 1.10: a, 0x1F: b, 9007199254740993: c, null: d }'))).toEqual({
      '1.10': 'a',
      '0x1F': 'b',
      '9007199254740993': 'c',
      null: 'd',
    });
  });

  it.each([
    ['0x7FFFFFFFFFFFFFFF', '9223372036854775807'],
    ['+5', '5'],
    ['.50', '0.50'],
    ['5.', '5'],
    ['007', '7'],
  ])('says %s as JSON writes it, %s', (yaml, expected) => {
    expect(plainText(valueIn(document(yaml)))).toBe(expected);
    expect(Number(expected)).toBe(parse(yaml));
  });

  it('is refused with its line where a number has no digits', () => {
    expect(() => valueIn(document('[1, .inf]'))).toThrow(
      'test.yaml:2 (#): .inf is a number that JSON does not have',
    );
  });
});
