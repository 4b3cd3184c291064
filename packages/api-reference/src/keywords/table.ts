import {
  among,
  any,
  flag,
  list,
  map,
  names,
  one,
  openMap,
  shown,
  silent,
  since31,
  text,
  url,
  type Keywords,
  type ObjectKind,
} from './keyword.ts';
import { schemaKeywords, description, securityKeywords } from './schema-table.ts';

const externalDocs = shown(one('ExternalDocs'), 'a link behind the words about its object');
const servers = shown(list('Server'), 'Base URL: the address, its meaning and its variables', {
  samples: 'the first address, defaults filled in; that of the operation before that of the path',
  console: 'the addresses to choose from',
});
const operation = shown(one('Operation'), 'a section of its own with method and path', {
  samples: 'a call in every language',
  console: 'a form',
  search: 'a section',
});
const schema = shown(one('Schema'), 'type, limits and fields where its object stands', {
  samples: 'a made-up value where there is no example',
  console: 'the input',
  search: 'a section for each field',
});
const example = shown(any, 'a value beside the others');
const examples = shown(map('Example'), 'each value with its words', {
  samples: 'the first is what is sent',
  console: 'a choice to fill the form in from',
});
const deprecated = shown(flag, 'the word deprecated');
const required = shown(flag, 'the word required, or that it may be left out', {
  console: 'the word required',
});
const style = among(
  'matrix',
  'label',
  'simple',
  'form',
  'spaceDelimited',
  'pipeDelimited',
  'deepObject',
);
const styled = shown(style, 'a line: how the value is written', {
  samples: 'values are written so',
  console: 'values are sent so',
});
const explode = shown(flag, 'a line: whether each entry is written by itself', {
  samples: 'values are written so',
  console: 'values are sent so',
});
const allowReserved = shown(flag, 'a line: reserved characters stay', {
  samples: 'they stay',
  console: 'they stay',
});
const content = shown(map('MediaType'), 'the media type with the fields it holds', {
  samples: 'the first is sent',
  console: 'the media types to choose from',
});
const credentials = shown(list('SecurityRequirement'), 'the credentials of each operation', {
  samples: 'the first alternative',
  console: 'an input for each of all alternatives, and a word where no page can send it',
});

/**
 * Every keyword of OpenAPI 3.1.1 (https://spec.openapis.org/oas/v3.1.1.html), of 3.0 where it differs, and
 * the extensions that are understood, with what becomes of each. A keyword that is not here fails the build.
 */
