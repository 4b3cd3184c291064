import { plainText } from '../json/digits.ts';
import { textOf } from '../json/json.ts';
import { isOpenApi30, type Cursor } from '../document/cursor.ts';
import { kebab } from './pages.ts';
import { essence, mediaKind } from '../samples/media-kind.ts';
import { inHeader } from '../samples/written-value.ts';
import { examplesElsewhere, examplesIn, schemaHolder, unwrittenExamples } from './examples.ts';
import { facts, writingFacts, writingOf } from './facts.ts';
import { generateValue } from './generate-value.ts';
import type { Reading } from './parts.ts';
import { shapeOf } from './shape.ts';
import type { Encoding, Fact, Field, Media, Shape } from './api-model.ts';

/** The content of a body or answer in one media type. */
export function mediaOf(type: string, content: Cursor, reading: Reading): Media {
  const { walk } = reading;
  const schema = walk.get(content, 'schema');
  const whole = shapeOf(schema ?? { value: {}, pointer: content.pointer }, reading);
  const shape = examplesIn(walk, content).length > 0 ? { ...whole, examples: [] } : whole;
  const given = walk.map(content, 'encoding');
  const encoded = new Set(given.map(([name]) => name));
  const untyped = shape.fields.filter((one) => isUntyped(one.shape) && !encoded.has(one.name));
  const hasFiles = mediaKind(type) === 'multipart' && !isOpenApi30(walk.source);
  return {
    type,
    shape,
    facts: [...examplesElsewhere(walk, content), ...unwrittenExamples(walk, type, content)],
    encodings: [
      ...given.map(([name, encoding]) => encodingOf(name, encoding, type, reading)),
      ...(hasFiles ? untyped.map(({ name }) => ({ name, ...OCTETS })) : []),
    ],
  };
}

/** Whether a schema says nothing about a value. As a part of a form, it is a file (OpenAPI 3.1.1, Encoding Object). */
function isUntyped({ types, items, choice, limits, ...shape }: Shape): boolean {
  const { fields, parts, values, examples, facts: own, isElsewhere } = shape;
  if (items || types.join() === 'array') return items ? isUntyped(items) : parts.length === 0;
  const said = [types, fields, parts, values, examples, own, limits].flat();
  return (
    said.length === 0 && !choice && !isElsewhere && !shape.isNullable && shape.default === undefined
  );
}

const OCTETS = {
  contentType: 'application/octet-stream',
  facts: [{ term: 'Media type', values: ['application/octet-stream'] }],
  headers: [],
  sent: [],
};

/**
 * The encoding of a form field. Ignored are headers of a part that is none, `Content-Type` among them in favor of
 * `contentType`, that beside a style, and styles outside of forms (OpenAPI 3.0.4 and 3.1.1, Encoding Object).
 */
function encodingOf(name: string, encoding: Cursor, type: string, reading: Reading): Encoding {
  const anchor = `${reading.anchor}--${kebab(name)}`;
  const isMultipart = mediaKind(type) === 'multipart';
  const hasStyles =
    !isMultipart || (essence(type) === 'multipart/form-data' && !isOpenApi30(reading.walk.source));
  const styled = hasStyles ? writingOf(encoding) : {};
  const contentType = styled.writing ? '' : textOf(encoding.value['contentType']);
  const [content = ''] = isMultipart ? [] : contentType.split(',');
  const headers = reading.walk
    .map(encoding, 'headers')
    .filter(([header]) => mediaKind(type) !== 'form' && !/^content-type$/i.test(header));
  const fields = headers.map(([header, cursor]) =>
    headerField(header, cursor, { ...reading, anchor }),
  );
  return {
    name,
    contentType,
    ...(content && { writing: { content: content.trim() } }),
    ...styled,
    facts: writingFacts(encoding),
    headers: fields,
    sent: fields.flatMap(({ name: header, isRequired, shape, writing }, index) => {
      const made = isRequired ? generateFor(reading, headers[index]![1]) : undefined;
      const [value = made] = shape.examples;
      return value === undefined ? [] : [[header, inHeader(value, writing)]];
    }),
  };
}

const generateFor = ({ walk, direction }: Reading, header: Cursor) =>
  generateValue(walk, schemaHolder(walk, header), direction);

export function headerField(name: string, header: Cursor, at: Reading): Field {
  const named: Cursor = { value: { ...header.value, name, in: 'header' }, pointer: header.pointer };
  const field = parameterField(named, () => at);
  const [, ...more] = examplesIn(at.walk, named);
  const summarized = examplesIn(at.walk, named).filter(({ summary }) => summary !== '');
  const { shape } = field;
  return {
    ...field,
    shape: {
      ...shape,
      examples: shape.examples.toSpliced(1, 0, ...more.map(({ value }) => value)),
      facts: [
        ...shape.facts,
        ...summarized.map(({ value, summary, description }) => ({
          term: 'Example',
          words: `\`${plainText(value)}\`: ${[summary, description].filter(Boolean).join('. ')}`,
        })),
      ],
    },
  };
}

export function parameterField(parameter: Cursor, reading: (place: string) => Reading): Field {
  const name = textOf(parameter.value['name']);
  const at = reading(textOf(parameter.value['in']));
  const { walk } = at;
  const anchor = at.anchors(at.anchor, kebab(name));
  const within = { ...at, anchor };
  const contents = walk.map(parameter, 'content');
  const media = contents.map(([type, content]) => mediaOf(type, content, within));
  const schema = walk.get(parameter, 'schema');
  const [first, ...more] = [
    ...(schema ? [shapeOf(schema, within)] : []),
    ...media.map(({ shape }) => shape),
  ];
  const shape = first ?? shapeOf({ value: {}, pointer: parameter.pointer }, within);
  const [example] = examplesIn(walk, parameter);
  const description = textOf(parameter.value['description']);
  return {
    name,
    anchor,
    ...writingOf(parameter),
    shape: {
      ...shape,
      description: description || shape.description,
      // "It SHALL override any example in the schema" (OpenAPI 3.1.1, Parameter and Media Type Object).
      examples: example ? [example.value] : shape.examples,
      badges:
        parameter.value['deprecated'] === true
          ? [...new Set([...shape.badges, 'deprecated'])]
          : shape.badges,
      facts: [
        ...shape.facts,
        ...facts(
          description !== '' &&
            shape.description !== '' &&
            shape.description !== description && {
              term: 'Value',
              words: shape.description,
            },
        ),
        ...writingFacts(parameter),
        ...examplesElsewhere(walk, parameter),
        ...media.flatMap(contentFacts),
      ],
      parts: [...shape.parts, ...more.map((other) => ({ label: 'Also matches', shape: other }))],
    },
    isRequired: parameter.value['required'] === true,
    requiredWhen: '',
  };
}

const contentFacts = ({ type, facts: own, encodings }: Media): Fact[] => [
  { term: 'Written as', values: [type] },
  ...own,
  ...encodings.flatMap((encoding) =>
    [...encoding.facts, ...encoding.headers.map(headerFact)].map(({ term, ...rest }) => ({
      term: `${term} of ${encoding.name}`,
      ...rest,
    })),
  ),
];

const headerFact = ({ name, shape }: Field): Fact => ({
  term: `Header ${name}`,
  words: shape.description || shape.types.join(' or '),
});
