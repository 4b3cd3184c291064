import {
  among,
  any,
  bound,
  flag,
  list,
  map,
  names,
  number,
  one,
  refused,
  shown,
  silent,
  since31,
  text,
  type Keywords,
  url,
} from './keyword.ts';

export const description = shown(text, 'as prose where its object stands', {
  search: 'words of the section',
});

const flow = shown(one('OAuthFlow'), 'the flow by its name');

/** The keywords about proving who calls. */
export const securityKeywords = {
  SecurityScheme: {
    type: shown(
      among('apiKey', 'http', 'mutualTLS', 'oauth2', 'openIdConnect'),
      'the kind of the credential',
    ),
    description,
    name: shown(text, 'the header, parameter or cookie', { samples: 'where the secret is' }),
    in: shown(among('header', 'query', 'cookie'), 'where it travels'),
    scheme: shown(text, 'the word before the secret'),
    bearerFormat: shown(text, 'a line of the card'),
    flows: shown(one('OAuthFlows'), 'a list of the ways to a token'),
    openIdConnectUrl: shown(url, 'a line of the card'),
    'x-scheme': shown(text, 'the word before the secret of a key in Authorization'),
    'x-signs': shown(among('form'), 'that it signs the call', { console: 'the signature is made' }),
  },
  OAuthFlows: {
    implicit: flow,
    password: flow,
    clientCredentials: flow,
    authorizationCode: flow,
  },
  OAuthFlow: {
    authorizationUrl: shown(url, 'a line of the flow'),
    tokenUrl: shown(url, 'a line of the flow'),
    refreshUrl: shown(url, 'a line of the flow'),
    scopes: shown({ texts: true }, 'each scope with what it permits'),
  },
  SecurityRequirement: { '*': shown(names, 'the credential, and the scopes it must have') },
} satisfies Record<string, Keywords>;

const part = (page: string) => shown(one('Schema'), page);
const limit = shown(number, 'a limit in words');
const base = 'Names are looked up in one document. Point with "#/components/schemas/…".';

/** Every keyword of a schema, JSON Schema 2020-12 (https://json-schema.org/draft/2020-12) and OpenAPI. */
export const schemaKeywords: Keywords = {
  $ref: shown(text, 'what it points to, with a link where that has a name'),
  $comment: since31(
    silent(text, 'It is for the writers of schemas: the standard keeps it from readers.'),
  ),
  $defs: since31(shown(map('Schema'), 'below the schema, by name')),
  $schema: since31(
    silent(
      among(
        'https://spec.openapis.org/oas/3.1/dialect/base',
        'https://json-schema.org/draft/2020-12/schema',
      ),
      'Both dialects have the keywords of this table.',
    ),
  ),
  $id: refused(base),
  $anchor: refused(base),
  $dynamicRef: refused('What it points to depends on who asks. Point with "$ref".'),
  $dynamicAnchor: refused('It is for "$dynamicRef", which is refused. Point with "$ref".'),
  $vocabulary: refused('Dialects of one’s own are not read. Leave it out.'),
  $recursiveRef: refused('It is of an older draft. Point with "$ref".'),
  $recursiveAnchor: refused('It is of an older draft. Point with "$ref".'),
  definitions: refused('It is of an older draft. Call it "$defs".'),
  dependencies: refused('It is of an older draft. Use "dependentRequired" or "dependentSchemas".'),
  additionalItems: refused('It is of an older draft. Use "prefixItems", and "items" for the rest.'),
  id: refused('It is of an older draft, or a field: those stand below "properties".'),

  type: shown({ plain: 'type' }, 'the type in words', { console: 'the kind of input' }),
  format: shown(text, 'behind the type', { samples: 'the kind of made-up text' }),
  title: shown(text, 'a line, or the description where there is none'),
  description: shown(text, 'as prose', { search: 'words of the field', console: 'help' }),
  default: shown(any, 'a line', { samples: 'a value where there is no example' }),
  example: shown(any, 'a line', { samples: 'what is sent' }),
  examples: since31(shown(any, 'a line', { samples: 'the first is sent' })),
  deprecated: shown(flag, 'the word deprecated'),
  readOnly: shown(flag, 'the word read-only; left out of what is sent'),
  writeOnly: shown(flag, 'the word write-only; left out of answers'),
  externalDocs: shown(one('ExternalDocs'), 'a link in a line'),
  xml: shown(one('XML'), 'the line XML'),
  discriminator: shown(one('Discriminator'), 'a line'),
  nullable: shown(flag, 'that it can be null, also in a document of 3.1, which no longer knows it'),

  const: since31(shown(any, 'the only value')),
  enum: shown(any, 'the allowed values', { console: 'a choice', search: 'words of the field' }),
  multipleOf: limit,
  maximum: limit,
  exclusiveMaximum: shown(bound, 'a limit in words'),
  minimum: limit,
  exclusiveMinimum: shown(bound, 'a limit in words'),
  maxLength: limit,
  minLength: limit,
  pattern: shown(text, 'a limit in words'),
  maxItems: limit,
  minItems: limit,
  uniqueItems: shown(flag, 'a limit in words'),
  maxContains: since31(limit),
  minContains: since31(limit),
  maxProperties: limit,
  minProperties: limit,
  required: shown(names, 'the word required at each field', { console: 'the word required' }),
  dependentRequired: since31(shown({ lists: true }, 'a line: what is required with a field')),
  contentEncoding: since31(shown(text, 'a line')),
  contentMediaType: since31(shown(text, 'a line')),
  contentSchema: since31(part('what it holds when decoded')),

  allOf: shown(list('Schema'), 'put together, with the names of what it is made of'),
  oneOf: shown(list('Schema'), 'a form for each'),
  anyOf: shown(list('Schema'), 'a form for each'),
  not: part('what it must not be'),
  if: since31(part('the condition')),
  then: since31(part('what holds then')),
  else: since31(part('what holds else')),
  dependentSchemas: since31(shown(map('Schema'), 'what holds where a field is given')),
  properties: shown(map('Schema'), 'a field for each', {
    samples: 'fields of the body',
    console: 'inputs',
    search: 'a section each',
  }),
  patternProperties: since31(shown(map('Schema'), 'what fields of such names hold')),
  additionalProperties: part('what further fields hold'),
  propertyNames: since31(part('what the names of fields are')),
  unevaluatedProperties: since31(part('what fields hold that nothing else names')),
  items: part('what each entry is'),
  prefixItems: since31(shown(list('Schema'), 'what each of the first entries is')),
  contains: since31(part('what some entry must be')),
  unevaluatedItems: since31(part('what entries are that nothing else names')),
};
