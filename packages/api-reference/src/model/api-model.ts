import type { Json } from '../json/json.ts';

/** A whole API as its page shows it: everything resolved, named and in reading order. */
export interface ApiModel {
  /** How links and files call it, such as `lockers`. */
  name: string;
  title: string;
  version: string;
  /** The version of OpenAPI it is written in. */
  openapi: string;
  summary: string;
  description: string;
  license?: { name: string; identifier: string; url: string };
  contact?: { name: string; url: string; email: string };
  /** The address of the terms of service. */
  terms: string;
  externalDocs?: OutsideDocs;
  servers: ServerAddress[];
  credentials: Credential[];
  groups: Group[];
  errors: ErrorSentence[];
  schemas: NamedSchema[];
  /** Calls that the server makes to the reader. */
  webhooks: Operation[];
  /** Extensions that nothing shows, with how often each stands in the document. */
  extensions: [name: string, count: number][];
  /** It has more operations than one page shows (constants.ts). */
  isLarge: boolean;
}

/** A line about something: what is told, in Markdown, as values, or as it is. */
export interface Fact {
  term: string;
  words?: string;
  values?: Json[];
  text?: string;
}

/** Documentation elsewhere. */
export interface OutsideDocs {
  url: string;
  description: string;
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

/** One way of proving who calls. */
export interface Credential {
  /** Its key in `components.securitySchemes`. */
  name: string;
  anchor: string;
  /** What kind it is, in words: "Header", "Query parameter", "OAuth 2.0", … */
  kind: string;
  place: 'header' | 'query' | 'cookie';
  /** The header, parameter or cookie it travels in. */
  parameter: string;
  /** The word before the secret in `Authorization`. */
  scheme: string;
  description: string;
  /** Signs the request instead of being a secret itself. */
  isSignature: boolean;
  facts: Fact[];
  /** The ways to a token of OAuth 2.0. */
  flows: OAuthFlow[];
}

export interface OAuthFlow {
  name: string;
  facts: Fact[];
  scopes: [name: string, meaning: string][];
}

/** A credential as one operation asks for it. */
export interface NeededCredential extends Credential {
  /** What it must permit. */
  scopes: string[];
}

/** Operations under one tag. */
export interface Group {
  name: string;
  anchor: string;
  description: string;
  operations: Operation[];
  externalDocs?: OutsideDocs;
  /** What this group of operations belongs to, such as "Store"; empty for most. */
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
  /** Alternatives; each is a set of credentials that are needed together. */
  credentials: NeededCredential[][];
  /** Whether the same call may be sent again, in Markdown; empty where the document does not say (`x-repeat`). */
  repeats: string;
  /** Addresses of its own, in place of those of the API. */
  servers: ServerAddress[];
  externalDocs?: OutsideDocs;
  /** What the document says about its path. */
  aboutPath: { summary: string; description: string };
  /** Tags beside the one whose group it stands in. */
  otherTags: string[];
  /** Calls that the server makes to the reader because of it. */
  callbacks: Operation[];
  parameters: ParameterGroup[];
  body?: Body;
  answers: Answer[];
  requests: RequestExample[];
  /** What a caller is likely to get wrong, one sentence each, in Markdown. */
  pitfalls: string[];
}

export interface ParameterGroup {
  place: 'path' | 'query' | 'header' | 'cookie';
  fields: Field[];
}

export interface Body {
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

/** How one field of a form travels. */
export interface Encoding {
  name: string;
  /** Its media types, separated by commas. */
  contentType: string;
  writing?: Writing;
  facts: Fact[];
  headers: Field[];
  /** Headers that a sample sends with it. */
  sent: [name: string, value: string][];
}

export interface Answer {
  /** `200`, `4XX` or `default`. */
  status: string;
  anchor: string;
  /** When this answer is given. */
  description: string;
  headers: Field[];
  media: Media[];
  examples: Example[];
  links: LinkTo[];
}

/** An operation that what an answer holds can be taken to. */
export interface LinkTo {
  name: string;
  description: string;
  operationId: string;
  operationRef: string;
  parameters: [name: string, value: Json][];
  requestBody?: Json;
  server?: ServerAddress;
}

export interface Example {
  name: string;
  summary: string;
  description: string;
  mediaType: string;
  value: Json;
}

/** One request with the values of all its parameters. */
export interface RequestExample {
  name: string;
  summary: string;
  description: string;
  /** Keyed `place.name`, such as `path.location_id`. */
  parameters: Record<string, Json>;
  body?: { mediaType: string; value: Json };
}

/** How a value is written where it travels; the standard says what holds where nothing is given. */
export interface Writing {
  style?: string;
  explode?: boolean;
  allowReserved?: boolean;
  /** It is a text of a media type, such as JSON. */
  isContent?: boolean;
}

/** A parameter, a header or a property. */
export interface Field {
  writing?: Writing;
  name: string;
  anchor: string;
  shape: Shape;
  isRequired: boolean;
  /** The condition under which it is required, such as "`update_type` is `completed`". */
  requiredWhen: string;
  isDeprecated: boolean;
}

/** A schema after `$ref`, `allOf`, `nullable` and the like have been worked out. */
export interface Shape {
  /** JSON types without `null`; empty where anything is allowed. */
  types: string[];
  isNullable: boolean;
  /** Its key in `components.schemas`. */
  name: string;
  format: string;
  description: string;
  /** The allowed values, without null. */
  values: Json[];
  default?: Json;
  example?: Json;
  /** The examples after the first. */
  moreExamples: Json[];
  /** "deprecated", "read-only", "write-only". */
  badges: string[];
  facts: Fact[];
  /** Shapes that stand in some relation to it, such as "If" and "Then". */
  parts: Part[];
  /** What a number counts: "seconds", "volts", … */
  unit: string;
  /** Limits in words: "1 to 255 characters". */
  limits: string[];
  fields: Field[];
  /** What an array holds. */
  items?: Shape;
  /** What a map holds under keys that are not fields. */
  entries?: Shape;
  choice?: { how: 'one' | 'any'; options: Shape[] };
  /** Its fields are shown where the schema of this name is described, not here. */
  isElsewhere: boolean;
}

/** A shape and what it is to the shape that holds it, in Markdown. */
export interface Part {
  label: string;
  shape: Shape;
  /** It is an entry of a list: one of the first, or any further one behind them. */
  isEntry?: boolean;
}

export interface NamedSchema {
  name: string;
  anchor: string;
  shape: Shape;
}

/** A fixed sentence that says what went wrong, and where it may come from. */
export interface ErrorSentence {
  sentence: string;
  anchor: string;
  statuses: string[];
  /** When it is given, in Markdown, once for each wording. */
  when: string[];
  operations: { anchor: string; summary: string }[];
}
