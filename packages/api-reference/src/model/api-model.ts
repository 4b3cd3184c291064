import type { Json } from '../json/json.ts';

/** An API ready for rendering: references resolved, names assigned, everything in reading order. */
export interface ApiModel {
  /** Name in links and file names, such as `lockers`. */
  name: string;
  title: string;
  version: string;
  /** OpenAPI version of the document. */
  openapi: string;
  summary: string;
  description: string;
  /** License, contact, terms of service, and external documentation. */
  about: Fact[];
  servers: ServerAddress[];
  credentials: Credential[];
  groups: Group[];
  errors: ErrorSentence[];
  schemas: NamedSchema[];
  /** Requests that the server sends to the reader. */
  webhooks: Operation[];
  /** Extensions that no page shows, with their number of occurrences. */
  extensions: [name: string, count: number][];
  /** It has more operations than fit on one page (constants.ts). */
  isLarge: boolean;
}

/** A labeled fact: Markdown (`words`), values shown as code, or plain text. */
export interface Fact {
  term: string;
  words?: string;
  values?: Json[];
  text?: string;
}

export interface ServerAddress {
  /** With the defaults of its variables filled in. */
  url: string;
  /** As the document writes it, with `{name}` for each variable. */
  template: string;
  description: string;
  variables: ServerVariable[];
}

export interface ServerVariable {
  name: string;
  default: string;
  values: string[];
  description: string;
}

/** A security scheme. */
export interface Credential {
  /** Its key in `components.securitySchemes`. */
  name: string;
  anchor: string;
  /** Kind in words: "Header", "Query parameter", "OAuth 2.0", … */
  kind: string;
  place: 'header' | 'query' | 'cookie';
  /** Name of the header, query parameter, or cookie that carries it. */
  parameter: string;
  /** Authentication scheme, the word before the secret in `Authorization`. */
  scheme: string;
  description: string;
  /** It is a signature of the request, not a secret. */
  isSignature: boolean;
  facts: Fact[];
  /** OAuth 2.0 flows. */
  flows: OAuthFlow[];
}

export interface OAuthFlow {
  name: string;
  facts: Fact[];
  scopes: [name: string, meaning: string][];
}

/** A credential as required by one operation. */
export interface NeededCredential extends Credential {
  /** Required scopes. */
  scopes: string[];
}

/** Operations under one tag. */
export interface Group {
  name: string;
  anchor: string;
  description: string;
  operations: Operation[];
  /** Link to external documentation in Markdown; empty for most. */
  more: string;
  /** Name of the tag group (`x-tagGroups`), such as "Store"; empty for most. */
  partOf: string;
}

export interface Operation {
  operationId: string;
  anchor: string;
  method: string;
  path: string;
  summary: string;
  description: string;
  isDeprecated: boolean;
  /** Alternatives, each a set of credentials required together. */
  credentials: NeededCredential[][];
  /** Whether the request is safe to repeat, in Markdown; empty if the document does not say (`x-repeat`). */
  repeats: string;
  /** Servers that override those of the API. */
  servers: ServerAddress[];
  /** Description of the path item. */
  pathDescription: string;
  /** Summary of the path item, tags besides that of the group, own servers, and external documentation. */
  facts: Fact[];
  /** Requests that the server sends to the reader as a consequence. */
  callbacks: Operation[];
  parameters: ParameterGroup[];
  body?: Body;
  answers: Answer[];
  requests: [first: RequestExample, ...more: RequestExample[]];
  /** Likely mistakes of callers, one sentence each, in Markdown. */
  pitfalls: string[];
}

export interface ParameterGroup {
  place: 'path' | 'query' | 'header' | 'cookie';
  fields: Field[];
}

interface Body {
  description: string;
  isRequired: boolean;
  media: Media[];
}

export interface Media {
  type: string;
  shape: Shape;
  facts: Fact[];
  encodings: Encoding[];
}

/** Serialization of one form field. */
export interface Encoding {
  name: string;
  /** Its media types, separated by commas. */
  contentType: string;
  writing?: Writing;
  facts: Fact[];
  headers: Field[];
  /** Part headers that samples send. */
  sent: [name: string, value: string][];
}

export interface Answer {
  /** `200`, `4XX` or `default`. */
  status: string;
  anchor: string;
  /** When the server returns this answer. */
  description: string;
  headers: Field[];
  media: Media[];
  examples: Example[];
  links: LinkTo[];
}

/** A link from an answer to a follow-up operation. */
export interface LinkTo {
  name: string;
  description: string;
  operationId: string;
  /** The follow-up operation, by its id or reference if the document has one, else the name of the link. */
  target: string;
  /** What it takes along, and where to. */
  facts: Fact[];
}

export interface Example {
  name: string;
  summary: string;
  description: string;
  mediaType: string;
  value: Json;
}

/** One example request with the values of all its parameters. */
export interface RequestExample {
  name: string;
  summary: string;
  description: string;
  /** Keyed `place.name`, such as `path.location_id`. */
  parameters: Record<string, Json>;
  body?: { mediaType: string; value: Json };
}

/** Serialization of a value; the defaults of OpenAPI apply to what is absent. */
export interface Writing {
  style?: string;
  explode?: boolean;
  allowReserved?: boolean;
  /** The media type it is serialized in, such as JSON. */
  content?: string;
}

/** A parameter, header, or property. */
export interface Field {
  writing?: Writing;
  name: string;
  anchor: string;
  shape: Shape;
  isRequired: boolean;
  /** The condition under which it is required, such as "`update_type` is `completed`". */
  requiredWhen: string;
}

/** A schema with `$ref`, `allOf`, `nullable`, and the like resolved. */
export interface Shape {
  /** JSON types without `null`; empty if any type is allowed. */
  types: string[];
  isNullable: boolean;
  /** Its key in `components.schemas`. */
  name: string;
  format: string;
  description: string;
  /** The allowed values, without null. */
  values: Json[];
  default?: Json;
  examples: Json[];
  /** "deprecated", "read-only", "write-only". */
  badges: string[];
  facts: Fact[];
  /** Labeled subschemas, such as "If" and "Then". */
  parts: Part[];
  /** Unit of a number: "seconds", "volts", … */
  unit: string;
  /** Limits in words: "1 to 255 characters". */
  limits: string[];
  fields: Field[];
  /** Shape of array items. */
  items?: Shape;
  /** Shape of map values under keys that are not fields. */
  entries?: Shape;
  choice?: { how: 'one' | 'any'; options: Shape[] };
  /** Its fields are listed in the section of the schema with this name, not here. */
  isElsewhere: boolean;
}

/** A labeled subschema. */
export interface Part {
  /** Its role in the parent schema, in Markdown. */
  label: string;
  shape: Shape;
}

export interface NamedSchema {
  name: string;
  anchor: string;
  shape: Shape;
}

/** A documented error message and the operations that return it. */
export interface ErrorSentence {
  sentence: string;
  anchor: string;
  statuses: string[];
  /** When it is returned, in Markdown, once per distinct wording. */
  when: string[];
  operations: { anchor: string; summary: string }[];
}
