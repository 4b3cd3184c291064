import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { typeWords } from '../src/model/type-words.ts';
import TypeWords from '../src/markup/type-words.tsx';
import { thing } from '../test-models.ts';

const a = '{ type: string }';
const b = '{ type: integer }';
const page = { schemaAnchor: () => '' } as unknown as Parameters<typeof TypeWords>[0]['page'];

it.each([
  [`{ type: array, items: { oneOf: [${a}, ${b}] } }`, 'array of (string or integer)'],
  [`{ oneOf: [{ type: array, items: ${a} }, ${b}] }`, 'array of string or integer'],
  [`{ type: [array, string], items: ${b} }`, 'array of integer or string'],
  [`{ type: array, items: { type: [string, integer] } }`, 'array of (string or integer)'],
  [
    `{ type: array, items: { type: array, items: { type: [string, integer] } } }`,
    'array of array of (string or integer)',
  ],
  [
    `{ type: array, items: { type: [array, string], items: ${b} } }`,
    'array of (array of integer or string)',
  ],
  [`{ type: object, additionalProperties: { oneOf: [${a}, ${b}] } }`, 'map of (string or integer)'],
])('tells an array of either from an array or something else: %s', (schema, words) => {
  const shape = thing(`Thing: ${schema}`);
  expect(typeWords(shape)).toBe(words);
  expect(renderToStaticMarkup(<TypeWords shape={shape} page={page} />)).toBe(words);
});

it.each([
  ['{ const: null }', 'null'],
  ['{ enum: [null] }', 'null'],
  [`{ type: [array, 'null'], items: ${a} }`, 'array of string or null'],
  [`{ type: array, items: { type: [string, 'null'] } }`, 'array of (string or null)'],
  [
    `{ type: array, items: { type: [array, 'null'], items: ${a} } }`,
    'array of (array of string or null)',
  ],
])('tells a list that can be null from a list of what can be null: %s', (schema, words) => {
  expect(typeWords(thing(`Thing: ${schema}`))).toBe(words);
});