export const keywords: Record<ObjectKind, Keywords> = {
  OpenAPI: {
    openapi: shown(among(), 'behind the version of the API'),
    info: shown(one('Info'), 'the head of the page'),
    jsonSchemaDialect: since31(
      silent(
        among(
          'https://spec.openapis.org/oas/3.1/dialect/base',
          'https://json-schema.org/draft/2020-12/schema',
        ),
        'Both dialects have the keywords of this table.',
      ),
    ),
    servers,
    paths: shown(openMap('PathItem'), 'the path of each operation'),
    webhooks: since31(shown(map('PathItem'), 'a section of calls that come to the reader')),
    components: shown(
      one('Components'),
      'schemas and credentials whole, the rest where it is used',
    ),
    security: credentials,
    tags: shown(list('Tag'), 'groups of operations, in this order'),
    externalDocs,
    'x-limits': silent(any, 'Operations, fields and pages say each limit where it is kept.'),
    'x-tagGroups': shown(list('TagGroup'), 'the name of the group before the tags that it holds'),
  },
  Info: {
    title: shown(text, 'a line of the facts at the head; the title of the Markdown twin'),
    summary: since31(shown(text, 'the first paragraph', { search: 'words of the page' })),
    description,
    termsOfService: shown(url, 'a link in the facts at the head'),
    contact: shown(one('Contact'), 'a line of the facts at the head'),
    license: shown(one('License'), 'a line of the facts at the head'),
    version: shown(text, 'a line of the facts at the head'),
  },
  Contact: {
    name: shown(text, 'in the line Contact'),
    url: shown(url, 'a link in the line Contact'),
    email: shown(text, 'a link in the line Contact'),
  },
  License: {
    name: shown(text, 'in the line License'),
    identifier: since31(shown(text, 'in the line License')),
    url: shown(url, 'a link in the line License'),
  },
  Server: {
    url: shown(url, 'the address, and its template where it has variables'),
    description,
    variables: shown(map('ServerVariable'), 'below the address', {
      console: 'part of the address',
    }),
  },
  ServerVariable: {
    enum: shown(names, 'the values to choose from'),
    default: shown(text, 'the value filled in', { samples: 'the value filled in' }),
    description,
  },
  Components: {
    schemas: shown(map('Schema'), 'a section for each', { search: 'a section for each field' }),
    responses: shown(map('Response'), 'where an operation points to it'),
    parameters: shown(map('Parameter'), 'where an operation points to it'),
    examples: shown(map('Example'), 'where something points to it'),
    requestBodies: shown(map('RequestBody'), 'where an operation points to it'),
    headers: shown(map('Header'), 'where an answer points to it'),
    securitySchemes: shown(map('SecurityScheme'), 'a card for each under Credentials'),
    links: shown(map('Link'), 'where an answer points to it'),
    callbacks: shown(map('Callback'), 'where an operation points to it'),
    pathItems: since31(shown(map('PathItem'), 'where a path points to it')),
  },
  PathItem: {
    $ref: shown(text, 'what it points to'),
    summary: shown(text, 'in each operation of the path'),
    description,
    get: operation,
    put: operation,
    post: operation,
    delete: operation,
    options: operation,
    head: operation,
    patch: operation,
    trace: operation,
    servers,
    parameters: shown(list('Parameter'), 'with those of each operation of the path'),
  },
  Operation: {
    tags: shown(names, 'the group it stands in; further ones in a line'),
    summary: shown(text, 'the heading', { search: 'the title' }),
    description,
    externalDocs,
    operationId: shown(text, 'the anchor, and the heading where there is no summary', {
      search: 'a name',
    }),
    parameters: shown(list('Parameter'), 'fields by their place', {
      samples: 'values',
      console: 'inputs',
    }),
    requestBody: shown(one('RequestBody'), 'the part Body'),
    responses: shown(openMap('Response'), 'the part Answers, ranges and default included', {
      search: 'words of the section',
    }),
    callbacks: shown(map('Callback'), 'calls that come back, below the answers'),
    deprecated,
    security: credentials,
    servers,
    'x-refused': shown(map('Refused'), 'what was sent, beside the answer it earns', {
      console: 'a choice to fill the form in from',
    }),
    'x-repeat': shown(among('safe', 'with-key'), 'a line: whether the same call may be sent again'),
    'x-key-of': silent(any, 'Only the server reads it: the text says what a key counts for.'),
    'x-bad-request': silent(any, 'Only the server reads it: which faults it answers with 400.'),
  },
  ExternalDocs: { description: shown(text, 'the words of the link'), url: shown(url, 'the link') },
  Parameter: {
    name: shown(text, 'the name of the field', { search: 'the title' }),
    in: shown(among('path', 'query', 'header', 'cookie'), 'the heading it stands below'),
    description,
    required,
    deprecated,
    allowEmptyValue: shown(flag, 'a line: it may be empty'),
    style: styled,
    explode,
    allowReserved,
    schema,
    example,
    examples,
    content,
  },
  RequestBody: { description, content, required },
  MediaType: {
    schema,
    example,
    examples,
    encoding: shown(map('Encoding'), 'a line for each field that it is about', {
      samples: 'how each field is written',
    }),
  },
  Encoding: {
    contentType: shown(text, 'in the line of the field'),
    headers: shown(map('Header'), 'fields below the line'),
    style: styled,
    explode,
    allowReserved,
  },
  Response: {
    description,
    headers: shown(map('Header'), 'fields of the answer'),
    content,
    links: shown(map('Link'), 'a list below the answer'),
  },
  Callback: { '*': shown(one('PathItem'), 'the address that is called') },
  Example: {
    summary: shown(text, 'the words about the value'),
    description,
    value: shown(any, 'the value', { samples: 'what is sent' }),
    externalValue: shown(url, 'a link to the value'),
  },
  Link: {
    operationRef: shown(text, 'the operation that it leads to'),
    operationId: shown(text, 'a link to the operation'),
    parameters: shown({ values: true }, 'what is taken from the answer'),
    requestBody: shown(any, 'what is taken from the answer'),
    description,
    server: shown(one('Server'), 'the address of the operation'),
  },
  Header: {
    description,
    required,
    deprecated,
    style: styled,
    explode,
    schema,
    example,
    examples,
    content,
  },
  Tag: {
    name: shown(text, 'the heading of a group', { search: 'a title' }),
    description,
    externalDocs,
  },
  TagGroup: { name: shown(text, 'before the tags it holds'), tags: shown(names, 'those tags') },
  Refused: {
    summary: shown(text, 'the words about the request'),
    parameters: shown({ values: true }, 'what was sent'),
    body: shown(any, 'what was sent'),
  },
  Reference: {
    $ref: shown(text, 'what it points to'),
    summary: since31(shown(text, 'in place of that of what it points to')),
    description: since31(shown(text, 'in place of that of what it points to')),
  },
  Schema: schemaKeywords,
  Discriminator: {
    propertyName: shown(text, 'a line: the field that tells the forms apart'),
    mapping: shown({ texts: true }, 'which value stands for which form'),
  },
  XML: {
    name: shown(text, 'in the line XML'),
    namespace: shown(url, 'in the line XML'),
    prefix: shown(text, 'in the line XML'),
    attribute: shown(flag, 'in the line XML'),
    wrapped: shown(flag, 'in the line XML'),
  },
  ...securityKeywords,
};

/** Objects in whose place a reference may stand, and where among the components they are kept. */
export const referable: Partial<Record<ObjectKind, string>> = {
  Response: 'responses',
  Parameter: 'parameters',
  Example: 'examples',
  RequestBody: 'requestBodies',
  Header: 'headers',
  SecurityScheme: 'securitySchemes',
  Link: 'links',
  Callback: 'callbacks',
};
