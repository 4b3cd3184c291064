import { describe, expect, it } from 'vitest';
import { sampleRequest, type SampleRequest } from '../src/samples/request.ts';
import { inPath, inQuery } from '../src/samples/written-value.ts';
import { modelOf, operationsIn } from '../test-models.ts';

const LIST = ['blue', 'black', 'brown'];
const OBJECT = { R: 100, G: 200, B: 150 };

// https://spec.openapis.org/oas/v3.1.1.html#style-examples
it.each([
  ['matrix', false, ';color', ';color=blue,black,brown', ';color=R,100,G,200,B,150'],
  ['matrix', true, ';color', ';color=blue;color=black;color=brown', ';R=100;G=200;B=150'],
  ['label', false, '.', '.blue,black,brown', '.R,100,G,200,B,150'],
  ['label', true, '.', '.blue.black.brown', '.R=100.G=200.B=150'],
  ['simple', false, '', 'blue,black,brown', 'R,100,G,200,B,150'],
  ['simple', true, '', 'blue,black,brown', 'R=100,G=200,B=150'],
])('serializes the table of the standard in a path: %s, explode: %s', (style, explode, ...rows) => {
  const written = ['', LIST, OBJECT].map((value) => inPath('color', value, { style, explode }));
  expect(written).toEqual(rows);
});

it.each([
  ['form', false, 'color=blue,black,brown', 'color=R,100,G,200,B,150'],
  ['form', true, 'color=blue&color=black&color=brown', 'R=100&G=200&B=150'],
  ['spaceDelimited', false, 'color=blue%20black%20brown', 'color=R%20100%20G%20200%20B%20150'],
  [
    'pipeDelimited',
    false,
    encodeURI('color=blue|black|brown'),
    encodeURI('color=R|100|G|200|B|150'),
  ],
])(
  'serializes the table of the standard in a query: %s, explode: %s',
  (style, explode, ...rows) => {
    const written = [LIST, OBJECT].map((value) => inQuery('color', value, { style, explode }));
    expect(written.map((pairs) => pairs.join('&'))).toEqual(rows);
  },
);

it('lets no reserved character stay in a path, whatever "allowReserved" says', () => {
  expect(inPath('p', 'a/b?c', { allowReserved: true })).toBe('a%2Fb%3Fc');
});

it('keeps percent-encoded triples and what a query allows, where reserved characters stay', () => {
  const value = "a:/?#[]@!$&'()*+,;= %2B%zz^|";
  expect(inQuery('q', value, { allowReserved: true })).toEqual([
    "q=a:/?%23%5B%5D@!$%26'()*%2B,;=%20%2B%25zz%5E%7C",
  ]);
});

/** The body sent for the content of a request body. */
function bodyOf(content: string, version = '3.1.0'): SampleRequest['body'] {
  const operation = `operationId: add, requestBody: { content: { ${content} } }, responses: {}`;
  const model = modelOf(`paths: { /things: { post: { ${operation} } } }`, version);
  const [add] = operationsIn(model);
  return sampleRequest(model, add!, add!.requests[0], { secrets: {} }).body;
}

const form = (example: string, encoding: string, schema = '{}') =>
  bodyOf(
    `application/x-www-form-urlencoded: { schema: ${schema}, example: ${example}, encoding: ${encoding} }`,
  );

// https://spec.openapis.org/oas/v3.1.1.html#encoding-the-x-www-form-urlencoded-media-type
it.each([
  ['{ id: f81d }', '{ id: { contentType: application/json } }', [['id', '"f81d"']]],
  ['{ id: [a, b] }', '{ id: { contentType: application/json } }', '"a" "b"'],
  ['{ id: 5 }', '{ id: { contentType: text/plain } }', [['id', '5']]],
  ['{ id: { a: 1 } }', '{ id: { contentType: application/xml } }', '<id>\n  <a>1</a>\n</id>'],
  ['{ id: [a, b] }', '{ id: { contentType: application/json, explode: true } }', 'a b'],
])('writes a form field %s in its media type: %s', (example, encoding, expected) => {
  const body = form(example, encoding, '{ properties: { id: {} } }');
  const fields = body?.kind === 'form' ? body.fields : [];
  expect(Array.isArray(expected) ? fields : fields.map(([, value]) => value).join(' ')).toEqual(
    expected,
  );
});

const parts = (content: string, version?: string) => {
  const body = bodyOf(`multipart/form-data: { ${content} }`, version);
  return body?.kind === 'multipart'
    ? body.parts.map(({ name, value, type = '', file = '' }) =>
        [name, file || value, type].filter(Boolean).join(' '),
      )
    : [];
};

describe('a part of a multipart form', () => {
  const styled = `example: { list: [a b, c], deep: { x: 1, y: 2 } }, encoding: { list: { contentType: application/json, explode: false }, deep: { style: deepObject } }`;

  it('has the style of its encoding, not its media type, and in OpenAPI 3.0 the media type', () => {
    expect(parts(styled)).toEqual(['list a b,c', 'deep[x] 1', 'deep[y] 2']);
    expect(parts(styled, '3.0.4')).toEqual([
      'list "a b" application/json',
      'list "c" application/json',
      'deep {"x":1,"y":2} application/json',
    ]);
  });

  it('has no style outside of form-data', () => {
    const mixed = bodyOf(`multipart/mixed: { ${styled} }`);
    expect(mixed?.kind === 'multipart' && mixed.parts.map(({ type }) => type)).toEqual(
      Array.from({ length: 3 }, () => 'application/json'),
    );
  });

  it('is a file without a type, as are the entries of a list without one', () => {
    const schema = (more: string) => `schema: { properties: { file: ${more} } }`;
    const octets = ['file file.bin application/octet-stream'];
    expect(parts(schema('{}'))).toEqual(octets);
    expect(parts(schema('{ type: array, items: {} }'))).toEqual(octets);
    expect(parts(schema('{}'), '3.0.4')).toEqual(['file text']);
    expect(parts(schema('{ examples: [a] }'))).toEqual(['file a']);
    expect(parts(schema("{ type: 'null' }"))).toEqual(['file null']);
  });

  it('is an XML document for each entry of a list', () => {
    const list = `schema: { properties: { a: { type: array, items: {} } } }, encoding: { a: { contentType: text/xml } }`;
    expect(parts(`${list}, example: { a: [{ b: 1 }, { b: 2 }] }`)).toEqual([
      'a <a>\n  <b>1</b>\n</a> text/xml',
      'a <a>\n  <b>2</b>\n</a> text/xml',
    ]);
  });
});
