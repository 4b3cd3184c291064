import {
  resolve,
  type ApiDocument,
  type Facts,
  type Operation,
  type Parameter,
  type Schema,
} from './documents.ts';
import { examplesOf, type PrintedExample } from './answers.ts';
import { answerFields, fieldsOf, kebab, requestFields, type Field } from './fields.ts';
import {
  blocks,
  code,
  fence,
  heading,
  inline,
  paragraph,
  strong,
  table,
  text,
  type Block,
} from './markdown.ts';

/**
 * A whole API document as Markdown: introduction, addresses, an h2 for each tag, an h3 for each
 * operation (its anchor is the operationId in kebab-case), and all schemas at the end.
 */
export function apiReference({ documents, operations }: Facts, api: string): Block[] {
  const document = documents[api]!;
  const own = [...operations.values()].filter((operation) => operation.api === api);
  return [
    ...blocks(document.info.description),
    heading(2, 'base-url', text('Base URL')),
    table(
      ['Address', 'What it is'],
      (document.servers ?? []).map(({ url, description }) => [[code(url)], inline(description)]),
    ),
    ...(document.tags ?? []).flatMap(({ name, description }) => [
      heading(2, undefined, text(name)),
      ...blocks(description),
      ...own
        .filter(({ tags }) => tags?.includes(name))
        .flatMap((operation) => operationBlocks(document, operation)),
    ]),
    heading(2, 'schemas', text('Schemas')),
    ...Object.entries(document.components?.schemas ?? {}).flatMap(([name, schema]) => [
      heading(3, `schema-${kebab(name)}`, text(name)),
      ...blocks(schema.description),
      ...(schema.properties ? [answerFields(fieldsOf(api, document, schema))] : valuesOf(schema)),
    ]),
  ];
}

const valuesOf = (schema: Schema): Block[] =>
  schema.enum
    ? [
        table(
          ['Value'],
          schema.enum.map((value) => [[code(String(value))]]),
        ),
      ]
    : [];

function operationBlocks(document: ApiDocument, operation: Operation): Block[] {
  return [
    heading(3, kebab(operation.operationId), text(operation.summary)),
    fence('http', `${operation.method} ${operation.path}`),
    ...blocks(operation.description),
    ...credentialBlocks(document, operation),
    ...parameterBlocks(operation),
    ...bodyBlocks(document, operation),
    heading(4, `${kebab(operation.operationId)}-answers`, text('Answers')),
    ...Object.entries(operation.answers).flatMap(([status, answer]) => [
      paragraph(strong(status), text(' '), ...inline(answer.description)),
      ...examplesOf(document, answer).map(exampleBlock),
    ]),
  ];
}

function credentialBlocks(document: ApiDocument, operation: Operation): Block[] {
  const names = (operation.security ?? []).flatMap(Object.keys);
  const schemes = document.components?.securitySchemes ?? {};
  if (names.length === 0) return [paragraph(strong('Credential.'), text(' None is shown.'))];
  return names.map((name) =>
    paragraph(strong('Credential.'), text(' '), ...inline(schemes[name]?.description ?? name)),
  );
}

const asField = ({ name, required, schema, description, in: place }: Parameter): Field => ({
  name,
  type: [text(`${place}, ${String(schema?.type ?? 'string')}`)],
  required: required ?? false,
  nullable: false,
  meaning: inline(description ?? schema?.description),
});

const parameterBlocks = ({ operationId, parameters }: Operation): Block[] =>
  parameters.length === 0
    ? []
    : [
        heading(4, `${kebab(operationId)}-parameters`, text('Parameters')),
        requestFields(parameters.map(asField)),
      ];

function bodyBlocks(document: ApiDocument, operation: Operation): Block[] {
  const body = operation.requestBody && resolve(document, operation.requestBody);
  if (!body) return [];
  return [
    heading(4, `${kebab(operation.operationId)}-body`, text('Body')),
    ...blocks(body.description),
    ...Object.entries(body.content).flatMap(([mediaType, content]) => [
      paragraph(text('Sent as '), code(mediaType), text('.')),
      ...(content.schema ? [requestFields(fieldsOf(operation.api, document, content.schema))] : []),
      ...examplesOf(document, { description: '', content: { [mediaType]: content } }).map(
        exampleBlock,
      ),
    ]),
  ];
}

function exampleBlock({ mediaType, summary, value }: PrintedExample): Block {
  const meta = summary ? `title="${summary.replaceAll('"', '”')}"` : undefined;
  return typeof value === 'string'
    ? fence('text', value, meta)
    : fence(mediaType.includes('form') ? 'text' : 'json', printed(mediaType, value), meta);
}

const printed = (mediaType: string, value: unknown) =>
  mediaType.includes('form')
    ? new URLSearchParams(value as Record<string, string>).toString().replaceAll('&', '\n&')
    : JSON.stringify(value, null, 2);
