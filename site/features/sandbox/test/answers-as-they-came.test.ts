import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentOf } from '../page/send.ts';
import { prettyJson } from '../../reference/page/try-it/json.tsx';

const answer =
  '{"2": "two", "10":"ten","id": 1253261109769874438,"price":1.10,"huge":1e999,"dup":1,"dup":2}';

describe('an answer in JSON', () => {
  it('keeps digits, order and names that stand twice when it is indented', () => {
    expect(prettyJson(answer)).toBe(`{
  "2": "two",
  "10": "ten",
  "id": 1253261109769874438,
  "price": 1.10,
  "huge": 1e999,
  "dup": 1,
  "dup": 2
}`);
    expect(prettyJson('[ ]')).toBe('[]');
    expect(prettyJson('[{"a": [1, {}]}]')).toBe(
      '[\n  {\n    "a": [\n      1,\n      {}\n    ]\n  }\n]',
    );
  });

  it('is indented as JavaScript would, and without white space it is what came', () => {
    const structured = fc.oneof(
      fc.array(fc.jsonValue()),
      fc.dictionary(fc.string(), fc.jsonValue()),
    );
    fc.assert(
      fc.property(structured, (value) => {
        const pretty = prettyJson(JSON.stringify(value))!;
        expect(pretty).toBe(JSON.stringify(value, null, 2));
        expect(prettyJson(pretty)).toBe(pretty);
      }),
    );
  });

  it.each(['{"a":1', 'text', '{"a":01}', ''])('is no JSON where it is %j', (text) => {
    expect(prettyJson(text)).toBeUndefined();
  });
});

describe('what comes', () => {
  const bytes = (...all: number[]) => new Uint8Array(all);

  it('is text as long as every byte of it is kept', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (all) => {
        const { text, data } = contentOf(bytes(...all), 'text/plain');
        if (data) expect(data.size).toBe(all.length);
        else expect([...new TextEncoder().encode(text)]).toEqual([...all]);
      }),
    );
  });

  it('is a picture, and no text, where it says so', async () => {
    const png = bytes(137, 80, 78, 71, 13, 10, 26, 10);
    const { text, data } = contentOf(png, 'image/png; q=1');
    expect(text).toBe('');
    expect(data!.type).toBe('image/png');
    expect(new Uint8Array(await data!.arrayBuffer())).toEqual(png);
  });

  it('is no text either where its bytes are none, whatever it says', () => {
    expect(contentOf(bytes(0xff, 0xfe, 0x80), 'text/plain').data!.size).toBe(3);
  });

  it('is read in the characters that it names', () => {
    expect(contentOf(bytes(0xe9), 'text/plain; charset="ISO-8859-1"')).toEqual({ text: 'é' });
    expect(contentOf(bytes(0xe9), 'text/plain; charset=unheard-of').data).toBeDefined();
  });
});
